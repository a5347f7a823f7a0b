import { editDistance, type Language } from '@crupier/kernel';
import { numberOf } from './number-words.ts';
import { synonymsOf } from './question-terms.ts';
import type { IndexedWord, SearchIndex } from './search-index.ts';
import { stemOf } from './words.ts';

/** A word that is looked for. */
export interface SearchTerm {
  readonly folded: string;
  readonly stems: Readonly<Record<Language, string>>;
  /** Stems of words that mean the same, by the language of those words. */
  readonly translated: Readonly<Record<Language, ReadonlySet<string>>>;
  /** Stems of its synonyms, likewise. */
  readonly similar: Readonly<Record<Language, ReadonlySet<string>>>;
  /** What it says if it is a number: `6`, `six`, `seis`. */
  readonly number: number | undefined;
}

/** A word of a ledger, and how near it is to the one looked for: 1 is the word itself. */
export interface WordMatch {
  readonly word: IndexedWord;
  readonly nearness: number;
}

/** Another form of the same word. */
const sameStem = 0.85;
/** The word for it in the other language, or the figure for a number. */
const sameMeaning = 0.75;
/** A synonym: what players say beside what rulebooks say. */
const sameSense = 0.6;
/** A longer word that begins so; the more of it was typed, the nearer to `sameStem`. */
const sameBeginning = 0.35;
/** A misspelt word. */
const nearlyTheSame = 0.4;

/** Prepares a word that is looked for in a ledger. */
export function makeTerm(folded: string, index: SearchIndex): SearchTerm {
  const stems = { en: stemOf(folded, 'en'), es: stemOf(folded, 'es') };
  const none: ReadonlySet<string> = new Set();
  const english = index.translations.get(`es:${stems.es}`) ?? none;
  const spanish = index.translations.get(`en:${stems.en}`) ?? none;
  const similar = { en: synonymsOf(stems, 'en'), es: synonymsOf(stems, 'es') };
  const number = numberOf(folded, 'en') ?? numberOf(folded, 'es');
  return { folded, stems, translated: { en: english, es: spanish }, similar, number };
}

/** The words of a ledger that match a term. Misspellings are forgiven only where nothing else matches. */
export function matchWords(term: SearchTerm, index: SearchIndex): readonly WordMatch[] {
  const matches = index.words.map((word) => ({ word, nearness: nearnessOf(term, word) }));
  const found = matches.filter((match) => match.nearness > 0);
  if (found.length > 0) return found;
  return index.words.filter((word) => isMisspelt(term.folded, word.folded)).map((word) => ({ word, nearness: nearlyTheSame }));
}

function nearnessOf(term: SearchTerm, word: IndexedWord): number {
  if (word.folded === term.folded) return 1;
  if (term.number !== undefined && numberOf(word.folded, word.language) === term.number) return sameMeaning;
  if (isNumber(term.folded)) return 0;
  if (word.stem === term.stems[word.language]) return sameStem;
  if (term.translated[word.language].has(word.stem)) return sameMeaning;
  if (term.similar[word.language].has(word.stem)) return sameSense;
  if (term.folded.length < 2 || !word.folded.startsWith(term.folded)) return 0;
  return sameBeginning + (sameStem - sameBeginning) * (term.folded.length / word.folded.length) ** 2;
}

/** Whether a word is probably what was meant. The first letter of a word is seldom wrong. */
export function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < 4 || typed[0] !== word[0] || isNumber(typed)) return false;
  return editDistance(typed, word, typed.length < 8 ? 1 : 2) < Infinity;
}

/** Numbers are never short for longer ones, nor misspelt. */
function isNumber(folded: string): boolean {
  return /^\d/.test(folded);
}
