import { NO_CARD, option, program, raise, raiseAll, type CardId } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { cardsIn } from '../state/reading.ts';
import type { KeyForge } from '../state/state.ts';

interface SearchLocals {
  /** The cards of the deck that are looked for, and then those that were found. */
  cards: readonly CardId[];
  readonly most: number;
  /** 1 where any card will do, so that nothing need be shown. */
  readonly secretly: number;
}

/** Searching a deck for cards that go to hand. The seat is the player who searches. *Rule:* KF-SEARCH-1 to KF-SEARCH-4. */
export const search = program<KeyForge, SearchLocals>('search', [
  { name: 'look at the deck', rule: 'KF-SEARCH-1', do: (match, { seat }) => raise(match, fact('deckSearched', { seat })) },
  {
    name: 'find, or find nothing',
    rule: 'KF-SEARCH-1 KF-SEARCH-4',
    // Asked also where there is no such card: that is the secret of who searches.
    ask: (match, { locals: { cards, most }, seat }) => {
      if (cards.length === 0 && cardsIn(match, 'deck', seat).length === 0) return undefined;
      const options = cards.map((card) => option('choose', card));
      return { kind: 'target', seat: match.state.active, purpose: 'searchDeck', min: 0, max: most, options };
    },
    take: (_match, { locals }, chosen) => {
      locals.cards = chosen.map(({ card }) => card);
    },
  },
  {
    name: 'reveal what was found',
    rule: 'KF-SEARCH-3',
    do: (match, { locals: { cards, secretly }, seat }) =>
      raiseAll(match, secretly === 1 ? [] : cards.map((card) => fact('cardRevealed', { card, seat }))),
  },
  {
    name: 'take it',
    rule: '',
    do: (match, { locals: { cards } }) =>
      raiseAll(
        match,
        cards.filter((card) => card !== NO_CARD).map((card) => fact('cardTaken', { card })),
      ),
  },
  { name: 'shuffle the deck', rule: 'KF-SEARCH-2', do: (match, { seat }) => raise(match, fact('deckShuffled', { seat })) },
]);
