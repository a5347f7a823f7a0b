import { sayBeat, saySeat, type Speech } from '@crupier/protocol';
import { Check, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Eye, Link, Pause, Play } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useBoundKeys } from '../keys/use-bound-keys.ts';
import { lineOf, textOf } from '../log/log-lines.ts';
import { useTexts } from '../language/use-texts.ts';
import { Button } from '../parts/button.tsx';
import { useCopy } from '../parts/use-copy.ts';
import { useTable } from '../table/scene/table-context.ts';
import { ALL_HANDS } from './open-hands.ts';
import { PlayOn } from './play-on.tsx';
import type { ReplayTexts } from './replay-texts-en.ts';
import type { BeatMoment, Moment } from './tape.ts';
import { nextSpeed, sayTimes, speeds, type Playback } from './use-playback.ts';
import { useReplayTexts } from './use-replay-texts.ts';

interface ReplayDockProps {
  readonly playback: Playback;
  readonly of: number;
  readonly moment: Moment;
  /** The moment on the way to that step which is shown; undefined where the step itself is. */
  readonly beat: BeatMoment | undefined;
  /** Through whose eyes; -1 for what everybody may see, `ALL_HANDS` for every hand. */
  readonly seat: number;
  readonly seats: readonly number[];
  readonly onSeat: (seat: number) => void;
  /** A link to the moment shown; undefined where nobody else could follow it. */
  readonly link: string | undefined;
  /** The match that may be played on from here; undefined where none may. */
  readonly playsOn: string | undefined;
  /** Said under the step. */
  readonly note?: string | undefined;
}

/** The slip of a match that is stepped through: what the step was, what moves it along, whose eyes, and a link to the moment. */
export function ReplayDock({ playback, of, moment, beat, seat, seats, onSeat, link, playsOn, note }: ReplayDockProps): ReactNode {
  const { speech } = useTable();
  const said = useReplayTexts();
  const { at } = playback;
  const nextSeat = seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
  useDockKeys(playback);
  useBoundKeys('replay', { perspective: () => onSeat(nextSeat) });
  return (
    <section className="slip dock" aria-label={said.controls} data-zone="">
      <div className="slip-stub">
        <span>{said.replay}</span>
        <span className="dock-place">{said.stepOf(at, of)}</span>
      </div>
      <div className="slip-say">
        <h1 aria-live="polite" id="question" tabIndex={-1}>
          {beat === undefined ? sayMoment(moment, speech, said) : sayBeat(beat, speech)}
        </h1>
        {note !== undefined && <p className="dock-note">{note}</p>}
      </div>
      <div className="dock-body">
        {/* It keeps the arrows for itself: as a stop of its zone nothing else there would be reached. */}
        <input
          className="dock-range"
          type="range"
          min={0}
          max={of}
          step={1}
          value={at}
          aria-label={said.step}
          aria-valuetext={said.stepOf(at, of)}
          onChange={(event) => playback.goTo(Number(event.target.value))}
        />
        <DockButtons playback={playback} of={of} />
        <Eyes {...{ seat, seats, onSeat }} />
        <div className="dock-ways">
          {link !== undefined && <LinkButton link={link} />}
          {playsOn !== undefined && <PlayOn match={playsOn} at={at} isEnd={at >= of} seat={seat} />}
        </div>
      </div>
    </section>
  );
}

function DockButtons({ playback, of }: { readonly playback: Playback; readonly of: number }): ReactNode {
  const said = useReplayTexts();
  const { at, playing, speed, step, goTo, toggle, setSpeed } = playback;
  const atStart = at <= 0;
  const atEnd = at >= of;
  return (
    <div className="dock-buttons">
      <Button icon stop label={said.first} inert={atStart} onPress={() => goTo(0)}>
        <ChevronFirst aria-hidden="true" />
      </Button>
      <Button icon stop label={said.previous} inert={atStart} onPress={() => step(-1)}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button icon stop primary label={playing ? said.pause : said.play} onPress={toggle} className="dock-play">
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Button>
      <Button icon stop label={said.next} inert={atEnd} onPress={() => step(1)}>
        <ChevronRight aria-hidden="true" />
      </Button>
      <Button icon stop label={said.last} inert={atEnd} onPress={() => goTo(of)}>
        <ChevronLast aria-hidden="true" />
      </Button>
      <Button icon stop label={said.speed(sayTimes(speed))} onPress={() => setSpeed(nextSpeed(speed))} className="dock-speed">
        {sayTimes(speed)}
      </Button>
    </div>
  );
}

/** Through whose eyes the match is looked at. */
function Eyes({ seat, seats, onSeat }: Pick<ReplayDockProps, 'seat' | 'seats' | 'onSeat'>): ReactNode {
  const { speech } = useTable();
  const said = useReplayTexts();
  return (
    <div className="dock-eyes">
      <p aria-hidden="true">
        <Eye size={18} /> {said.eyes}
      </p>
      <fieldset className="dock-choice" aria-label={said.perspective}>
        {seats.map((each) => (
          <button key={each} type="button" data-stop="" aria-pressed={each === seat} onClick={() => onSeat(each)}>
            {sayEyes(each, speech, said)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** Copies a link to the moment shown. */
function LinkButton({ link }: { readonly link: string }): ReactNode {
  const said = useReplayTexts();
  const texts = useTexts();
  const { copied, copy } = useCopy(link, said.copyLink);
  return (
    <Button stop label={copied ? texts.copied : said.copyLink} onPress={() => void copy()} className="dock-link">
      {copied ? <Check aria-hidden="true" size={18} /> : <Link aria-hidden="true" size={18} />} {copied ? texts.copied : said.link}
    </Button>
  );
}

function sayEyes(seat: number, speech: Speech, said: ReplayTexts): string {
  if (seat === ALL_HANDS) return said.allHands(speech.seats.length);
  return seat < 0 ? said.everybody : saySeat(seat, speech);
}

/** What a step was, in one line. */
function sayMoment(moment: Moment, speech: Speech, said: ReplayTexts): string {
  if (moment.backTo !== undefined) return said.takenBack;
  const lines = moment.events.flatMap((event, at): readonly string[] => {
    const line = lineOf(event, speech, String(at));
    return line === undefined ? [] : [textOf(line)];
  });
  return lines[0] ?? (moment.at === 0 ? said.theDeal : said.nothingSeen);
}

/** What has arrow keys, or letters, of its own. */
const hasOwnKeys =
  'input, textarea, [role=dialog], [role=menu], [data-card], .dock-buttons, .dock-choice, .bar, .piles, .timeline, .matters-pane';

/** Arrows step, with Shift by turns; Space plays; 1–4 set the speed. */
function useDockKeys({ step, turn, toggle, setSpeed }: Playback): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const inside = event.target instanceof HTMLElement && event.target.closest(hasOwnKeys) !== null;
      if (inside || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = event.key === 'ArrowLeft' ? -1 : 1;
      const speed = speeds[Number(event.key) - 1];
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') (event.shiftKey ? turn : step)(by);
      else if (event.key === ' ') toggle();
      else if (speed !== undefined) setSpeed(speed);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [step, turn, toggle, setSpeed]);
}
