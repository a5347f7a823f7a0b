import {
  cardFileSchema,
  ownKey,
  readOwnCards,
  searchKey,
  type OwnCardReading,
  type Problem,
  type Resumable,
  type Schema,
} from '@crupier/kernel/rules';
import { contextOf } from '../cards/card-text.ts';
import type { CardFacts, CardSlug } from '../cards/facts/card-facts.ts';
import { findCard, namesOf } from '../cards/facts/names.ts';
import { setCodes, type Keyword } from '../cards/facts/vocabulary.ts';
import type { KeyForge } from '../state/state.ts';
import { bookWith, type CardBook, type OwnCard } from './card-book.ts';
import type { CatalogueCard } from './catalogue.ts';
import { keywordsOf, ownCards, type OwnInput } from './described-cards.ts';

const reading: OwnCardReading<KeyForge, OwnInput, CatalogueCard> = {
  ...ownCards(ownKey),
  game: 'keyforge',
  nameFields: ['name', 'nameEs'],
  foldName: searchKey,
  hasCard: (name) => namesOf(name) !== undefined || findCard(name) !== undefined,
  context: ({ type }) => contextOf(type),
};

/** How a file of cards of KeyForge is written. */
export function ownCardSchema(): Schema {
  return cardFileSchema(reading);
}

/** The cards of the game with those of somebody's own among them in which nothing is wrong. *Errors:* those of `readOwnCards`. */
export function* readBook(cards: readonly unknown[]): Resumable<{ readonly book: CardBook; readonly problems: readonly Problem[] }> {
  const { problems, right } = yield* readOwnCards(cards, reading);
  return { problems, book: bookWith(right.map(({ card, input, index }): OwnCard => ({ card, facts: factsOf(card, input, index) }))) };
}

/** What is printed on somebody's own card. It is of no set: it stands as if it were of the first, so that every deck may have it. */
function factsOf({ key, printed, abilities }: CatalogueCard, input: OwnInput, at: number): CardFacts {
  const { name, nameEs, type, power, armor } = printed;
  const keywords = keywordsOf(input).map(({ keyword, value }) => ({ keyword: keyword as Keyword, value, isX: false }));
  const bare = keywords.length > 0 ? 'keywords' : 'nothing';
  return {
    id: key as CardSlug,
    set: setCodes[0],
    number: String(at + 1).padStart(3, '0'),
    name,
    nameEs,
    type,
    houses: [input.house],
    rarity: input.rarity ?? 'common',
    icons: input.icons ?? [],
    power,
    powerIsX: false,
    armor,
    keywords,
    traits: input.traits ?? [],
    enhance: [],
    half: undefined,
    speech: abilities.length > 0 ? 'abilities' : bare,
  };
}
