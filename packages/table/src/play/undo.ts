import type { Seat } from '@crupier/kernel';
import type { UndoPoints } from '@crupier/protocol';
import type { SeatRecord } from '../store/journal-store.ts';
import { isMoreKnownAfter } from './knowledge.ts';
import type { RunningMatch } from './running-match.ts';
import { entriesBetween, type Moment } from './timeline.ts';

/** The seats of the person who plays a seat: all of them, where somebody plays several. */
export function seatsWith(seat: Seat, seats: readonly SeatRecord[]): readonly Seat[] {
  const record = seats[seat];
  if (record?.kind !== 'person') return [];
  return seats.flatMap((each, at) => (each.kind === 'person' && each.user === record.user ? [at] : []));
}

/** The seats of the other persons at the table. */
export function otherPersons(seat: Seat, seats: readonly SeatRecord[]): readonly Seat[] {
  const own = seatsWith(seat, seats);
  return seats.flatMap((each, at) => (each.kind === 'person' && !own.includes(at) ? [at] : []));
}

/** Whether a person may go back to a moment: one on the way to now where they chose something freely. */
export function canReturn(running: RunningMatch, seat: Seat, to: number): boolean {
  const moment = running.timeline.at(to);
  return moment !== undefined && [...momentsOfChoice(running.now, seatsWith(seat, running.head.seats))].includes(moment);
}

/** Where a person may go back to: the last choice, the last main-phase choice, the first choice of the turn. */
export function undoPoints(running: RunningMatch, seat: Seat): UndoPoints {
  if (running.match.outcome() !== undefined || seat < 0) return {};
  const own = seatsWith(seat, running.head.seats);
  let step: Moment | undefined;
  let action: Moment | undefined;
  let turn: Moment | undefined;
  for (const moment of momentsOfChoice(running.now, own)) {
    const point = running.undoPointAt(moment);
    step ??= moment;
    if (point === undefined) break;
    if (turn !== undefined && running.undoPointAt(turn)?.turn !== point.turn) break;
    turn = moment;
    if (point.isAct) action ??= moment;
  }
  return { ...(step && { step: step.seq }), ...(action && { action: action.seq }), ...(turn && { turn: turn.seq }) };
}

/**
 * Whether others must agree: another seat has answered or somebody has left since, chance has decided something, or a viewer has
 * learned which card is where.
 */
export function needsConsent(running: RunningMatch, seat: Seat, to: number): boolean {
  const { head, now, timeline } = running;
  const back = timeline.at(to);
  if (otherPersons(seat, head.seats).length === 0 || back === undefined) return false;
  const own = seatsWith(seat, head.seats);
  const since = entriesBetween(back, now);
  if (since.some((entry) => entry.kind !== 'answer' || !own.includes(entry.seat))) return true;
  return isMoreKnownAfter(timeline.walkTo(back).match, since);
}

/** The moments at which a person then chose freely, latest first: the policy answers what is not free. */
function* momentsOfChoice(now: Moment, seats: readonly Seat[]): Generator<Moment> {
  for (let each = now; each.last !== undefined; each = each.last.before) {
    const { entry, before } = each.last;
    if (entry.kind === 'answer' && entry.by === 'person' && seats.includes(entry.seat)) yield before;
  }
}
