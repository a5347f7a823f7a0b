import type { CompiledAbility, Match } from './match.ts';
import { CARDS_MAX, type AbilityRef, type CardId, type CoreState, type DeepReadonly } from '../state/state.ts';

const ABILITY_BITS = 5;
/** The most abilities that a definition may have. */
export const ABILITIES_MAX = 1 << ABILITY_BITS;

/** Packs a card and the index of one of its abilities. */
export function abilityRef(card: CardId, index: number): AbilityRef {
  return (card << ABILITY_BITS) | index;
}

/** References from here on name an ability of a definition, whatever card has it. */
const OF_DEFINITIONS = CARDS_MAX << ABILITY_BITS;

/** Packs a definition and the index of one of its abilities: for what waits while its card becomes something else. */
export function definitionRef(definition: number, index: number): AbilityRef {
  return OF_DEFINITIONS + ((definition << ABILITY_BITS) | index);
}

/** The definition that a reference names; undefined where it names an ability of a card. */
export function definitionIn(ref: AbilityRef): number | undefined {
  return ref >= OF_DEFINITIONS ? (ref >> ABILITY_BITS) - CARDS_MAX : undefined;
}

/** The index of an ability in its definition. */
export function abilityPlace(ref: AbilityRef): number {
  return ref & (ABILITIES_MAX - 1);
}

/** The card of a packed ability. */
export function bearerOf(ref: AbilityRef): CardId {
  return ref >> ABILITY_BITS;
}

/** The card from which another has an ability, or itself where it is its own, as every ability is that is named by a definition. */
export function lenderOf(ref: AbilityRef, self: CardId): CardId {
  return ref >= OF_DEFINITIONS ? self : bearerOf(ref);
}

/** The compiled ability itself. */
export function abilityOf<S extends CoreState>(match: Match<S>, ref: AbilityRef): CompiledAbility<S> {
  const card = ref >> ABILITY_BITS;
  const definition = ref >= OF_DEFINITIONS ? card - CARDS_MAX : ((match.state as DeepReadonly<CoreState>).cards[card]?.definition ?? 0);
  return match.game.definitions[definition]?.abilities[ref & (ABILITIES_MAX - 1)] as CompiledAbility<S>;
}

/** The cards that have an ability now: its own card, or those that it is lent to. */
export function bearersOf<S extends CoreState>(match: Match<S>, ability: CompiledAbility<S>, ref: AbilityRef): readonly CardId[] {
  const card = bearerOf(ref);
  const { isBlank } = match.game.policy;
  if (isBlank?.(match, card)) return [];
  if (ability.lent === undefined) return [card];
  const bearers = ability.lent.bearers(match, card);
  return isBlank === undefined ? bearers : bearers.filter((bearer) => !isBlank(match, bearer, card));
}
