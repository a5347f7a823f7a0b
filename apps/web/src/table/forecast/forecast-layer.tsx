import { answersOf, sayForecast, type ForecastMessage, type SaidForecast, type SeatAnswer, type SeenDecision } from '@crupier/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import type { Answering } from '../../decision/use-answering.ts';
import { usePart } from '../../parts/use-store.ts';
import type { MatchChannel } from '../../wire/match-channel.ts';
import type { MatchState } from '../../wire/match-state.ts';
import { useFrame } from '../room/use-frame.ts';
import type { GameLook } from '../scene/game-look.ts';
import { useTable } from '../scene/table-context.ts';
import { foreseenAhead, foreseenAnswer, showForeseen } from './foreseen.ts';
import { goingOn, pointedIn, supposedAt, type Pointed } from './supposed.ts';

/** Milliseconds that the pointer rests at an answer before the server is asked. */
const restMs = 140;

interface ForecastLayerProps {
  readonly channel: MatchChannel;
  readonly match: MatchState;
  readonly answering: Answering;
}

/** Asks what the answer would change that the pointer or the focus is at, or that a first tap has armed, and shows it. Draws nothing itself. */
export function ForecastLayer({ channel, match, answering }: ForecastLayerProps): ReactNode {
  const { speech, look } = useTable();
  const { armed } = answering;
  const { pending, view } = match;
  const { small } = useFrame();
  const pointed = usePointed(!small) ?? (armed === undefined ? undefined : { card: armed });
  const decision = pending?.ask === undefined ? undefined : pending.id;
  const now = useForecast(channel, decision, ofSeat(match, supposedAt(pointed, answering)), restMs);
  const ahead = useForecast(channel, decision, ofSeat(match, goingOn(pending, view)), 0);
  useEffect(() => {
    foreseenAnswer.write(now);
    showForeseen(now && withoutFigures(sayForecast(now, view, speech), now, { look, decision: pending }));
  }, [now, view, speech, look, pending]);
  useEffect(() => foreseenAhead.write(ahead && sayForecast(ahead, view, speech)), [ahead, view, speech]);
  useEffect(
    () => () => {
      showForeseen(undefined);
      foreseenAnswer.write(undefined);
      foreseenAhead.write(undefined);
    },
    [],
  );
  const { figures } = look;
  if (figures === undefined || pending?.ask === undefined) return undefined;
  return <figures.Layer channel={channel} decision={pending} seat={match.seat} />;
}

/** What figures do not tell already. */
function withoutFigures(
  said: SaidForecast,
  told: ForecastMessage,
  { look: { figures }, decision }: { readonly look: GameLook; readonly decision: SeenDecision | undefined },
): SaidForecast {
  if (figures === undefined) return said;
  return { ...said, changes: said.changes.filter(({ change }) => !figures.tells(change, told, decision)) };
}

/** An answer as the seat gives it of whose options it is; of several seats that choose none, the one that is shown. */
function ofSeat(match: MatchState, chosen: readonly number[] | undefined): SeatAnswer | undefined {
  return chosen && answersOf(match.pending, match, chosen)[0];
}

/**
 * What the focus is at that keys have moved, or the pointer where it counts; a finger points at nothing. On a small table the forecast
 * makes the slip higher and moves the cards, also the one that the pointer is at: a press that moved the focus would end beside it.
 */
function usePointed(countsPointer: boolean): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed | undefined>(undefined);
  useEffect(() => {
    const point = (event: Event): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      const isPressed = !(event instanceof PointerEvent) && target?.matches(':focus-visible') !== true;
      if (isPressed && countsPointer) return;
      const found = isPressed ? undefined : pointedIn(target);
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
