import { searchKey, withOwnNames, type CardBehaviour, type Wordings } from '@crupier/kernel/rules';
import type { Ability, Both } from '@crupier/kernel/cards';
import { spokenAbilities } from '../cards/card-text.ts';
import { cardFacts, demonFacts, factsOf, findByName, namesOf, type CardFacts } from '../cards/facts.ts';
import { isPlayable } from '../cards/status.ts';
import { wordings } from '../words/wordings.ts';
import type { Keyword } from '../meanings/keywords.ts';
import { meanings } from '../meanings/meanings.ts';
import type { DescribedCard } from './described-cards.ts';

/** The cards that a match may be made of: the game's own, or these and somebody's own. */
export interface CardBook {
  /** What goes into decks. */
  readonly cards: readonly CardFacts[];
  readonly demons: readonly CardFacts[];
  /** The ids of those that are somebody's own. */
  readonly own: readonly string[];
  /** By its id; undefined for what is none. */
  readonly factsOf: (id: string) => CardFacts | undefined;
  /** By its id, or its name in either language, however that is written. */
  readonly find: (written: string) => CardFacts | undefined;
  /** The names of a card; its id where there is none. */
  readonly namesOf: (id: string) => Both;
  readonly isPlayable: (id: string) => boolean;
  /** What a card says: its keywords, and its other abilities. */
  readonly spoken: (facts: CardFacts) => readonly Ability[];
  /** Somebody's own, as definitions. */
  readonly described: readonly CardBehaviour[];
  readonly wordings: Wordings;
}

/** The cards that come with the game. */
export const baseBook: CardBook = {
  cards: cardFacts,
  demons: demonFacts,
  own: [],
  factsOf,
  find: (written) => factsOf(written.trim()) ?? findByName(written),
  namesOf,
  isPlayable,
  spoken: spokenAbilities,
  described: [],
  wordings,
};

/** The same with described cards among them. */
export function bookWith(described: readonly DescribedCard[]): CardBook {
  const byId = new Map(described.map((card, at) => [card.key, { card, facts: factsOfDescribed(card, at) }]));
  const byName = new Map([...byId.values()].flatMap(({ facts }) => [facts.name.en, facts.name.es].map((name) => [searchKey(name), facts])));
  const own = [...byId.values()].map(({ facts }) => facts);
  const isDemon = ({ types }: CardFacts): boolean => types.includes('demon');
  const said = ({ id }: CardFacts): readonly Ability[] | undefined => byId.get(id)?.card.abilities;
  const names = (id: string): Both => byId.get(id)?.facts.name ?? namesOf(id);
  return {
    cards: [...cardFacts, ...own.filter((facts) => !isDemon(facts))],
    demons: [...demonFacts, ...own.filter(isDemon)],
    own: described.map(({ key }) => key),
    factsOf: (id) => byId.get(id)?.facts ?? factsOf(id),
    find: (written) => byId.get(written.trim())?.facts ?? byName.get(searchKey(written)) ?? baseBook.find(written),
    namesOf: names,
    isPlayable: (id) => byId.has(id) || isPlayable(id),
    spoken: (facts) => said(facts) ?? spokenAbilities(facts),
    described,
    wordings: withOwnNames(wordings, meanings, (id) => byId.get(id)?.facts.name),
  };
}

function factsOfDescribed({ key, printed, abilities, rarity }: DescribedCard, at: number): CardFacts {
  const keywords = abilities.flatMap((ability) =>
    ability.kind === 'keyword' ? [{ keyword: ability.keyword as Keyword, value: ability.value }] : [],
  );
  const onlyKeywords = keywords.length > 0 ? 'keywords' : 'none';
  return {
    ...printed,
    id: key,
    number: at + 1,
    rarity,
    keywords,
    speech: abilities.length > keywords.length ? 'abilities' : onlyKeywords,
  };
}
