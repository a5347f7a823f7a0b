import { bookOfKeys, ownCardFiles, ownKey } from '@crupier/kernel/rules';
import { bookWith, type CardBook, type OwnCard } from '../cards/card-book.ts';
import { isWritten } from '../cards/behaviours.ts';
import { contextOf } from '../cards/card-text.ts';
import { factsOf, findByName } from '../cards/facts.ts';
import { meanings } from '../meanings/meanings.ts';
import type { Marvel } from '../state/state.ts';
import { checkCarriedOut } from './carried-out.ts';
import { describedCards, type OwnInput } from './described-cards.ts';

const { qualities } = meanings;

/** How files of cards of Marvel Champions are written and read. *Errors:* those of `readOwnCards` and `checkCarriedOut`. */
export const ownCards = ownCardFiles<Marvel, OwnInput, OwnCard, CardBook>(
  {
    ...describedCards(ownKey, checkCarriedOut),
    game: 'marvel-champions',
    hasCard: (name) => factsOf(name) !== undefined || findByName(name).length > 0,
    isMade: (name) => [factsOf(name) ?? [], findByName(name)].flat().some((facts) => isWritten(facts)),
    context: ({ type, name, abilities = [] }) => contextOf({ type, name }, abilities),
  },
  (right) => {
    const cards = right.map(({ card }) => card);
    return bookOfKeys(cards, { qualities, bookWith, find: (book, name) => (book.factsOf(name) ?? book.findByName(name)[0])?.code });
  },
);
