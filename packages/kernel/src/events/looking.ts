import type { Game } from '../match/match.ts';
import { ownCard } from '../state/clone.ts';
import type { CardId, CoreState, DeepReadonly, Seat } from '../state/state.ts';
import { cardOf, isCurrent, pin } from '../state/state.ts';

/**
 * Lets a player look at cards where they lie: until the look ends, or a card moves, that player's view shows them, and nobody else's
 * changes. One fact that hides its amount begins a look, so that not even the number of cards is told. For commits.
 */
export function beginLook<S extends CoreState>(state: S, seat: Seat, cards: readonly CardId[]): void {
  state.looks = [...state.looks, { seat, cards: cards.map((card) => pin(state.cards[card] as S['cards'][number])) }];
}

/** The cards that a player looks at by the present look, in the order in which they lay when it began; none where there is no look. */
export function lookedAt(state: DeepReadonly<CoreState>, seat: Seat): readonly CardId[] {
  const look = state.looks.findLast((each) => each.seat === seat);
  return look === undefined ? [] : look.cards.filter((ref) => isCurrent(state, ref)).map(cardOf);
}

/** Ends a player's present look: the cards go into hiding, so that they are not followed from where they were seen. For commits. */
export function endLook<S extends CoreState>(state: S, game: Game<S>, seat: Seat): void {
  const cards = lookedAt(state, seat);
  const known = cards.map((card) => game.knownBy(state as DeepReadonly<S>, card));
  const at = state.looks.findLastIndex((each) => each.seat === seat);
  state.looks = state.looks.filter((_, index) => index !== at);
  cards.forEach((card, index) => {
    if (((known[index] ?? 0) & ~game.knownBy(state as DeepReadonly<S>, card)) !== 0) ownCard(state, card).hidings++;
  });
}

/** A game's rule of who knows a card, and those who look at it now. */
export function knowingLooks<S extends CoreState>(knownBy: Game<S>['knownBy']): Game<S>['knownBy'] {
  return (state, card, probe) => {
    const known = knownBy(state, card, probe);
    return state.looks.length === 0 ? known : known | lookersOf(state, card);
  };
}

/** The players who look at a card, as bits. */
function lookersOf({ looks, cards }: DeepReadonly<CoreState>, card: CardId): number {
  const record = cards[card];
  if (record === undefined) return 0;
  const now = pin(record);
  return looks.reduce((bits, { seat, cards: seen }) => (seen.includes(now) ? bits | (1 << seat) : bits), 0);
}
