import type { AbilityLocals, Offer } from '../match/ability-locals.ts';
import { abilityOf } from '../match/ability-ref.ts';
import type { AnsweredOffer, ReplacingLocals } from '../match/happening.ts';
import { hearers } from '../derived/listeners.ts';
import { nameOfHeard, type Heard } from '../match/listener-index.ts';
import type { Match } from '../match/match.ts';
import { everybody } from '../state/viewers.ts';
import type { AbilityRef, CardId, CoreState, Frame, GameEvent, Seat } from '../state/state.ts';

/** Several replacements that one player may decline, and that nothing competes with: asked about together. */
export interface OfferedTogether {
  readonly seat: Seat;
  readonly heard: readonly Heard[];
  readonly offers: readonly Offer[];
}

/** The replacements that apply to an event, of the lowest rank alone. */
export function replacementsOf<S extends CoreState>(match: Match<S>, locals: ReplacingLocals, event: GameEvent): Heard[] {
  if (match.game.policy.isExpired?.(match, event) === true) return [];
  const declined = locals.answered?.filter(({ isTaken }) => !isTaken).map(({ name }) => name) ?? NONE;
  const isDone = (name: string): boolean => locals.used.includes(name) || declined.includes(name);
  const open = hearers(match, 'replace', event).filter((heard) => !isDone(nameOfHeard(heard)) && !isReplacing(match, heard));
  const { rankOf } = match.game.policy;
  if (rankOf === undefined || open.length < 2) return open;
  const ranks = open.map((heard) => rankOf(match, heard));
  const lowest = Math.min(...ranks);
  return open.filter((_, at) => ranks[at] === lowest);
}

const NONE: readonly string[] = [];

/** Events of one batch that are still to be replaced, each by a text that heard it, and the player who says which is next. */
interface ReplacedApart {
  readonly seat: Seat;
  /** For each event its place in the batch, and the first text that would put something in its place. */
  readonly each: readonly { readonly at: number; readonly heard: Heard }[];
}

/** The events of a batch among which the game has a player choose; undefined where there are not several. */
export function replacedApart<S extends CoreState>(
  match: Match<S>,
  locals: ReplacingLocals & { readonly index: number },
): ReplacedApart | undefined {
  const { ordersReplaced } = match.game.policy;
  if (ordersReplaced === undefined || locals.events.length < 2) return undefined;
  const each = locals.events.flatMap((event, at) => {
    const heard = at < locals.index ? undefined : replacementsOf(match, locals, event).find(({ ref }) => isDropping(match, ref));
    return heard === undefined ? [] : [{ at, heard }];
  });
  return each.length < 2 ? undefined : { seat: ordersReplaced(match), each };
}

/** Whether an ability puts something in the place of its event, and does not only change it. */
function isDropping<S extends CoreState>(match: Match<S>, ref: AbilityRef): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind !== 'replacement' || data.drops;
}

/** Whether a text is bound to replace an event if that happens now: one that nobody may decline. */
export function isBoundToBeReplaced<S extends CoreState>(match: Match<S>, event: GameEvent): boolean {
  return hearers(match, 'replace', event).some(({ ref }) => {
    const { data } = abilityOf(match, ref);
    return data.kind === 'replacement' && data.clause.may !== true;
  });
}

/** Of those that heard an event, the cards that somebody at the table may not know. */
export function hiddenAmong<S extends CoreState>({ game, state, probe }: Match<S>, heard: readonly Heard[]): Heard[] {
  const all = everybody(state.viewerKeys.length - 1);
  return heard.filter(({ self }) => game.knownBy(state, self, probe) !== all);
}

/** Whether an ability is at work just now: what it puts in the place of an event it does not replace again. */
function isReplacing<S extends CoreState>(match: Match<S>, { ref, self }: Heard): boolean {
  const { id } = abilityOf(match, ref).program;
  return match.state.frames.some(({ program: running, source }) => running === id && source === self);
}

/**
 * The first player who may decline what several cards of one batch say of themselves, each about its own event and about nothing but
 * that: they are asked about together, in the order of the batch. Undefined where nobody is left, or one card only.
 */
export function offeredTogether<S extends CoreState>(match: Match<S>, locals: ReplacingLocals): OfferedTogether | undefined {
  if (locals.events.length < 2) return undefined;
  const found = locals.events.flatMap((event) => {
    const [heard, ...others] = replacementsOf(match, locals, event);
    if (heard === undefined || others.length > 0 || isAnswered(locals, heard)) return [];
    const offer = offerBy(match, heard);
    return offer === undefined ? [] : [{ heard, offer }];
  });
  const alone = found.filter(({ heard }) =>
    found.every((other) => other.heard === heard || nameOfHeard(other.heard) !== nameOfHeard(heard)),
  );
  const seat = alone.find(({ offer }, at) => alone.slice(at + 1).some((other) => other.offer.seat === offer.seat))?.offer.seat;
  if (seat === undefined) return undefined;
  const theirs = alone.filter(({ offer }) => offer.seat === seat);
  return { seat, heard: theirs.map(({ heard }) => heard), offers: theirs.map(({ offer }) => offer) };
}

function isAnswered({ answered = [] }: ReplacingLocals, heard: Heard): boolean {
  return answered.some(({ name }) => name === nameOfHeard(heard));
}

/** What a card's replacement of what happens to the card itself would offer first of all, if it may be taken. */
function offerBy<S extends CoreState>(match: Match<S>, { ref, self, seat, event }: Heard): Offer | undefined {
  const { trigger, locals, program } = abilityOf(match, ref);
  const { firstOffer, selfField } = trigger;
  if (firstOffer === undefined || selfField === undefined) return undefined;
  const run: Frame<AbilityLocals> = { program: program.id, step: 0, source: self, seat, locals: locals(event) };
  const offer = firstOffer(match, run);
  return offer === undefined || match.game.policy.mayTake?.(match, offer) === false ? undefined : offer;
}

/** The locals of a batch after a player has said which of several replacements are taken. */
export function answerTogether<S extends CoreState>(
  match: Match<S>,
  { heard }: OfferedTogether,
  taken: readonly CardId[],
): AnsweredOffer[] {
  return heard.map((each) => ({
    name: nameOfHeard(each),
    program: abilityOf(match, each.ref).program.id,
    source: each.self,
    isTaken: taken.includes(each.self),
  }));
}

/** Whether the offer with which an ability begins was taken before, together with others. */
export function wasTaken({ answered }: ReplacingLocals, { program, source }: Pick<Frame, 'program' | 'source'>): boolean {
  return answered?.some((each) => each.isTaken && each.program === program && each.source === source) === true;
}
