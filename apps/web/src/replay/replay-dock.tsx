import { sayBeat, saySeat, type Speech } from '@crupier/protocol';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useBoundKeys } from '../keys/use-bound-keys.ts';
import type { Texts } from '../language/texts-en.ts';
import { useTexts } from '../language/use-texts.ts';
import { lineOf, textOf } from '../log/log-lines.ts';
import { Button } from '../parts/button.tsx';
import type { Store } from '../parts/store.ts';
import { usePart } from '../parts/use-store.ts';
import { useTable } from '../table/scene/table-context.ts';
import { turnOf } from '../table/scene/tape-step.ts';
import { ALL_HANDS } from './open-hands.ts';
import type { Reel } from './replay-source.ts';
import { Tape } from './tape-view.tsx';
import { turnsOf, type BeatMoment, type Moment } from './tape.ts';
import { speeds, type Playback } from './use-playback.ts';

interface ReplayDockProps {
  readonly playback: Playback;
  readonly reel: Store<Reel>;
  readonly moment: Moment;
  /** The moment on the way to that step which is shown; undefined where the step itself is. */
  readonly beat: BeatMoment | undefined;
  /** Through whose eyes; -1 for what everybody may see, `ALL_HANDS` for every hand. */
  readonly seat: number;
  readonly seats: readonly number[];
  readonly onSeat: (seat: number) => void;
  /** Said under the step where the bar has no room for it. */
  readonly note?: string | undefined;
}

/** Moves along the tape: buttons, keys, and the tape itself. */
export function ReplayDock({ playback, reel, moment, beat, seat, seats, onSeat, note }: ReplayDockProps): ReactNode {
  const { speech, view } = useTable();
  const texts = useTexts();
  const { at } = playback;
  const steps = usePart(reel, (each) => each.steps);
  const of = usePart(reel, (each) => each.of) ?? at;
  const turns = useMemo(() => turnsOf(steps), [steps]);
  const nextSeat = seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
  useDockKeys(playback);
  useBoundKeys('replay', { perspective: () => onSeat(nextSeat) });
  const turn = turnOf(view, speech);
  return (
    <section className="slip dock" aria-label={texts.replayControls} data-zone="">
      <div className="dock-row">
        <DockButtons playback={playback} of={of} texts={texts} />
        <div className="dock-now">
          <h1 aria-live="polite" id="question" tabIndex={-1}>
            {beat === undefined ? sayMoment(moment, speech, texts) : sayBeat(beat, speech)}
          </h1>
          <p>{texts.timelineText(at, of, turn)}</p>
          {note !== undefined && <small className="narrow">{note}</small>}
        </div>
        <Choice label={texts.perspective} values={seats} value={seat} say={(each) => sayEyes(each, speech, texts)} onValue={onSeat} />
        <Choice
          label={texts.speed}
          values={speeds}
          value={playback.speed}
          say={(each) => (each === 0.5 ? '½×' : `${each}×`)}
          onValue={playback.setSpeed}
        />
      </div>
      <Tape at={at} of={of} turns={turns} complete={steps.length > of} turn={turn} onStep={playback.goTo} />
    </section>
  );
}

function DockButtons({ playback, of, texts }: { readonly playback: Playback; readonly of: number; readonly texts: Texts }): ReactNode {
  const { at, playing, step, turn, goTo, toggle } = playback;
  const atStart = at <= 0;
  const atEnd = at >= of;
  return (
    <div className="dock-buttons">
      <Button icon stop label={texts.firstStep} inert={atStart} onPress={() => goTo(0)} className="wide">
        <ChevronFirst aria-hidden="true" />
      </Button>
      <Button icon stop label={texts.previousTurn} inert={atStart} onPress={() => turn(-1)}>
        <SkipBack aria-hidden="true" />
      </Button>
      <Button icon stop label={texts.previousStep} inert={atStart} onPress={() => step(-1)}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button icon stop primary label={playing ? texts.pause : texts.play} onPress={toggle} className="dock-play">
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Button>
      <Button icon stop label={texts.nextStep} inert={atEnd} onPress={() => step(1)}>
        <ChevronRight aria-hidden="true" />
      </Button>
      <Button icon stop label={texts.nextTurn} inert={atEnd} onPress={() => turn(1)}>
        <SkipForward aria-hidden="true" />
      </Button>
      <Button icon stop label={texts.lastStep} inert={atEnd} onPress={() => goTo(of)} className="wide">
        <ChevronLast aria-hidden="true" />
      </Button>
    </div>
  );
}

/** Through whose eyes a match is looked at. */
function sayEyes(seat: number, speech: Speech, texts: Texts): string {
  if (seat === ALL_HANDS) return texts.allHands(speech.seats.length);
  return seat < 0 ? texts.everybody : saySeat(seat, speech);
}

/** What a step was, in one line. */
function sayMoment(moment: Moment, speech: Speech, texts: Texts): string {
  if (moment.back) return texts.takenBack;
  const said = moment.events.flatMap((event, at): readonly string[] => {
    const line = lineOf(event, speech, String(at));
    return line === undefined ? [] : [textOf(line)];
  });
  return said[0] ?? (moment.at === 0 ? texts.theDeal : texts.nothingSeen);
}

interface ChoiceProps<Value extends number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly say: (value: Value) => string;
  readonly onValue: (value: Value) => void;
}

function Choice<Value extends number>({ label, values, value, say, onValue }: ChoiceProps<Value>): ReactNode {
  return (
    <fieldset className="dock-choice" aria-label={label}>
      {values.map((each) => (
        <button key={each} type="button" data-stop="" aria-pressed={each === value} onClick={() => onValue(each)}>
          {say(each)}
        </button>
      ))}
    </fieldset>
  );
}

/** Arrows step, with Shift by turns; Space plays; 1–4 set the speed. */
function useDockKeys({ step, turn, toggle, setSpeed }: Playback): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const inside =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, [role=dialog], [role=menu], [data-card], .dock-buttons, .dock-choice, .bar, .piles') !==
          null;
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
