/** Who still plays in a match, and whether it goes on when somebody leaves it. */

import type { Seat, View } from '@crupier/protocol';
import type { GameLook } from './game-look.ts';
import { isSet, maybeNumber } from './reading.ts';

type Look = Pick<GameLook, 'isCooperative' | 'outMark'>;

/** Whether a seat's player is out of a match that may go on: has lost, was eliminated or has left. */
export function isOut(view: View, seat: Seat, { outMark }: Pick<Look, 'outMark'>): boolean {
  return outMark !== undefined && isSet(view.seats[seat], outMark);
}

/** Whether a match goes on when a seat's player leaves it: with whoever plays together, or with two sides at least that play on. */
export function goesOnWithout(view: View, leaver: Seat, look: Look): boolean {
  const others = [...view.seats.keys()].filter((seat) => seat !== leaver && !isOut(view, seat, look));
  if (look.isCooperative) return others.length > 0;
  return new Set(others.map((seat) => maybeNumber(view.seats[seat], 'team') ?? seat)).size > 1;
}
