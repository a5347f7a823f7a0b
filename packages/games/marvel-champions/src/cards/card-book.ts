import { assert, searchKey, withOwnNames, type CardBehaviour, type Wordings } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { meanings } from '../meanings/meanings.ts';
import { wordings } from '../words/wordings.ts';
import { isWritten, textOfCard } from './behaviours.ts';
import { factsOf, findByName, keyedNames } from './facts.ts';
import type { CardCode, CardFacts } from './facts/card-facts.ts';

/** The cards that decks may be made of: the game's own, or these and a user's. */
export interface CardBook {
  /** The keys of the user's cards, in the order of the file. */
  readonly own: readonly string[];
  /** By its code, or its key. */
  readonly factsOf: (code: string) => CardFacts | undefined;
  /** All cards of a name in either language, however that is written. */
  readonly findByName: (name: string) => readonly CardFacts[];
  /** Every name in either language, with its key. */
  readonly keyedNames: () => readonly (readonly [key: string, name: string])[];
  /** What the text of a card says; undefined for one that has none of its own, or none yet. */
  readonly textOf: (facts: CardFacts) => readonly Ability[] | undefined;
  readonly isWritten: (facts: CardFacts) => boolean;
  /** The user's cards, as definitions. */
  readonly described: readonly CardBehaviour[];
  readonly wordings: Wordings;
}

/** The cards that come with the game. */
export const baseBook: CardBook = {
  own: [],
  factsOf,
  findByName,
  keyedNames,
  textOf: textOfCard,
  isWritten,
  described: [],
  wordings,
};

/** A user's card as a match plays it, with what is printed on it. */
export interface OwnCard extends CardBehaviour {
  readonly facts: CardFacts;
}

/** The cards of the game with a user's among them. */
export function bookWith(cards: readonly OwnCard[]): CardBook {
  const byCode = new Map<string, OwnCard>(cards.map((each) => [each.facts.code, each]));
  const named = cards.flatMap(({ facts }) =>
    [...new Set([facts.name, facts.nameEs])].map((name) => [searchKey(name), name, facts] as const),
  );
  const byName = new Map(named.map(([key, , facts]) => [key, facts]));
  // Lists that name cards by their codes find the user's card that stands for one that is not made yet.
  const standInFor = (printed: CardFacts | undefined): CardFacts | undefined =>
    printed === undefined || isWritten(printed) ? undefined : byName.get(searchKey(printed.name));
  return {
    own: cards.map(({ facts: { code } }) => code),
    factsOf: (code) => byCode.get(code)?.facts ?? standInFor(factsOf(code)) ?? factsOf(code),
    findByName: (name) => {
      const own = byName.get(searchKey(name)) ?? byCode.get(name)?.facts;
      return own === undefined ? findByName(name) : [own];
    },
    keyedNames: () => [...named.map(([key, name]) => [key, name] as const), ...keyedNames()],
    textOf: (facts) => byCode.get(facts.code)?.abilities ?? textOfCard(facts),
    isWritten: (facts) => byCode.has(facts.code) || isWritten(facts),
    described: cards,
    wordings: withOwnNames(wordings, meanings, (code) => {
      const own = byCode.get(code)?.facts;
      return own && { en: own.name, es: own.nameEs };
    }),
  };
}

/** The facts of a card of a book that is known to be one. */
export function knownIn(book: CardBook, code: CardCode): CardFacts {
  const facts = book.factsOf(code);
  assert(facts !== undefined, `${code} is a card.`);
  return facts;
}
