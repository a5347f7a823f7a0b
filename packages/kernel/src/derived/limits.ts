import { abilityOf, abilityPlace, bearerOf, definitionIn } from '../match/ability-ref.ts';
import type { Match } from '../match/match.ts';
import type { AbilityRef, AbilityUse, CardId, CoreState, DeepReadonly, GameEvent, Seat } from '../state/state.ts';
import { cardOf, isCurrent, NO_CARD, pin } from '../state/state.ts';

/** Who uses which ability. */
export interface Using {
  readonly ref: AbilityRef;
  /** The card that has the ability: for one that is lent, the card that it is lent to. */
  readonly self: CardId;
  readonly seat: Seat;
  /** All the events that set it off together, where several did. */
  readonly batch?: readonly GameEvent[];
}

/** Whether the limit of an ability allows one more use in the present period. */
export function isWithinLimit<S extends CoreState>(match: Match<S>, using: Using): boolean {
  const { data } = abilityOf(match, using.ref);
  const limit = 'limit' in data ? data.limit : undefined;
  if (limit === undefined) return true;
  const { per, times, of = 'card' } = typeof limit === 'string' ? { per: limit, times: 1 } : limit;
  const asked = useOf(match, using, per);
  const uses = (match.state as DeepReadonly<CoreState>).uses.filter(
    (use) => use.definition === asked.definition && use.place === asked.place && use.per === per,
  );
  if (of === 'name') return uses.length < times;
  if (of === 'player') return uses.filter(({ seat }) => seat === using.seat).length < times;
  return uses.filter(({ card }) => cardOf(card) === using.self && isCurrent(match.state, card)).length < times;
}

/** A use of an ability as a state keeps it. */
export function useOf<S extends CoreState>(match: Match<S>, { ref, self, seat }: Using, per: string): AbilityUse {
  const { cards } = match.state as DeepReadonly<CoreState>;
  const record = cards[self];
  return {
    definition: definitionIn(ref) ?? cards[bearerOf(ref)]?.definition ?? 0,
    place: abilityPlace(ref),
    card: record === undefined ? NO_CARD : pin(record),
    seat,
    per,
  };
}
