import { bookOfKeys, ownCardFiles, ownKey } from '@crupier/kernel/rules';
import { textContext } from '../cards/card-text.ts';
import { meanings } from '../meanings/meanings.ts';
import type { Inferno } from '../state/state.ts';
import { baseBook, bookWith, type CardBook } from './card-book.ts';
import { describedCards, type CardInput, type DescribedCard } from './described-cards.ts';

const { qualities } = meanings;

/** How files of cards of Inferno are written and read. */
export const ownCards = ownCardFiles<Inferno, CardInput, DescribedCard, CardBook>(
  {
    ...describedCards(ownKey),
    game: 'inferno',
    hasCard: (name) => baseBook.find(name) !== undefined,
    isMade: (name) => {
      const facts = baseBook.find(name);
      return facts !== undefined && baseBook.isPlayable(facts.id);
    },
    context: ({ types }) => textContext(types),
  },
  (right) => {
    const cards = right.map(({ card }) => card);
    return bookOfKeys(cards, { qualities, bookWith, find: (book, name) => book.find(name)?.id });
  },
);
