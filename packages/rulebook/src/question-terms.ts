import { languages, type Language } from '@crupier/kernel';
import { numberOf } from './number-words.ts';
import { denials, duties, stopWords, synonyms } from './question-words.ts';
import { stemOf } from './words.ts';

type Stems = Readonly<Record<Language, string>>;

/** A synonym of several words, and the words that are looked for in its place. */
interface Phrase {
  readonly words: readonly string[];
  readonly instead: readonly string[];
}

/** Synonyms of several words in each language, the longest first. */
const phrases: Readonly<Record<Language, readonly Phrase[]>> = { en: phrasesIn('en'), es: phrasesIn('es') };

/** For each line of synonyms, the stems of those that are one word. */
const stemLines: readonly Readonly<Record<Language, ReadonlySet<string>>>[] = synonyms.map((line) => ({
  en: stemsIn(line.en, 'en'),
  es: stemsIn(line.es, 'es'),
}));

/** The folded words that a text is about, whatever its language: without stop words, and with one wording for each synonym of several words. */
export function termsOf(folded: readonly string[]): readonly string[] {
  const joined = languages.reduce(joinPhrases, folded);
  const telling = joined.filter((word) => !languages.some((language) => stopWords[language].has(word)));
  return telling.length === 0 ? folded : telling;
}

/** The same of a question in a language; none where it has stop words alone. */
export function questionTerms(folded: readonly string[], language: Language): readonly string[] {
  return joinPhrases(folded, language).filter((word) => !stopWords[language].has(word));
}

/** Tells whether a question asks about a duty, and whether it denies something: questions with other markers ask something else. */
export function markersOf(folded: readonly string[], language: Language): string {
  const text = ` ${joinPhrases(folded, language).join(' ')} `;
  const isMarked = (words: readonly string[]): boolean => words.some((word) => text.includes(` ${word} `));
  return `${isMarked(duties[language]) ? 'duty' : ''} ${isMarked(denials[language]) ? 'denied' : ''}`;
}

/** What a word may mean, as keys that its forms and synonyms share. */
export function meaningsOf(folded: string, language: Language): readonly string[] {
  const number = numberOf(folded, language);
  const stem = stemOf(folded, language);
  const lines = stemLines.flatMap((line, index) => (line[language].has(stem) ? [`#${index}`] : []));
  return [stem, ...lines, ...(number === undefined ? [] : [`=${number}`])];
}

/** The stems of the words in a language that mean the same as a word in either. */
export function synonymsOf(stems: Stems, language: Language): ReadonlySet<string> {
  const lines = stemLines.filter((line) => languages.some((each) => line[each].has(stems[each])));
  return new Set(lines.flatMap((line) => [...line[language]]));
}

function phrasesIn(language: Language): readonly Phrase[] {
  const all = synonyms.flatMap((line) =>
    line[language].map((text) => ({ words: text.split(' '), instead: (line[language][0] ?? text).split(' ') })),
  );
  return all.filter(({ words }) => words.length > 1).toSorted((one, other) => other.words.length - one.words.length);
}

function stemsIn(texts: readonly string[], language: Language): ReadonlySet<string> {
  return new Set(texts.filter((text) => !text.includes(' ')).map((word) => stemOf(word, language)));
}

function joinPhrases(folded: readonly string[], language: Language): readonly string[] {
  const joined: string[] = [];
  for (let start = 0; start < folded.length; start++) {
    const phrase = phrases[language].find(({ words }) => words.every((word, index) => folded[start + index] === word));
    joined.push(...(phrase?.instead ?? folded.slice(start, start + 1)));
    start += (phrase?.words.length ?? 1) - 1;
  }
  return joined;
}
