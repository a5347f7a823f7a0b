import { isHeard } from '../derived/listeners.ts';
import { abilityHas, type Search } from '../language/search.ts';
import { abilityOf } from '../match/ability-ref.ts';
import type { Heard } from '../match/listener-index.ts';
import type { Match } from '../match/match.ts';
import type { Waiting } from '../match/window-policy.ts';
import { NO_CARD, type CoreState } from '../state/state.ts';

/** An ability that waits, in a window or elsewhere. */
type AnyWaiting = Heard & Partial<Pick<Waiting, 'speaker'>>;

/**
 * Whether each of several that wait comes to the same, taken next, as one before it: the same ability of a card, where it does not speak of
 * what set it off; and, where what is taken resolves `atOnce`, any of several that only add.
 */
export function alikeInOrder<S extends CoreState>(match: Match<S>, waiting: readonly AnyWaiting[], atOnce: boolean): readonly boolean[] {
  if (atOnce && onlyAdd(match, waiting)) return waiting.map((_, at) => at > 0);
  return waiting.map((one, at) => {
    if (abilityOf(match, one.ref).trigger.speaksOfEvent) return false;
    return waiting.findIndex((other) => isSame(one, other)) < at;
  });
}

/** Whether two that wait are the same ability of the same card in the same stay, for the same player, whatever set them off. */
function isSame(one: AnyWaiting, other: AnyWaiting): boolean {
  return one.ref === other.ref && one.self === other.self && one.seat === other.seat && one.speaker === other.speaker;
}

/** Whether all that abilities do is to add, and nobody hears of it. */
function onlyAdd<S extends CoreState>(match: Match<S>, waiting: readonly Heard[]): boolean {
  return waiting.every(({ ref }) => {
    const { adds } = abilityOf(match, ref).trigger;
    return adds !== undefined && !adds.some((kind) => isHeard(match, kind));
  });
}

/** What it takes to tell one ability that waits from another. */
type Resolving = Pick<Heard, 'ref' | 'self' | 'seat'> & Partial<Pick<Waiting, 'speaker'>>;

/**
 * Whether several that wait are copies of one ability, which come to the same in any order: of cards that are the same to everybody, for one
 * player, with a text that speaks neither of its card nor of what set it off.
 */
export function areCopies<S extends CoreState>(match: Match<S>, waiting: readonly Resolving[]): boolean {
  const [first, ...others] = waiting;
  const { areAlike } = match.game.policy;
  if (first === undefined || others.length === 0 || areAlike === undefined) return false;
  const ability = abilityOf(match, first.ref);
  const isCopy = ({ ref, self, seat, speaker = NO_CARD }: Resolving): boolean =>
    abilityOf(match, ref) === ability &&
    seat === first.seat &&
    (speaker === NO_CARD) === ((first.speaker ?? NO_CARD) === NO_CARD) &&
    (self === first.self || areAlike(match, first.self, self));
  return others.every(isCopy) && !abilityHas(ofOccurrence, ability.data);
}

/**
 * What is another thing for each card that has an ability, and for each event that sets it off. Of a text that does something to its own card
 * the order says to which of two equal cards it is done first, and to which alone where the second finds another table (“steal 1; if the pool is
 * empty, sacrifice this”). The cards are the same by themselves then, but a text that is being followed, what was noted of the turn, or a
 * link may mean one of them, and nothing tells its id from any other number there: such an order stays the player's.
 */
const ofOccurrence: Search = {
  selector: ({ kind }) => kind === 'self' || kind === 'host' || kind === 'giver' || kind === 'event',
  filter: ({ other }) => other === true,
  amount: ({ kind }) => kind === 'eventAmount',
  act: ({ grants }) => grants !== undefined,
};
