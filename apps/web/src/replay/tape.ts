/** A match as a tape: what each step looked like, cut into turns. Pure. */

import type { View, WatchedMessage } from '@crupier/protocol';
import { unpackView, type SeenDecision, type SeenEvent } from '@crupier/protocol';
import { readList, readNumber, readText } from '../table/reading.ts';

/** A step of the match as somebody sees it. */
export interface Moment {
  readonly at: number;
  readonly view: View;
  readonly events: readonly SeenEvent[];
  readonly pending: SeenDecision | undefined;
  /** Whether this step took others back. */
  readonly back: boolean;
}

/** A moment as the server sent it. */
export function momentOf(message: WatchedMessage): Moment {
  return {
    at: message.at,
    view: unpackView(message.view),
    events: message.events,
    pending: message.pending,
    back: message.back !== undefined,
  };
}

/** What the tape shows of a step. */
export interface TapeStep {
  readonly turn: number;
  readonly active: number;
  readonly house: string;
  /** Each seat's Æmbar. */
  readonly aember: readonly number[];
  /** How many keys each seat has. */
  readonly keys: readonly number[];
}

/** Reads a step off a view. */
export function tapeStepOf(view: View): TapeStep {
  return {
    turn: readNumber(view.table, 'turn'),
    active: readNumber(view.table, 'active'),
    house: readText(view.table, 'house'),
    aember: view.seats.map((seat) => readNumber(seat, 'aember')),
    keys: view.seats.map((seat) => readList(seat, 'keys').length),
  };
}

/** A turn: the steps from `from` to `to`, both included. */
export interface TapeTurn {
  readonly turn: number;
  readonly active: number;
  /** The house that was chosen in it; empty where none was. */
  readonly house: string;
  readonly from: number;
  readonly to: number;
  readonly aember: readonly number[];
  /** The keys that were forged in it: whose, and in which step. */
  readonly forged: readonly { readonly seat: number; readonly at: number }[];
}

/** Cuts the steps known so far, which begin at the deal, into turns. */
export function turnsOf(steps: readonly TapeStep[]): readonly TapeTurn[] {
  const turns: TapeTurn[] = [];
  let before: TapeStep | undefined;
  for (const [at, step] of steps.entries()) {
    const last = turns.at(-1);
    const forged = step.keys.flatMap((count, seat) => (before !== undefined && count > (before.keys[seat] ?? 0) ? [{ seat, at }] : []));
    if (last === undefined || last.turn !== step.turn) {
      turns.push({ turn: step.turn, active: step.active, house: step.house, from: at, to: at, aember: step.aember, forged });
    } else {
      turns[turns.length - 1] = {
        ...last,
        active: step.active,
        house: step.house === '' ? last.house : step.house,
        to: at,
        aember: step.aember,
        forged: [...last.forged, ...forged],
      };
    }
    before = step;
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
