import { findJsonFault, type Problem, type Result } from '@crupier/kernel/rules';
import { baseBook, type CardBook } from '../cards/card-book.ts';
import { completeDraft } from './complete-draft.ts';
import { unreadable, type Draft } from './deck-draft.ts';
import { readDeckValue } from './deck-json.ts';
import type { DeckList } from './deck-list.ts';
import { readDeckOctgn } from './deck-octgn.ts';
import { deckProblem } from './deck-problems.ts';
import { readDeckText } from './deck-text.ts';

/** The longest list that is read, in UTF-16 units (64 KB of plain English). */
export const listLengthMax = 65_536;

/**
 * Reads a deck list: JSON of MarvelCDB, its text in English or Spanish, or a deck of OCTGN. What it accepts is a legal deck.
 *
 * *Errors:* every problem of the list at once, each a code of `deckMessages` with the line, the column or the JSON path where it
 * is; after 50 problems reading stops.
 * *Rule:* MC-DECK-1 to MC-DECK-7.
 */
export function parseDeckList(text: string, book: CardBook = baseBook): Result<DeckList> {
  return completeDraft(readDeckDraft(text, book), book);
}

/** Reads whatever can be read of a list, before its cards are looked up. */
export function readDeckDraft(text: string, book: CardBook): Draft {
  if (text.length > listLengthMax) return unreadable([deckProblem('deck.tooLarge', '', { size: text.length, max: listLengthMax })]);
  const list = text.replace(/^\uFEFF/, '');
  const oddity = findOddCharacter(list);
  if (oddity !== undefined) return unreadable([oddity]);
  if (/^\s*</.test(list)) return readDeckOctgn(list);
  if (!/^\s*[{[]/.test(list)) return readDeckText(list, book);
  const fault = findJsonFault(list);
  if (fault === undefined) return readDeckValue(JSON.parse(list));
  const at = `line ${fault.line}, column ${fault.column}`;
  return unreadable([fault.found === '' ? deckProblem('deck.endedJson', at) : deckProblem('deck.brokenJson', at, { found: fault.found })]);
}

/** Reads a deck from what JSON said, as `parseDeckList` reads it from text. *Errors:* as there. */
export function parseDeckValue(value: unknown, book: CardBook = baseBook): Result<DeckList> {
  return completeDraft(readDeckValue(value), book);
}

/** Finds a control character, or what stands for bytes that were no text. */
function findOddCharacter(list: string): Problem | undefined {
  const found = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/.exec(list);
  if (found === null) return undefined;
  const lines = list.slice(0, found.index).split(/\r\n|\r|\n/);
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return deckProblem('deck.notText', `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`, { found: `U+${code}` });
}
