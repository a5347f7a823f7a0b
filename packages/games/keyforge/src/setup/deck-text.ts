import { searchKey, type Problem } from '@crupier/kernel/rules';
import type { CardSlug, Icon } from '../cards/facts/card-facts.ts';
import { findHouse } from '../cards/facts/houses.ts';
import { epithetOf, otherHalfOf } from '../cards/facts/names.ts';
import { isNearlyCardName } from '../cards/facts/nearest.ts';
import type { House } from '../cards/facts/vocabulary.ts';
import type { CardBook } from './card-book.ts';
import { problemsMax, type Draft, type DraftCard } from './deck-draft.ts';
import { isCount } from './deck-list.ts';
import { badCount, deckProblem, findWrongName, unknownCard, unknownHouse, unknownIcon, unknownSet } from './deck-problems.ts';
import { findExpansion, findIcon, findLabel, type Label } from './deck-words.ts';

/** The parts of a list read so far. */
interface ParseState {
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
  const state: ParseState = {
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
    isCut = state.problems.length >= problemsMax;
    if (isCut) break;
    readLine(state, line.trim(), `line ${index + 1}`);
  }
  if (isCut) state.problems.push(deckProblem('deck.moreProblems', '', { count: state.problems.length }));
  const { name, expansion, houses, cards, problems } = state;
  return { name, expansion, houses, cards, problems, isCut };
}

function readLine(state: ParseState, line: string, at: string): void {
  const heading = headingOf(line);
  if (heading !== undefined) {
    state.heading = heading;
    state.isFirst = false;
    return;
  }
  if (line === '' || line.startsWith('#') || line.startsWith('//')) return;
  const isFirst = state.isFirst;
  state.isFirst = false;
  const [, before = '', after = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
  const label = findLabel(before);
  if (label !== undefined) return readLabelled(state, label, after, at);
  const entry = line.replace(/\s+(#|\/\/).*$/, '');
  if (entry.endsWith(':') && state.book.find(entry) === undefined) {
    state.heading = 'unknown';
    state.problems.push(unknownHouse(entry.slice(0, -1), at));
  } else if (isFirst && isTitle(entry, state.book)) {
    readName(state, line, at);
  } else {
    readCard(state, entry, at);
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

function readLabelled(state: ParseState, label: Label, text: string, at: string): void {
  if (label === 'name') return readName(state, text.trim(), at);
  if (label === 'reference') return readCard(state, text, at);
  if (label === 'set') {
    state.expansion = findExpansion(text);
    if (state.expansion === undefined) state.problems.push(unknownSet(text, at));
    return;
  }
  const houses = text.split(/[,;/]/).map((name) => findHouse(name) ?? name);
  const known = houses.filter((house) => findHouse(house) === house).map((house) => house as House);
  state.problems.push(...houses.filter((house) => findHouse(house) !== house).map((house) => unknownHouse(house, at)));
  if (known.length === houses.length) state.houses = known;
}

function readName(state: ParseState, name: string, at: string): void {
  const wrong = findWrongName(name, at);
  if (wrong === undefined) state.name = name.replace(/ +/g, ' ');
  else state.problems.push(wrong);
}

function readCard(state: ParseState, entry: string, at: string): void {
  const { count: written, name: rest } = splitCount(entry, state.book);
  const { name, brackets, braces } = splitTail(rest);
  const card = state.book.find(name);
  if (card === undefined) state.problems.push(unknownCard(name, at, state.book, state.problems.length));
  const count = written === undefined ? 1 : Number(written);
  if (!isCount(count)) state.problems.push(badCount(written, at));
  const framed = {
    at,
    house: brackets === undefined ? state.heading : houseIn(state, brackets, at),
    enhancements: iconsIn(state, braces ?? '', at),
  };
  if (card !== undefined && isCount(count) && isBareHalf(name, card)) return addHalves(state, { ...framed, card, count });
  state.cards.push({ ...framed, card, count: isCount(count) ? count : undefined });
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

function houseIn(state: ParseState, text: string, at: string): House | 'unknown' {
  const house = findHouse(text);
  if (house === undefined) state.problems.push(unknownHouse(text, at));
  return house ?? 'unknown';
}

function iconsIn(state: ParseState, text: string, at: string): readonly Icon[] {
  const words = text.split(/[,;]/).map((word) => word.trim());
  return words
    .filter((word) => word !== '')
    .flatMap((word) => {
      const icon = findIcon(word);
      if (icon === undefined) state.problems.push(unknownIcon(word, at));
      return icon ?? [];
    });
}

/** Whether a gigantic creature is named without saying which half. */
function isBareHalf(name: string, card: CardSlug): boolean {
  const epithets = Object.values(epithetOf(card) ?? {}).map(searchKey);
  return otherHalfOf(card) !== undefined && !epithets.some((epithet) => searchKey(name).endsWith(epithet));
}

/** KF-GIGANTIC-1: two cards make one creature, so that `2x Deusillus` is both halves. */
function addHalves(state: ParseState, entry: DraftCard & { readonly card: CardSlug; readonly count: number }): void {
  const { card, count } = entry;
  const before = state.bareHalves.get(card) ?? 0;
  const bottoms = Math.ceil((before + count) / 2) - Math.ceil(before / 2);
  state.bareHalves.set(card, before + count);
  if (bottoms > 0) state.cards.push({ ...entry, count: bottoms });
  if (count > bottoms) state.cards.push({ ...entry, card: otherHalfOf(card), count: count - bottoms });
}
