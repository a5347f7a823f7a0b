/** A match as a tape: what each step looked like, cut into turns. Pure. */

import {
  unpackBeats,
  unpackView,
  type SeenDecision,
  type SeenEvent,
  type View,
  type WatchedMessage,
  type WireView,
} from '@crupier/protocol';
import type { ShownBeat } from '../wire/shown-beat.ts';
import type { TapeStep } from '../table/scene/game-look.ts';

/** A step of the match as somebody sees it. */
export interface Moment {
  readonly at: number;
  readonly view: View;
  readonly events: readonly SeenEvent[];
  readonly pending: SeenDecision | undefined;
  /** Where this step took others back, after which step it goes on. */
  readonly backTo: number | undefined;
  /** The moments on the way to it, in their order. */
  readonly beats: readonly BeatMoment[];
}

/** A moment between two questions: what could be seen then, and what had happened since the one before. */
export interface BeatMoment extends ShownBeat {
  readonly view: View;
}

/** The beats of a step, as they were told beside its view. */
export function beatsOf(
  { at, beats = [], events }: Pick<WatchedMessage, 'at' | 'beats' | 'events'>,
  wire: WireView,
): readonly BeatMoment[] {
  return unpackBeats(beats, wire).map((beat, place, all) => ({
    key: `${at}.${place}`,
    kind: beat.kind,
    events: events.slice(all[place - 1]?.events ?? 0, beat.events),
    view: unpackView(beat.wire),
  }));
}

/** A moment as the server sent it. */
export function momentOf(message: WatchedMessage): Moment {
  return {
    at: message.at,
    view: unpackView(message.view),
    events: message.events,
    pending: message.pending,
    backTo: message.back,
    beats: beatsOf(message, message.view),
  };
}

/** A turn: the steps from `from` to `to`, both included. */
export interface TapeTurn {
  readonly turn: number;
  readonly active: number;
  /** The house that was chosen in it; empty where none was. */
  readonly faction: string;
  readonly from: number;
  readonly to: number;
  readonly race: readonly number[];
  readonly tops: readonly number[];
  /** How many milestones each line of the race has passed by its end. */
  readonly marks: readonly number[];
}

/** Cuts the steps known so far, which begin at the deal, into turns. What stands at the end of a turn is told of it. */
export function turnsOf(steps: readonly TapeStep[]): readonly TapeTurn[] {
  const turns: TapeTurn[] = [];
  for (const [at, { turn, active, faction, race, tops, marks }] of steps.entries()) {
    const last = turns.at(-1);
    const goesOn = last !== undefined && last.turn === turn;
    const now = { turn, active, faction: goesOn && faction === '' ? last.faction : faction, to: at, race, tops, marks };
    if (goesOn) turns[turns.length - 1] = { ...now, from: last.from };
    else turns.push({ ...now, from: at });
  }
  return turns;
}

/** The turn that a step belongs to, as its place in the list; -1 where it is not known yet. */
export function turnAt(turns: readonly TapeTurn[], at: number): number {
  return turns.findIndex((turn) => at >= turn.from && at <= turn.to);
}

/** The first step of the next turn or of the one before; within a turn, backwards leads to its own beginning first. */
export function stepByTurn(turns: readonly TapeTurn[], at: number, by: -1 | 1): number {
  const place = turnAt(turns, at);
  const turn = turns[place];
  if (turn === undefined) return at;
  if (by > 0) return turns[place + 1]?.from ?? turn.to;
  return at > turn.from ? turn.from : (turns[place - 1]?.from ?? 0);
}
