import { SPECTATOR, type PlayableMatch, type PlayedEntry, type Resumable, type Seat } from '@crupier/kernel';
import type { UndoPoints } from '@crupier/protocol';
import type { SeatRecord } from '../store/journal-store.ts';
import { watchKnowledge } from './knowledge.ts';
import type { RunningMatch } from './running-match.ts';
import { entriesBetween, type Moment } from './timeline.ts';

/** The seats of the person who plays a seat: all of them, where somebody plays several. */
export function seatsWith(seat: Seat, seats: readonly SeatRecord[]): readonly Seat[] {
  const record = seats[seat];
  if (record?.kind !== 'person') return [];
  return seats.flatMap((each, at) => (each.kind === 'person' && each.user === record.user ? [at] : []));
}

/** Who plays a seat, by the id of the user; undefined where no person does. */
export function personAt({ head: { seats } }: Pick<RunningMatch, 'head'>, seat: Seat): string | undefined {
  const record = seats[seat];
  return record?.kind === 'person' ? record.user : undefined;
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
  const cancel = cancelPoint(running, seat);
  const acts = actsAt(running, seat, [step, action, turn]);
  return {
    ...(step && { step: step.seq }),
    ...(action && { action: action.seq }),
    ...(turn && { turn: turn.seq }),
    ...(cancel && { cancel: cancel.seq }),
    ...(acts && { acts }),
  };
}

/**
 * What was chosen first at each of some moments, by its entry; undefined where nothing was, or nobody remembers it. What another seat of the
 * same person chose is left out where hands are hidden: somebody else may sit before the screen.
 */
function actsAt(running: RunningMatch, seat: Seat, moments: readonly (Moment | undefined)[]): UndoPoints['acts'] {
  const isOpen = running.match.game.isCooperative === true;
  const acts = moments.flatMap((moment) => {
    const chosen = moment && running.undoPointAt(moment)?.chosen;
    return chosen === undefined || !(isOpen || chosen.seat === seat) ? [] : [[moment?.seq ?? 0, chosen.act] as const];
  });
  return acts.length === 0 ? undefined : Object.fromEntries(acts);
}

/** Before the act that the person is announcing: where the rules could rewind it, and nobody has learned anything by it. */
function cancelPoint(running: RunningMatch, seat: Seat): Moment | undefined {
  const { now, match, head } = running;
  if (match.pending(SPECTATOR)?.announcing !== true) followed.delete(running);
  if (running.undoPointAt(now)?.isAnnouncing !== true || match.pending(seat)?.ask === undefined) return undefined;
  const own = seatsWith(seat, head.seats);
  for (const moment of momentsOfChoice(now, own)) {
    const point = running.undoPointAt(moment);
    if (point === undefined) return undefined;
    if (!point.isAnnouncing) return isOwnAct(running, moment, own) && !needsConsent(running, seat, moment.seq) ? moment : undefined;
  }
  return undefined;
}

/** Whether a person has begun something at a moment, and nobody else has answered since. */
function isOwnAct({ match, now }: RunningMatch, moment: Moment, own: readonly Seat[]): boolean {
  const since = entriesBetween(moment, now);
  const [begun] = since;
  if (begun?.kind !== 'answer' || begun.chosen[0]?.[0] === match.game.passing?.verb) return false;
  return since.every((entry) => entry.kind === 'answer' && own.includes(entry.seat));
}

/**
 * Whether others must agree: another seat has answered or somebody has left since, chance has decided something, or a viewer has
 * learned which card is where.
 */
export function needsConsent(running: RunningMatch, seat: Seat, to: number): boolean {
  const back = running.timeline.at(to);
  return consentByEntries(running, seat, to) ?? (back !== undefined && isMoreKnownSince(running, back));
}

/** The same with a pause after each entry that is played again. */
export function* lookIfConsentIsNeeded(running: RunningMatch, seat: Seat, to: number): Resumable<boolean> {
  const { timeline, now } = running;
  const back = timeline.at(to);
  const known = consentByEntries(running, seat, to);
  if (known !== undefined || back === undefined) return known ?? false;
  const { match } = yield* timeline.walkingTo(back);
  const learn = watchKnowledge(match);
  for (const entry of entriesBetween(back, now)) {
    if (learn([entry])) return true;
    yield;
  }
  return false;
}

/** Whether others must agree, as far as the entries alone tell; undefined where what was learned by them decides. */
function consentByEntries({ head, now, timeline }: RunningMatch, seat: Seat, to: number): boolean | undefined {
  const back = timeline.at(to);
  if (otherPersons(seat, head.seats).length === 0 || back === undefined) return false;
  const own = seatsWith(seat, head.seats);
  const isOfOthers = (entry: PlayedEntry): boolean => entry.kind !== 'answer' || !own.includes(entry.seat);
  return entriesBetween(back, now).some(isOfOthers) ? true : undefined;
}

/** How far it has been looked what was learned since an undo point. */
interface Followed {
  readonly back: Moment;
  /** Tells whether entries after those before taught somebody something. */
  readonly learn: (entries: readonly PlayedEntry[]) => boolean;
  at: Moment;
  isMore: boolean;
}

/** The undo point of the announcement under way, by match: each of its entries asks again, and only that one is played again. */
const followed = new WeakMap<RunningMatch, Followed>();

/** Whether more is known now than at an earlier moment: what was learned on the way stays known. */
function isMoreKnownSince(running: RunningMatch, back: Moment): boolean {
  const { now } = running;
  const before = followed.get(running);
  const goesOn = before?.back === back && isOnWay(before.at, back, now);
  const found = goesOn ? before : { back, at: back, isMore: false, learn: watchKnowledge(matchAt(running, back)) };
  followed.set(running, found);
  found.isMore ||= found.learn(entriesBetween(found.at, now));
  found.at = now;
  return found.isMore;
}

/** The match as it was at a moment, to be played on. */
function matchAt(running: RunningMatch, moment: Moment): PlayableMatch {
  return running.takePlaceAt(moment)?.match ?? running.timeline.walkTo(moment).match;
}

/** Whether a moment lies on the way from an earlier one to a later one. */
function isOnWay(moment: Moment, from: Moment, to: Moment): boolean {
  let each = to;
  while (each !== moment && each !== from && each.last !== undefined) each = each.last.before;
  return each === moment;
}

/** The moments at which a person then chose freely, latest first: the policy answers what is not free. */
function* momentsOfChoice(now: Moment, seats: readonly Seat[]): Generator<Moment> {
  for (let each = now; each.last !== undefined; each = each.last.before) {
    const { entry, before } = each.last;
    if (entry.kind === 'answer' && entry.by === 'person' && seats.includes(entry.seat)) yield before;
  }
}
