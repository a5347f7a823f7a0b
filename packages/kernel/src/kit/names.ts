/** The kit of games: names that people write, of cards and decks. */
import { fail, ok, type Result } from '../state/result.ts';

/** Longer texts of a user are cut short where a message repeats them. */
const QUOTED_LENGTH_MAX = 60;

/** Letters of English and Spanish taken apart from their accents, and the signs of names. */
const plain = /^[\u0020-\u007e\p{Mn}\u2010-\u201f]*$/u;

/**
 * Reduces a name to its letters without accents and its digits, all small, for comparison: “Champion’s Challenge” and
 * `champions challenge` have one key.
 */
export function searchKey(name: string): string {
  const letters = name.toLowerCase().normalize('NFD');
  // Thousands of names are read at once, and nearly all of them are plain: this is three times as fast.
  if (plain.test(letters)) return letters.replace(/[^a-z0-9]+/g, '');
  return letters
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\d]+/gu, '');
}

/** A user's text as a message repeats it: on one line, and not too long. */
export function quote(written: string): string {
  const line = written.replace(/\s+/g, ' ').trim();
  return line.length <= QUOTED_LENGTH_MAX ? line : `${line.slice(0, QUOTED_LENGTH_MAX - 1)}…`;
}

/**
 * Signs that nobody sees and that change what others read: controls, line ends, overrides of the direction, fillers that count as letters
 * or signs (of Hangul, Khmer, Braille), selectors of variants, halves of signs.
 * Those that join letters and signs, or choose between a letter's and a picture's look, are none of them: some names need them.
 */
const unseen = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800]/u;

/** The first sign of a name that nobody sees, by its number as standards write it: `U+202E`. */
export function unseenSignIn(name: string): string | undefined {
  const code = unseen.exec(name)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Finds a deck by its name, or by the beginning of its name if only one begins so, whatever the case, accents and punctuation.
 *
 * *Errors:* `deck.noSuchDeck` with all the names; `deck.ambiguousDeck` with those that begin so.
 */
export function findDeck<D extends { readonly name: string }>(decks: readonly D[], name: string): Result<D> {
  const key = searchKey(name);
  const exact = decks.find((deck) => searchKey(deck.name) === key);
  if (exact !== undefined) return ok(exact);
  const beginning = key === '' ? [] : decks.filter((deck) => searchKey(deck.name).startsWith(key));
  const [only, ...others] = beginning;
  if (only !== undefined && others.length === 0) return ok(only);
  const code = only === undefined ? 'deck.noSuchDeck' : 'deck.ambiguousDeck';
  return fail(code, '', { deck: quote(name), decks: (only === undefined ? decks : beginning).map((deck) => deck.name).join(' / ') });
}
