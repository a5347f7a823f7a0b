import { quote, readDraft, searchKey, unseenSignIn, type Problem, type Result } from '@crupier/kernel/rules';
import type { CardFacts } from '../cards/facts.ts';
import { baseBook, type CardBook } from './card-book.ts';
import type { DeckEntry, DeckList } from './deck-list.ts';
import type { DeckProblemCode } from './deck-messages.ts';
import { deckProblem, nearestNames, unknownCard } from './deck-problems.ts';

/** The longest list that is read, in UTF-16 units. */
export const listLengthMax = 65_536;
/** After so many problems reading stops. */
const PROBLEMS_MAX = 50;

const nameLabels = ['name', 'nombre', 'deck', 'mazo'];
const demonLabels = ['demon', 'demonio'];

/**
 * Reads a deck list: JSON of one deck as `DeckList`, or a plain list in English or Spanish, one card a line, such as
 * `4x Ember Imp`, `4 Diablillo de brasa` or the name alone. The demon stands on any line, with `Demon:` or `Demonio:` before it or
 * without; `Name:` or `Nombre:` names the deck, and so does a first line that is no card. `#` and `//` begin comments; lines that
 * end in a colon are headings. Whether the deck is legal is for `checkDeck` to say.
 *
 * *Errors:* every problem of the list at once, each a code of `deckMessages` with the line or the JSON path where it is; after 50
 * problems reading stops.
 */
export function parseDeckList(text: string, book: CardBook = baseBook): Result<DeckList> {
  const { deck, problems } = readDeckList(text, book);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: deck };
}

/** What was read of a list: all of it that could be, with every problem. */
export interface ListRead {
  readonly deck: DeckList;
  readonly problems: readonly Problem[];
}

/** Reads whatever can be read of a list, as `parseDeckList` does. */
export function readDeckList(text: string, book: CardBook = baseBook): ListRead {
  if (text.length > listLengthMax) return nothingRead('deck.tooLarge', { size: text.length, max: listLengthMax });
  const list = text.replace(/^\uFEFF/, '');
  return /^\s*[{[]/.test(list) ? readJson(list, book) : readPlain(list, book);
}

function nothingRead(code: DeckProblemCode, values: Problem['values'] = {}): ListRead {
  return { deck: { name: '', demon: '', cards: [] }, problems: [deckProblem(code, '', values)] };
}

function readJson(list: string, book: CardBook): ListRead {
  let value: unknown;
  try {
    value = JSON.parse(list);
  } catch {
    // What JSON.parse says differs between engines: the list is broken, that is all we know.
    return nothingRead('deck.brokenJson');
  }
  return readDeckValue(value, book);
}

function readDeckValue(value: unknown, book: CardBook): ListRead {
  if (!isRecord(value) || !Array.isArray(value['cards'])) return nothingRead('deck.notADeck');
  const problems: Problem[] = [];
  const { name, demon = readDraft(value)?.leader } = value;
  const leader = typeof demon === 'string' ? book.find(demon) : undefined;
  if (leader === undefined)
    problems.push(typeof demon === 'string' && demon !== '' ? unknownCard(book, demon, 'demon') : deckProblem('deck.noDemon', 'demon'));
  const cards = (value['cards'] as readonly unknown[]).flatMap((entry, at): DeckEntry[] => {
    const place = `cards[${at}]`;
    if (problems.length >= PROBLEMS_MAX) return [];
    if (!isRecord(entry) || typeof entry['card'] !== 'string') {
      problems.push(deckProblem('deck.badEntry', place));
      return [];
    }
    const { card, count = 1 } = entry as { readonly card: string; readonly count?: unknown };
    const facts = book.find(card);
    if (facts === undefined) problems.push(unknownCard(book, card, place, problems.length));
    const isCount = Number.isInteger(count) && Number(count) >= 1;
    if (!isCount) problems.push(deckProblem('deck.badCount', place, { count: quote(String(count)) }));
    return facts === undefined || !isCount ? [] : [{ card: facts.id, count: Number(count) }];
  });
  const taken: { name?: string; readonly problems: Problem[] } = { problems };
  takeName(taken, typeof name === 'string' ? name : '', 'name');
  const deck = { name: taken.name ?? '', demon: leader?.id ?? '', cards: merged(cards) };
  return { deck, problems: problems.slice(0, PROBLEMS_MAX) };
}

/** The parts of a plain list read so far. */
interface ParseState {
  readonly book: CardBook;
  name: string;
  demon: string;
  isFirst: boolean;
  readonly cards: DeckEntry[];
  readonly problems: Problem[];
}

function readPlain(list: string, book: CardBook): ListRead {
  const state: ParseState = { book, name: '', demon: '', isFirst: true, cards: [], problems: [] };
  for (const [index, line] of list.split(/\r\n|\r|\n/).entries()) {
    if (state.problems.length < PROBLEMS_MAX) readLine(state, line.replace(/(^|\s)(#|\/\/).*$/, '').trim(), `line ${index + 1}`);
  }
  const { name, demon, cards, problems } = state;
  const deck = { name, demon, cards: merged(cards) };
  if (problems.length === 0 && cards.length === 0) return { deck, problems: [deckProblem('deck.empty', '')] };
  if (problems.length === 0 && demon === '') return { deck, problems: [deckProblem('deck.noDemon', 'demon')] };
  return { deck, problems };
}

function readLine(state: ParseState, line: string, at: string): void {
  if (line === '') return;
  const { isFirst } = state;
  state.isFirst = false;
  const [, label = '', said = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
  const key = searchKey(label);
  if (nameLabels.includes(key)) takeName(state, said, at);
  else if (demonLabels.includes(key)) readDemon(state, said, at);
  else if (line.endsWith(':') && state.book.find(line) === undefined) return;
  else readCard(state, line, { at, isFirst });
}

/** Names the deck, unless the name has a sign that nobody sees. */
function takeName(state: { name?: string; readonly problems: Problem[] }, name: string, at: string): void {
  const sign = unseenSignIn(name);
  if (sign === undefined) state.name = name;
  else state.problems.push(deckProblem('deck.unseenSign', at, { sign }));
}

function readDemon(state: ParseState, name: string, at: string): void {
  const facts = state.book.find(name);
  if (facts === undefined) state.problems.push(unknownCard(state.book, name, at, state.problems.length));
  else takeDemon(state, facts, at);
}

function takeDemon(state: ParseState, { id, name }: CardFacts, at: string): void {
  if (state.demon !== '') state.problems.push(deckProblem('deck.severalDemons', at, { card: name.en, cardEs: name.es }));
  else state.demon = id;
}

function readCard(state: ParseState, line: string, { at, isFirst }: { readonly at: string; readonly isFirst: boolean }): void {
  const { book } = state;
  const [, written, rest] = book.find(line) === undefined ? (/^([-+]?\d+(?:[.,]\d+)?)\s*[x×]?\s+(.+)$/i.exec(line) ?? []) : [];
  const name = rest ?? line;
  const facts = book.find(name);
  if (facts === undefined) {
    if (isFirst && written === undefined && nearestNames(book, name).length === 0) takeName(state, name, at);
    else state.problems.push(unknownCard(book, name, at, state.problems.length));
    return;
  }
  const count = Number(written ?? 1);
  if (!Number.isInteger(count) || count < 1) state.problems.push(deckProblem('deck.badCount', at, { count: quote(written ?? '') }));
  else if (facts.types.includes('demon') && count === 1) takeDemon(state, facts, at);
  else state.cards.push({ card: facts.id, count });
}

/** Entries of the same card become one, where the first stood. */
function merged(entries: readonly DeckEntry[]): readonly DeckEntry[] {
  const counts = new Map<string, number>();
  for (const { card, count } of entries) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].map(([card, count]) => ({ card, count }));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
