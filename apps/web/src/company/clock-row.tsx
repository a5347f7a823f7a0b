import { sayPerson, type SeenClock } from '@crupier/protocol';
import { Pause, Timer } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { SeatSign } from '../parts/seat-sign.tsx';
import { playSound } from '../sound/player.ts';
import { useTable } from '../table/scene/table-context.ts';
import type { MatchState } from '../wire/match-state.ts';

/** Milliseconds between two looks at the time. */
const lookMs = 250;
/** From here on a reader is warned, in milliseconds. */
const warnMs = 10_000;

/** Minutes and seconds, as a clock shows them: what has begun counts as a whole second. */
export function sayClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** What is left of each seat's time now, since the server has told it. */
function useTimeLeft(clock: SeenClock): readonly (number | undefined)[] {
  const [since, setSince] = useState({ clock, ms: 0 });
  const isRunning = !clock.isPaused && clock.running.length > 0;
  useEffect(() => {
    if (!isRunning) return;
    const begun = performance.now();
    const timer = setInterval(() => setSince({ clock, ms: performance.now() - begun }), lookMs);
    return () => clearInterval(timer);
  }, [clock, isRunning]);
  const passed = since.clock === clock ? since.ms : 0;
  return clock.leftMs.map((left, seat) => (left !== undefined && clock.running.includes(seat) ? Math.max(0, left - passed) : left));
}

interface ClockRowProps {
  readonly clock: SeenClock;
  readonly match: MatchState;
}

/** How much time each person has left; whose time runs is marked, and the reader is warned when theirs is nearly up. */
export function ClockRow({ clock, match }: ClockRowProps): ReactNode {
  const texts = useTexts();
  const { speech } = useTable();
  const left = useTimeLeft(clock);
  const isLate = (seat: number): boolean => clock.running.includes(seat) && !clock.isPaused && (left[seat] ?? warnMs) <= warnMs;
  const warned = match.seats.some(isLate);
  useEffect(() => {
    if (warned) playSound('clock');
  }, [warned]);
  return (
    <section className="clocks" aria-label={texts.clock} aria-live="off">
      {left.map((ms, seat) =>
        ms === undefined ? undefined : (
          // Seats are told apart by their place and nothing else.
          // eslint-disable-next-line react/no-array-index-key
          <span key={seat} className="clock" data-runs={clock.running.includes(seat) || undefined} data-late={isLate(seat) || undefined}>
            <SeatSign seat={seat} name={sayPerson(seat, speech)} />
            {clock.running.includes(seat) &&
              (clock.isPaused ? <Pause aria-hidden="true" size={16} /> : <Timer aria-hidden="true" size={16} />)}
            <b role="timer" aria-label={texts.clockOf(sayPerson(seat, speech))}>
              {sayClock(ms)}
            </b>
          </span>
        ),
      )}
      <span className="unseen" aria-live="assertive">
        {warned ? texts.clockWarns : ''}
      </span>
    </section>
  );
}
