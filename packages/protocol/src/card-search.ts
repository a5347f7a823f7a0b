/** Looks through cards: by the words of their names and texts, by what is printed on them, and in an order. */

import type { CardSheet, Language } from '@crupier/kernel';
import type { Collection, Facet } from './deck-http.ts';

/** A card made ready to be looked for: what is looked through of it is without case and accents. */
export interface CardEntry {
  readonly sheet: CardSheet;
  readonly names: string;
  /** Names and text, in both languages. */
  readonly all: string;
}

/** The entry of a card. */
export function cardEntry(sheet: CardSheet): CardEntry {
  const names = fold(`${sheet.name.en} ${sheet.name.es}`);
  return { sheet, names, all: `${names} ${fold([...sheet.text.en, ...sheet.text.es].join(' '))}` };
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('**', '').replaceAll('’', "'").replaceAll('æ', 'ae');
}

/** The words of a search. */
export function searchWords(search: string): readonly string[] {
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether a card has all words of a search, and of each fact one of the values that are wanted, where any are. */
export function isFound(
  { sheet, all }: CardEntry,
  words: readonly string[],
  facts: readonly (readonly [fact: string, values: readonly string[]])[],
): boolean {
  return (
    words.every((word) => all.includes(word)) &&
    facts.every(([fact, values]) => values.length === 0 || factValues(sheet, fact).some((value) => values.includes(value)))
  );
}

/** The same cards in the order of a sort: by name, by a number, or, where it is empty, those whose names have all words of the search first. */
export function inOrder<E extends CardEntry>(entries: readonly E[], sort: string, { words, language }: SortParts): readonly E[] {
  if (sort !== '') return entries.toSorted(orderBy(sort, language));
  const isNamed = ({ names }: E): boolean => words.length > 0 && words.every((word) => names.includes(word));
  return [...entries.filter(isNamed), ...entries.filter((entry) => !isNamed(entry))];
}

interface SortParts {
  readonly words: readonly string[];
  readonly language: Language;
}

/** Compares cards by their names, or by a number; those that have none come last. */
function orderBy(sort: string, language: Language): (one: CardEntry, other: CardEntry) => number {
  if (sort === 'name') return (one, other) => one.sheet.name[language].localeCompare(other.sheet.name[language], language);
  const numberOf = ({ sheet }: CardEntry): number => {
    const number = Number.parseInt(listIn(sheet.facts[sort])[0] ?? '', 10);
    return Number.isNaN(number) ? Infinity : number;
  };
  return (one, other) => {
    const [number, second] = [numberOf(one), numberOf(other)];
    return number === second ? 0 : number - second;
  };
}

function listIn(value: CardSheet['facts'][string] | undefined): readonly string[] {
  if (value === undefined || value === '') return [];
  return typeof value === 'object' ? value : [String(value)];
}

/** The values of a fact on a card, as they are looked for: a keyword with a number by its name. */
export function factValues({ facts }: CardSheet, fact: string): readonly string[] {
  const values = listIn(facts[fact]);
  return fact === 'keywords' ? values.map((value) => value.replace(/:.*$/, '')) : values;
}

/** The values that a fact has on cards, and how many cards have each: numbers by their size, sets as they appeared, words by how many cards have them. */
export function facetOf({ fact, kind }: Pick<Facet, 'fact' | 'kind'>, sheets: readonly CardSheet[], sets: Collection['sets']): Facet {
  const counts = new Map<string, number>();
  // A number may stand with a word that says for what it is, such as each player.
  const most = kind === 'number' ? 1 : undefined;
  for (const value of sheets.flatMap((sheet) => factValues(sheet, fact).slice(0, most))) counts.set(value, (counts.get(value) ?? 0) + 1);
  const place = (value: string): number => sets.findIndex(({ code }) => code === value);
  const countOf = (value: string): number => counts.get(value) ?? 0;
  const order: Readonly<Record<'number' | 'set' | 'word', (one: string, other: string) => number>> = {
    number: (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10) || one.localeCompare(other),
    set: (one, other) => place(one) - place(other),
    word: (one, other) => countOf(other) - countOf(one) || one.localeCompare(other),
  };
  const values = [...counts.keys()].toSorted(order[fact === 'set' ? 'set' : kind]);
  return { fact, kind, values, counts: values.map(countOf) };
}
