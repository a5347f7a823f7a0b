import { ownCardFiles, ownKey } from '@crupier/kernel/rules';
import { contextOf } from '../cards/card-text.ts';
import type { CardFacts, CardSlug } from '../cards/facts/card-facts.ts';
import { findCard, namesOf } from '../cards/facts/names.ts';
import { setCodes, type Keyword } from '../cards/facts/vocabulary.ts';
import type { KeyForge } from '../state/state.ts';
import { isPlayable } from '../cards/status.ts';
import { bookWith, type CardBook, type OwnCard } from './card-book.ts';
import type { CatalogueCard } from './catalogue.ts';
import { describedCards, keywordsOf, type OwnInput } from './described-cards.ts';

/** How files of cards of KeyForge are written and read. */
export const ownCards = ownCardFiles<KeyForge, OwnInput, CatalogueCard, CardBook>(
  {
    ...describedCards(ownKey),
    game: 'keyforge',
    hasCard: (name) => namesOf(name) !== undefined || findCard(name) !== undefined,
    isMade: (name) => {
      const card = namesOf(name) === undefined ? findCard(name) : name;
      return card !== undefined && isPlayable(card);
    },
    context: ({ type }) => contextOf(type),
  },
  function* (right) {
    const own: OwnCard[] = [];
    for (const { card, input, index } of right) {
      own.push({ card, facts: factsOf(card, input, index) });
      yield;
    }
    return bookWith(own);
  },
);

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
