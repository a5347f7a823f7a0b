import { searchKey, type Problem } from '@crupier/kernel';
import type { CardSlug, Icon } from '../cards/facts/card-facts.ts';
import { findHouse } from '../cards/facts/houses.ts';
import { epithetOf, otherHalfOf } from '../cards/facts/names.ts';
import { isNearlyCardName } from '../cards/facts/nearest.ts';
import type { House } from '../cards/facts/vocabulary.ts';
import type { CardBook } from './card-book.ts';
import { problemsMax, type Draft, type DraftCard } from './deck-draft.ts';
import { isCount, isDeckName, nameLengthMax } from './deck-list.ts';
import { badCount, deckProblem, unknownCard, unknownHouse, unknownIcon, unknownSet } from './deck-problems.ts';
import { findExpansion, findIcon, findLabel, type Label } from './deck-words.ts';

/** What has been read of a list so far. */
interface Reading {
  readonly book: CardBook;
  name: string;
  expansion: number | undefined;
  houses: readonly House[] | undefined;
  /** The house of the heading that the next cards stand under. */
  heading: DraftCard['house'];
  isFirst: boolean;
  readonly cards: DraftCard[];
  readonly problems: Problem[];
  /** How many bare names of each gigantic creature came so far: they mean its halves in turn. */
  readonly bareHalves: Map<CardSlug, number>;
}

/**
 * Reads a plain list: one card a line, as `2x Anger`, `2 Anger` or `Anger`, with `[Mars]` after it for a maverick and
 * `{capture, draw}` for the icons added to it; houses as headings; `Name:`, `Set:`, `Houses:` and `Reference:` before the rest;
 * comments after `#` or `//`. A first line that is none of these is the deck's name. Names in English or Spanish.
 */
export function readDeckText(text: string, book: CardBook): Draft {
  const reading: Reading = {
    book,
    name: '',
    expansion: undefined,
    houses: undefined,
    heading: 'own',
    isFirst: true,
    cards: [],
    problems: [],
    bareHalves: new Map(),
  };
  let isCut = false;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    isCut = reading.problems.length >= problemsMax;
    if (isCut) break;
    readLine(reading, line.trim(), `line ${index + 1}`);
  }
  if (isCut) reading.problems.push(deckProblem('deck.moreProblems', '', { count: reading.problems.length }));
  const { name, expansion, houses, cards, problems } = reading;
  return { name, expansion, houses, cards, problems, isCut };
}

function readLine(reading: Reading, line: string, at: string): void {
  const heading = headingOf(line);
  if (heading !== undefined) {
    reading.heading = heading;
    reading.isFirst = false;
    return;
  }
  if (line === '' || line.startsWith('#') || line.startsWith('//')) return;
  const isFirst = reading.isFirst;
  reading.isFirst = false;
  const [, before = '', after = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
  const label = findLabel(before);
  if (label !== undefined) return readLabelled(reading, label, after, at);
  const entry = line.replace(/\s+(#|\/\/).*$/, '');
  if (entry.endsWith(':') && reading.book.find(entry) === undefined) {
    reading.heading = 'unknown';
    reading.problems.push(unknownHouse(entry.slice(0, -1), at));
  } else if (isFirst && isTitle(entry, reading.book)) {
    readName(reading, line, at);
  } else {
    readCard(reading, entry, at);
  }
}

/** The house of a line such as `Mars:`, `# Marte`, `[Mars]` or `Mars (12)`. */
function headingOf(line: string): House | undefined {
  const name = line
    .replace(/^#+\s*/, '')
    .replace(/:$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/:$/, '');
  return findHouse(name);
}

/** A first line without a count that is no card, and none misspelt, is the name of the deck. */
function isTitle(entry: string, book: CardBook): boolean {
  const { count, name } = splitCount(entry, book);
  return count === undefined && book.find(splitTail(name).name) === undefined && !isNearlyCardName(name, book.ownNames);
}

function readLabelled(reading: Reading, label: Label, text: string, at: string): void {
  if (label === 'name') return readName(reading, text.trim(), at);
  if (label === 'reference') return readCard(reading, text, at);
  if (label === 'set') {
    reading.expansion = findExpansion(text);
    if (reading.expansion === undefined) reading.problems.push(unknownSet(text, at));
    return;
  }
  const houses = text.split(/[,;/]/).map((name) => findHouse(name) ?? name);
  const known = houses.filter((house) => findHouse(house) === house).map((house) => house as House);
  reading.problems.push(...houses.filter((house) => findHouse(house) !== house).map((house) => unknownHouse(house, at)));
  if (known.length === houses.length) reading.houses = known;
}

function readName(reading: Reading, name: string, at: string): void {
  if (isDeckName(name)) reading.name = name.replace(/ +/g, ' ');
  else reading.problems.push(deckProblem('deck.badName', at, { max: nameLengthMax }));
}

function readCard(reading: Reading, entry: string, at: string): void {
  const { count: written, name: rest } = splitCount(entry, reading.book);
  const { name, brackets, braces } = splitTail(rest);
  const card = reading.book.find(name);
  if (card === undefined) reading.problems.push(unknownCard(name, at, reading.book));
  const count = written === undefined ? 1 : Number(written);
  if (!isCount(count)) reading.problems.push(badCount(written, at));
  const framed = {
    at,
    house: brackets === undefined ? reading.heading : houseIn(reading, brackets, at),
    enhancements: iconsIn(reading, braces ?? '', at),
  };
  if (card !== undefined && isCount(count) && isBareHalf(name, card)) return addHalves(reading, { ...framed, card, count });
  reading.cards.push({ ...framed, card, count: isCount(count) ? count : undefined });
}

/** Splits `2x Anger` into the count and the rest. A card's name may begin with a digit, but with no number that stands alone. */
function splitCount(entry: string, book: CardBook): { readonly count: string | undefined; readonly name: string } {
  const [, count, name] = /^([-+]?\d+(?:[.,]\d+)?)\s*[x×]?\s+(.+)$/i.exec(entry) ?? [];
  return book.find(entry) !== undefined || name === undefined ? { count: undefined, name: entry } : { count, name };
}

interface Tail {
  readonly name: string;
  /** What stands in square brackets after the name, and in braces. */
  readonly brackets: string | undefined;
  readonly braces: string | undefined;
}

/** No card's name ends in brackets after other words, so that `Umbra [Saurio]` is never Umbrasaurio. */
function splitTail(entry: string): Tail {
  let tail: Tail = { name: entry, brackets: undefined, braces: undefined };
  for (;;) {
    const [, name, brackets, braces] = /^(.*\S)\s*(?:\[([^[\]]*)\]|\{([^{}]*)\})$/.exec(tail.name) ?? [];
    if (name === undefined) return tail;
    tail = { name, brackets: brackets ?? tail.brackets, braces: braces ?? tail.braces };
  }
}

function houseIn(reading: Reading, text: string, at: string): House | 'unknown' {
  const house = findHouse(text);
  if (house === undefined) reading.problems.push(unknownHouse(text, at));
  return house ?? 'unknown';
}

function iconsIn(reading: Reading, text: string, at: string): readonly Icon[] {
  const words = text.split(/[,;]/).map((word) => word.trim());
  return words
    .filter((word) => word !== '')
    .flatMap((word) => {
      const icon = findIcon(word);
      if (icon === undefined) reading.problems.push(unknownIcon(word, at));
      return icon ?? [];
    });
}

/** Whether a gigantic creature is named without saying which half. */
function isBareHalf(name: string, card: CardSlug): boolean {
  const epithets = Object.values(epithetOf(card) ?? {}).map(searchKey);
  return otherHalfOf(card) !== undefined && !epithets.some((epithet) => searchKey(name).endsWith(epithet));
}

/** KF-GIGANTIC-1: two cards make one creature, so that `2x Deusillus` is both halves. */
function addHalves(reading: Reading, entry: DraftCard & { readonly card: CardSlug; readonly count: number }): void {
  const { card, count } = entry;
  const before = reading.bareHalves.get(card) ?? 0;
  const bottoms = Math.ceil((before + count) / 2) - Math.ceil(before / 2);
  reading.bareHalves.set(card, before + count);
  if (bottoms > 0) reading.cards.push({ ...entry, count: bottoms });
  if (count > bottoms) reading.cards.push({ ...entry, card: otherHalfOf(card), count: count - bottoms });
}
