import type { LoweredAbility } from './ability.ts';
import type { Game, Match } from './match.ts';
import type { AbilityRef, CardId, CoreState, DeepReadonly } from './state.ts';

const ABILITY_BITS = 5;
/** The most abilities that a definition may have. */
export const ABILITIES_MAX = 1 << ABILITY_BITS;

/** Packs a card and the index of one of its abilities. */
export function abilityRef(card: CardId, index: number): AbilityRef {
  return (card << ABILITY_BITS) | index;
}

/** The card of a packed ability. */
export function bearerOf(ref: AbilityRef): CardId {
  return ref >> ABILITY_BITS;
}

/** The lowered ability itself. */
export function abilityOf<S extends CoreState>(match: Match<S>, ref: AbilityRef): LoweredAbility<S> {
  return abilityIn(match.game, match.state, ref);
}

function abilityIn<S extends CoreState>(game: Game<S>, state: DeepReadonly<CoreState>, ref: AbilityRef): LoweredAbility<S> {
  const definition = state.cards[ref >> ABILITY_BITS]?.definition ?? 0;
  return game.definitions[definition]?.abilities[ref & (ABILITIES_MAX - 1)] as LoweredAbility<S>;
}

/** The cards that have an ability now: its own card, or those that it is lent to. */
export function bearersOf<S extends CoreState>(match: Match<S>, ability: LoweredAbility<S>, ref: AbilityRef): readonly CardId[] {
  const card = bearerOf(ref);
  const { isBlank } = match.game.policy;
  if (isBlank?.(match, card)) return [];
  if (ability.lentTo === undefined) return [card];
  const bearers = ability.lentTo(match, card);
  return isBlank === undefined ? bearers : bearers.filter((bearer) => !isBlank(match, bearer, card));
}
