import type { Problem } from '@crupier/kernel/rules';
import type { CardBook } from '../cards/card-book.ts';
import { aspects, type Aspect } from '../cards/facts/card-facts.ts';
import { findAspect } from './aspects.ts';
import { emptyDraft, problemsMax, type Draft, type DraftEntry, type Heading } from './deck-draft.ts';
import { isCount } from './deck-list.ts';
import { aspectValues, badCount, deckProblem } from './deck-problems.ts';
import { findLabel, isHeading } from './deck-words.ts';

/** The parts of a list read so far. */
interface ParseState {
  readonly book: CardBook;
  readonly headings: Heading[];
  readonly entries: DraftEntry[];
  readonly problems: Problem[];
  aspects: readonly Aspect[] | undefined;
  /** Whether the cards have begun: lines before them name the deck and its identity. */
  hasBegun: boolean;
}

/**
 * Reads a list as MarvelCDB exports it as text: the deck's name, the identity's, and one card a line under headings of types, as
 * `2x Web-Shooter (Core Set)`, `2 Web-Shooter` or `Web-Shooter x2`. `Packs:` is passed over, `Aspect:` says the aspects, comments stand
 * after `#` or `//`. Names in English or Spanish.
 */
export function readDeckText(text: string, book: CardBook): Draft {
  const state: ParseState = { book, headings: [], entries: [], problems: [], aspects: undefined, hasBegun: false };
  let isCut = false;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    isCut = state.problems.length >= problemsMax;
    if (isCut) break;
    readLine(state, line.replace(/\s+/g, ' ').trim(), `line ${index + 1}`);
  }
  if (isCut) state.problems.push(deckProblem('deck.moreProblems', '', { count: state.problems.length }));
  const { headings, entries, problems, aspects: told } = state;
  return { ...emptyDraft, headings, entries, problems, aspects: told, isCut };
}

function readLine(state: ParseState, line: string, at: string): void {
  if (line === '' || line.startsWith('#') || line.startsWith('//') || isSignature(line)) return;
  if (isHeading(line)) {
    state.hasBegun = true;
    return;
  }
  const [, before = '', after = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
  const label = findLabel(before);
  if (label === 'packs') return;
  if (label === 'aspects') return readAspects(state, after, at);
  const entry = splitCount(line.replace(/\s+(#|\/\/).*$/, ''), state.book);
  if (entry.count === undefined && !state.hasBegun) {
    state.headings.push({ at, text: entry.name });
    return;
  }
  state.hasBegun = true;
  const count = entry.count === undefined ? 1 : Number(entry.count);
  if (isCount(count)) state.entries.push({ at, count, written: { kind: 'name', text: entry.name } });
  else state.problems.push(badCount(entry.count, at));
}

/** The line that MarvelCDB may write below a deck. */
function isSignature(line: string): boolean {
  return /marvelcdb\.com/i.test(line);
}

function readAspects(state: ParseState, text: string, at: string): void {
  const words = text.split(/[,;/]/).map((each) => each.trim());
  const found = words.map(findAspect);
  words.forEach((word, index) => {
    if (found[index] !== undefined) return;
    state.problems.push(deckProblem('deck.unknownAspect', at, { aspect: word, ...aspectValues(aspects) }));
  });
  state.aspects = [...new Set(found.filter((each) => each !== undefined))];
}

/** Splits the count from the rest. A card's name may begin or end with a number: a whole name has no count. */
function splitCount(line: string, book: CardBook): { readonly count: string | undefined; readonly name: string } {
  if (book.findByName(line).length > 0) return { count: undefined, name: line };
  const [, first, after] = /^([-+]?\d+(?:[.,]\d+)?)\s*[x×]?\s+(.+)$/i.exec(line) ?? [];
  if (after !== undefined) return { count: first, name: after };
  const [, before, last] = /^(.*\S)\s+[x×]\s?(\d+)$/i.exec(line) ?? [];
  return before === undefined ? { count: undefined, name: line } : { count: last, name: before };
}
