import {
  type JournalEntry,
  type PlayableMatch,
  type Result,
  type Seat,
  type SeenEvent,
  type ShortcutChoice,
  type ShortcutTalk,
  fail,
  SPECTATOR,
  ok,
  unreachable,
} from '@crupier/kernel';
import { sayGivenName, type AbsentCourse, type ShortcutCourse, type ShortcutStep, type TableRequest } from '@crupier/protocol';
import type { SeatRecord } from '../store/journal-store.ts';
import type { RunningMatch } from './running-match.ts';
import { proposeCourse, stepsOf } from './shortcuts.ts';
import type { Absences } from '../company/absences.ts';
import { entriesBetween } from './timeline.ts';
import { otherPersons, seatsWith } from './undo.ts';

/** What a seat asks the others for. */
export type Wish =
  | { readonly kind: 'undo'; readonly to: number }
  /** What becomes of a seat whose person has been away for long. */
  | { readonly kind: 'absent'; readonly of: Seat; readonly course: AbsentCourse }
  /** With all whose consent it takes. */
  | { readonly kind: 'draw'; readonly voters: readonly Seat[] }
  | { readonly kind: 'shortcut'; readonly talk: ShortcutTalk; readonly steps: readonly ShortcutStep[] };

/** A wish of a seat, and the persons who have yet to answer. */
export interface Asking {
  readonly seat: Seat;
  readonly wish: Wish;
  readonly waiting: readonly Seat[];
  /** The seats of those who have said no, where most of them decide. */
  readonly refused?: readonly Seat[] | undefined;
}

/** A request that waits. */
export type OpenRequest = Asking & { readonly id: number };

/** What came of an answer to a request: it waits for others, somebody has declined, or it is granted. */
export type Answered =
  | { readonly kind: 'waits'; readonly asking: Asking }
  | { readonly kind: 'declined' }
  | { readonly kind: 'granted'; readonly wish: Wish };

/** What somebody says to a request. */
export interface Consent {
  readonly seat: Seat;
  readonly accept: boolean;
  /** The choice of a shortcut before which it is to end. */
  readonly stop?: number | undefined;
}

/** An undo that the others must agree to. */
export function askForUndo({ head }: RunningMatch, seat: Seat, to: number): Asking {
  return { seat, wish: { kind: 'undo', to }, waiting: otherPersons(seat, head.seats) };
}

/** What whoever sits at a seat is called, in each language of a message. */
function namesAt(seat: SeatRecord | undefined): { readonly name: string; readonly nameEs: string } {
  const name = seat?.name ?? '';
  return { name: sayGivenName(name, 'en'), nameEs: sayGivenName(name, 'es') };
}

/**
 * An offer of a draw. A bot agrees where it does not stand better. *Errors:* `draw.none`, `draw.declined` where a bot declines.
 */
export function askForDraw({ match, head: { seats } }: RunningMatch, seat: Seat): Result<Asking> {
  const voters = match.drawVoters();
  if (!voters.includes(seat)) return fail('draw.none');
  const unwilling = voters.find((each) => seats[each]?.kind === 'bot' && match.evaluate(each) > 0);
  if (unwilling !== undefined) return fail('draw.declined', '', namesAt(seats[unwilling]));
  const others = otherPersons(seat, seats);
  return ok({ seat, wish: { kind: 'draw', voters }, waiting: voters.filter((each) => others.includes(each)) });
}

/**
 * What is to become of a seat whose person has been away for long; those of the others agree who are there. *Errors:* `absent.notAway`,
 * `absent.left`.
 */
export function askForAbsent(
  { head, timeline, now }: RunningMatch,
  { seat, of, course }: { readonly seat: Seat; readonly of: Seat; readonly course: AbsentCourse },
  absences: Pick<Absences, 'mayBeDecided' | 'isPresent'>,
): Result<Asking> {
  const others = otherPersons(seat, head.seats);
  if (!others.includes(of) || !absences.mayBeDecided(of)) return fail('absent.notAway', 'of', namesAt(head.seats[of]));
  const played = entriesBetween(timeline.at(0) ?? now, now);
  if (played.some((entry) => entry.kind === 'leave' && entry.seat === of)) return fail('absent.left', 'of');
  return ok({ seat, wish: { kind: 'absent', of, course }, waiting: others.filter((each) => each !== of && absences.isPresent(each)) });
}

/** A shortcut. Bots agree to all of them. *Errors:* `shortcut.*`. */
export function askForShortcut({ course, match, head }: RunningMatch, seat: Seat, wished: ShortcutCourse): Result<Asking> {
  const proposed = proposeCourse(course, seat, wished);
  if (!proposed.ok) return proposed;
  const talk = acceptedBySelf(match, head.seats, proposed.value);
  return ok({ seat, wish: { kind: 'shortcut', talk, steps: stepsOf(match, talk) }, waiting: talk.waiting });
}

/** What an answer comes to. *Errors:* `request.none`, `shortcut.*`. */
export function answerTo({ match, head }: RunningMatch, asking: Asking, consent: Consent): Result<Answered> {
  const { wish, waiting } = asking;
  // Whoever plays several seats answers for the one that is asked, whichever is before them.
  const own = seatsWith(consent.seat, head.seats);
  const seat = waiting.find((each) => own.includes(each));
  if (seat === undefined) return fail('request.none', 'request');
  if (wish.kind === 'shortcut') return replyToShortcut(match, head.seats, { ...asking, wish }, { ...consent, seat });
  const left = waiting.filter((each) => !own.includes(each));
  if (wish.kind === 'undo' && match.game.isCooperative === true) return ok(countVotes(head.seats, { ...asking, waiting: left }, consent));
  if (!consent.accept) return ok({ kind: 'declined' });
  return ok(left.length === 0 ? { kind: 'granted', wish } : { kind: 'waits', asking: { ...asking, waiting: left } });
}

/** Where all win or lose together, more than half of the persons take something back; whoever asks is for it. */
function countVotes(seats: readonly SeatRecord[], asking: Asking, { seat, accept }: Consent): Answered {
  const own = seatsWith(seat, seats);
  const refused = accept ? (asking.refused ?? []) : [...(asking.refused ?? []), ...own];
  const against = personsAt(refused, seats);
  const undecided = personsAt(asking.waiting, seats);
  const all = personsAt([...seats.keys()], seats);
  if (2 * (all - against - undecided) > all) return { kind: 'granted', wish: asking.wish };
  return 2 * against >= all ? { kind: 'declined' } : { kind: 'waits', asking: { ...asking, refused } };
}

/** How many persons play at some seats. */
function personsAt(some: readonly Seat[], seats: readonly SeatRecord[]): number {
  return new Set(some.map((seat) => seatsWith(seat, seats)[0]).filter((first) => first !== undefined)).size;
}

function replyToShortcut(
  match: PlayableMatch,
  seats: readonly SeatRecord[],
  asking: Asking & { readonly wish: Wish & { readonly kind: 'shortcut' } },
  { seat, accept, stop }: Consent,
): Result<Answered> {
  const { wish } = asking;
  const replied = match.shortcuts?.reply(wish.talk, seat, accept ? (stop ?? 'accept') : 'reject') ?? fail('shortcut.unknown');
  if (!replied.ok) return replied;
  if (replied.value.isRejected) return ok({ kind: 'declined' });
  const talk = acceptedBySelf(match, seats, replied.value);
  const shortened: Wish = { ...wish, talk, steps: wish.steps.slice(0, talk.choices.length) };
  if (talk.waiting.length === 0) return ok({ kind: 'granted', wish: shortened });
  return ok({ kind: 'waits', asking: { ...asking, wish: shortened, waiting: talk.waiting } });
}

/** Bots accept when it is their turn to, and so do the other seats of whoever proposed it. */
function acceptedBySelf(match: PlayableMatch, seats: readonly SeatRecord[], talk: ShortcutTalk): ShortcutTalk {
  const persons = otherPersons(talk.seat, seats);
  let said = talk;
  for (let [next] = said.waiting; next !== undefined && !persons.includes(next); [next] = said.waiting) {
    const replied = match.shortcuts?.reply(said, next, 'accept');
    if (replied?.ok !== true) return said;
    said = replied.value;
  }
  return said;
}

/** The choices to be made once a shortcut is granted. */
export function choicesOf({ match }: RunningMatch, talk: ShortcutTalk): readonly ShortcutChoice[] {
  return match.shortcuts?.agreed(talk) ?? [];
}

/** Whether a request still stands after an entry. An offer of a draw does, until one of those who are asked plays on. */
export function stillStands({ wish, waiting }: Asking, entry: JournalEntry): boolean {
  if (wish.kind === 'absent') return entry.kind === 'answer' && entry.seat !== wish.of;
  return wish.kind === 'draw' && entry.kind === 'answer' && !(entry.by === 'person' && waiting.includes(entry.seat));
}

/** Events that name an undo. */
const NAMING_EVENTS = 12;

/** The first events since a moment, as spectators were told them; none where they can be told no more. */
function firstUndone(running: RunningMatch, to: number): readonly SeenEvent[] {
  const moment = running.timeline.at(to);
  const { events, from } = running.eventsSince(SPECTATOR, moment);
  return from === moment?.seq ? events.slice(0, NAMING_EVENTS) : [];
}

/** A request as everybody may know it. */
export function shown(running: RunningMatch, { id, seat, waiting, wish }: OpenRequest): TableRequest {
  switch (wish.kind) {
    case 'undo':
      return { kind: 'undo', id, seat, waiting, to: wish.to, undone: firstUndone(running, wish.to) };
    case 'draw':
      return { kind: 'draw', id, seat, waiting };
    case 'absent':
      return { kind: 'absent', id, seat, waiting, of: wish.of, course: wish.course };
    case 'shortcut':
      return { kind: 'shortcut', id, seat, waiting, steps: wish.steps };
    default:
      return unreachable(wish);
  }
}
