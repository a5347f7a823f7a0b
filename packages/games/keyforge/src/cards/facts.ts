import { assert } from '@crupier/kernel/rules';
import type { CardFacts, CardSlug } from './facts/card-facts.ts';
import { namesOf } from './facts/names.ts';
import { idOfRow, readRow } from './facts/rows.ts';
import { setFiles } from './facts/set-files.ts';
import { setCodes, type SetCode } from './facts/vocabulary.ts';

/** A set of cards. */
export interface CardSet {
  readonly code: SetCode;
  readonly name: string;
  /** The publisher's numbers of the set, the main one first. */
  readonly expansions: readonly number[];
  /** The day it appeared, as `2018-11-15`; empty where we do not know. */
  readonly released: string;
  /** How many printed cards the set has, each house of a card that exists in several counted. */
  readonly records: number;
  /** How many cards the publisher says it has, which may be more than we have the facts of. */
  readonly announced: number;
  /** How many different cards it has. */
  readonly cards: number;
}

/** Where a row stands: the set's place among the files, and the row's place in it. */
interface Place {
  readonly set: number;
  readonly row: number;
}

let places: ReadonlyMap<string, readonly Place[]> | undefined;
const readRows: (CardFacts | undefined)[][] = setFiles.map(() => []);

/** The sets, in the order of their appearance. */
export const cardSets: readonly CardSet[] = setFiles.map((file, index) => {
  const code = setCodes[index];
  assert(code === file.code, 'The sets stand in the order of the list of codes.');
  return { ...headOf(file), code, cards: file.cards.length };
});

/** Finds the set that a deck's expansion number names. */
export function setOfExpansion(expansion: number): CardSet | undefined {
  return cardSets.find((set) => set.expansions.includes(expansion));
}

/** The cards of a set, in the order of its file. */
export function cardsOfSet(code: SetCode): readonly CardFacts[] {
  const set = setCodes.indexOf(code);
  return (setFiles[set]?.cards ?? []).map((_, row) => factsAt({ set, row }));
}

/** Whether a text is a card's id. */
export function isCardSlug(id: string): id is CardSlug {
  return namesOf(id) !== undefined;
}

/** The facts of a card in every set that has it, in the order of their appearance. Empty for what is no card's id. */
export function printingsOf(id: string): readonly CardFacts[] {
  return placesOf(id).map(factsAt);
}

/** The facts of a card in the last set that has it. */
export function latestFacts(id: string): CardFacts | undefined {
  const place = placesOf(id).at(-1);
  return place && factsAt(place);
}

/**
 * The facts of a card in a deck of some expansion: those of the deck's set if it has the card; for a legacy card those of the
 * last set before it that has the card, which is how the card in the deck is printed; otherwise those of the first set after it.
 *
 * `undefined` for what is no card's id. *Rule:* KF-LEGACY-1.
 */
export function factsFor(id: string, expansion: number): CardFacts | undefined {
  const found = placesOf(id);
  const deckSet = orderOf(expansion);
  const place = found.findLast(({ set }) => set <= deckSet) ?? found[0];
  return place && factsAt(place);
}

/**
 * Where an expansion stands among the sets: the place of its set, or that place and a half for an expansion of which we have no
 * set and that came after it, going by its number.
 */
export function orderOf(expansion: number): number {
  const own = cardSets.findIndex((set) => set.expansions.includes(expansion));
  return own >= 0 ? own : cardSets.findLastIndex((set) => (set.expansions[0] ?? 0) < expansion) + 0.5;
}

function headOf(file: (typeof setFiles)[number]): Omit<CardSet, 'code' | 'cards'> {
  const { name, expansions, released, records, announced } = file;
  return { name, expansions, released, records, announced };
}

function placesOf(id: string): readonly Place[] {
  places ??= indexRows();
  return places.get(id) ?? [];
}

function indexRows(): ReadonlyMap<string, readonly Place[]> {
  const index = new Map<string, Place[]>();
  setFiles.forEach((file, set) => {
    file.cards.forEach((text, row) => {
      const id = idOfRow(text);
      const known = index.get(id);
      if (known === undefined) index.set(id, [{ set, row }]);
      else known.push({ set, row });
    });
  });
  return index;
}

function factsAt({ set, row }: Place): CardFacts {
  const known = readRows[set]?.[row];
  if (known !== undefined) return known;
  const text = setFiles[set]?.cards[row];
  const code = setCodes[set];
  const names = text === undefined ? undefined : namesOf(idOfRow(text));
  assert(text !== undefined && code !== undefined && names !== undefined, 'Every row stands in a set and its card has a name.');
  const facts = readRow(text, code, names);
  (readRows[set] ??= [])[row] = facts;
  return facts;
}
