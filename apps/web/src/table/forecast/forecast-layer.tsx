import { answersOf, sayForecast, type ForecastMessage, type SeatAnswer } from '@crupier/protocol';
import { useEffect, useState } from 'react';
import type { Answering } from '../../decision/use-answering.ts';
import { usePart } from '../../parts/use-store.ts';
import type { MatchChannel } from '../../wire/match-channel.ts';
import type { MatchState } from '../../wire/match-state.ts';
import { useFrame } from '../room/use-frame.ts';
import { useTable } from '../scene/table-context.ts';
import { foreseenAhead, showForeseen } from './foreseen.ts';
import { goingOn, pointedIn, supposedAt, type Pointed } from './supposed.ts';

/** Milliseconds that the pointer rests at an answer before the server is asked. */
const restMs = 140;

interface ForecastLayerProps {
  readonly channel: MatchChannel;
  readonly match: MatchState;
  readonly answering: Answering;
}

/** Asks what the answer would change that the pointer or the focus is at, or that a first tap has armed, and shows it. Draws nothing itself. */
export function ForecastLayer({ channel, match, answering }: ForecastLayerProps): undefined {
  const { speech } = useTable();
  const { armed } = answering;
  const { pending, view } = match;
  const { small } = useFrame();
  const pointed = usePointed(!small) ?? (armed === undefined ? undefined : { card: armed });
  const decision = pending?.ask === undefined ? undefined : pending.id;
  const now = useForecast(channel, decision, ofSeat(match, supposedAt(pointed, answering)), restMs);
  const ahead = useForecast(channel, decision, ofSeat(match, goingOn(pending, view)), 0);
  useEffect(() => showForeseen(now && sayForecast(now, view, speech)), [now, view, speech]);
  useEffect(() => foreseenAhead.write(ahead && sayForecast(ahead, view, speech)), [ahead, view, speech]);
  useEffect(
    () => () => {
      showForeseen(undefined);
      foreseenAhead.write(undefined);
    },
    [],
  );
  return undefined;
}

/** An answer as the seat gives it of whose options it is; of several seats that choose none, the one that is shown. */
function ofSeat(match: MatchState, chosen: readonly number[] | undefined): SeatAnswer | undefined {
  return chosen && answersOf(match.pending, match, chosen)[0];
}

/**
 * What the focus is at, or the pointer where it counts; a finger points at nothing. On a small table the forecast makes the slip higher
 * and moves the cards, also the one that the pointer is at.
 */
function usePointed(countsPointer: boolean): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed | undefined>(undefined);
  useEffect(() => {
    const point = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const found = pointedIn(event.target instanceof Element ? event.target : null);
      setPointed((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    if (countsPointer) document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('focusin', point);
    };
  }, [countsPointer]);
  return pointed;
}

/** The forecast of an answer: asked for where it is not known yet. */
function useForecast(
  channel: MatchChannel,
  decision: number | undefined,
  answer: SeatAnswer | undefined,
  delayMs: number,
): ForecastMessage | undefined {
  const known = usePart(channel.store, ({ forecasts }) => forecasts);
  const key = answer?.chosen.join();
  const seat = answer?.seat ?? -1;
  const found = known.find((each) => each.decision === decision && each.seat === seat && each.chosen.join() === key);
  const isMissing = decision !== undefined && key !== undefined && found === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const chosen = key === '' ? [] : key.split(',').map(Number);
    const timer = setTimeout(() => channel.askForecast(decision, { seat, chosen }), delayMs);
    return () => clearTimeout(timer);
    // Of several that are asked for at a time only the last is answered: whatever comes, the others are asked for again.
  }, [channel, decision, key, seat, delayMs, isMissing, known]);
  return found;
}
