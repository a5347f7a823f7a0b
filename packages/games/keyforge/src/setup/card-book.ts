import { searchKey, type CardBehaviour } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { abilitiesOf } from '../cards/card-text.ts';
import { factsFor, isCardSlug, latestFacts, printingsOf } from '../cards/facts.ts';
import type { CardFacts, CardSlug, KeywordFact } from '../cards/facts/card-facts.ts';
import { findCard, namesOf, type KeyedName } from '../cards/facts/names.ts';
import type { CardNames } from '../cards/facts/rows.ts';
import { isPlayable } from '../cards/status.ts';
import { keyword } from '../meanings/builders.ts';
import type { CatalogueCard } from './catalogue.ts';

/** The cards that decks may be made of: the game's own, or these and somebody's own. */
export interface CardBook {
  /** The ids of those that are somebody's own. */
  readonly own: readonly string[];
  /** Their names, for what is written nearly right. */
  readonly ownNames: readonly KeyedName[];
  readonly isCard: (id: string) => id is CardSlug;
  /** By one of its names or its id, however that is written. */
  readonly find: (written: string) => CardSlug | undefined;
  readonly namesOf: (id: string) => CardNames | undefined;
  readonly latestFacts: (id: string) => CardFacts | undefined;
  readonly factsFor: (id: string, expansion: number) => CardFacts | undefined;
  /** What a card is in each set that has it: nothing for somebody's own, which is of no set and as old as any. */
  readonly printingsOf: (id: string) => readonly CardFacts[];
  readonly isPlayable: (id: string) => boolean;
  /** Everything that a card says, the keywords that are printed on it first. */
  readonly abilitiesOf: (facts: CardFacts) => readonly Ability[];
  /** Somebody's own, as definitions. */
  readonly described: readonly CardBehaviour[];
}

/** The cards that come with the game. */
export const baseBook: CardBook = {
  own: [],
  ownNames: [],
  isCard: isCardSlug,
  find: findCard,
  namesOf,
  latestFacts,
  factsFor,
  printingsOf,
  isPlayable,
  abilitiesOf,
  described: [],
};

/** A card of somebody's own: what the rules need of it, and what a sheet tells beside that. */
export interface OwnCard {
  readonly card: CatalogueCard;
  readonly facts: CardFacts;
}

/** The same with somebody's own cards among them. */
export function bookWith(cards: readonly OwnCard[]): CardBook {
  const byId = new Map<string, OwnCard>(cards.map((each) => [each.facts.id, each]));
  const ownNames = cards.flatMap(({ facts: { name, nameEs } }) =>
    [...new Set([name, nameEs])].map((each): KeyedName => [searchKey(each), each]),
  );
  const byKey = new Map(
    cards.flatMap(({ facts: { id, name, nameEs } }) => [id, name, nameEs].map((each) => [searchKey(each), id] as const)),
  );
  const factsOf = (id: string): CardFacts | undefined => byId.get(id)?.facts;
  return {
    own: cards.map(({ facts: { id } }) => id),
    ownNames,
    isCard: (id): id is CardSlug => byId.has(id) || isCardSlug(id),
    find: (written) => byKey.get(searchKey(written)) ?? findCard(written),
    namesOf: (id) => factsOf(id) ?? namesOf(id),
    latestFacts: (id) => factsOf(id) ?? latestFacts(id),
    factsFor: (id, expansion) => factsOf(id) ?? factsFor(id, expansion),
    printingsOf,
    isPlayable: (id) => byId.has(id) || isPlayable(id),
    abilitiesOf: (facts) => saidBy(byId.get(facts.id)) ?? abilitiesOf(facts),
    described: cards.map(({ card }) => card),
  };
}

/** All that a card of somebody's own says; undefined for another. */
function saidBy(own: OwnCard | undefined): readonly Ability[] | undefined {
  return own && [...own.facts.keywords.map((each: KeywordFact) => keyword(each.keyword, each.value)), ...own.card.abilities];
}
