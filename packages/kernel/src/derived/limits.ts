import type { LimitOf } from '../language/limit.ts';
import { abilityOf, abilityPlace, bearerOf, definitionIn } from '../match/ability-ref.ts';
import type { Match } from '../match/match.ts';
import type { AbilityRef, AbilityUse, CardId, CardRef, CoreState, DeepReadonly, GameEvent, Seat } from '../state/state.ts';
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
  return timesUsed(match, using, per, of) < times;
}

/** How often an ability was used in the present period. A lent one counts apart from the same ability that another card lends. */
export function timesUsed<S extends CoreState>({ state }: Match<S>, using: Using, per: string, of: LimitOf = 'card'): number {
  const { uses } = state as DeepReadonly<CoreState>;
  if (uses.length === 0) return 0;
  const asked = useOf(state, using, per);
  return uses.filter(
    (use) => use.definition === asked.definition && use.place === asked.place && use.per === per && isCounted(state, use, asked, of),
  ).length;
}

function isCounted(state: DeepReadonly<CoreState>, use: AbilityUse, asked: AbilityUse, of: LimitOf): boolean {
  if (of === 'name') return true;
  if (of === 'player') return use.seat === asked.seat;
  return cardOf(use.card) === cardOf(asked.card) && isCurrent(state, use.card) && use.lender === asked.lender;
}

/** What a card in its present stay has used in the periods that run: empty for most. */
export function usesBy({ cards, uses }: DeepReadonly<CoreState>, card: CardId): readonly AbilityUse[] {
  if (uses.length === 0) return NEVER_USED;
  const now = pinned(cards[card]);
  return uses.some((use) => use.card === now) ? uses.filter((use) => use.card === now) : NEVER_USED;
}

const NEVER_USED: readonly AbilityUse[] = [];

/** A use of an ability as a state keeps it. */
export function useOf({ cards }: DeepReadonly<CoreState>, { ref, self, seat }: Using, per: string): AbilityUse {
  const bearer = cards[bearerOf(ref)];
  const ofDefinition = definitionIn(ref);
  const lends = ofDefinition === undefined && bearerOf(ref) !== self;
  return {
    definition: ofDefinition ?? bearer?.definition ?? 0,
    place: abilityPlace(ref),
    card: pinned(cards[self]),
    lender: lends ? pinned(bearer) : NO_CARD,
    seat,
    per,
  };
}

function pinned(card: DeepReadonly<CoreState>['cards'][number] | undefined): CardRef {
  return card === undefined ? NO_CARD : pin(card);
}
