import { cardFileSchema, ok, readOwnCards, type OwnCardReading, type Result, type Schema } from '@crupier/kernel';
import { contextOf } from '../cards/card-text.ts';
import type { CardFacts, CardSlug } from '../cards/facts/card-facts.ts';
import { findCard, namesOf, searchKey } from '../cards/facts/names.ts';
import { setCodes, type Keyword } from '../cards/facts/vocabulary.ts';
import type { KeyForge } from '../state/state.ts';
import { bookWith, type CardBook, type OwnCard } from './card-book.ts';
import type { CatalogueCard } from './catalogue.ts';
import { keywordsOf, ownCards, type OwnInput } from './described-cards.ts';

/** The key of somebody's own card. */
function keyOf(name: string): string {
  return `own/${searchKey(name)}`;
}

const reading: OwnCardReading<KeyForge, OwnInput, CatalogueCard> = {
  ...ownCards(keyOf),
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

/** The cards of the game with somebody's own among them. *Errors:* those of `readOwnCards`, each with its path. */
export function readBook(cards: readonly unknown[]): Result<CardBook> {
  const read = readOwnCards(cards, reading);
  if (!read.ok) return read;
  return ok(bookWith(read.value.map((card, at): OwnCard => ({ card, facts: factsOf(card, cards[at] as OwnInput, at) }))));
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
