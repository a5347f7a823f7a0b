import { languages, type Language } from '@crupier/kernel';
import { stopWords, synonyms } from './question-words.ts';
import { stemOf } from './words.ts';

type Stems = Readonly<Record<Language, string>>;

/** A synonym of several words, and the words that are looked for in its place. */
interface Phrase {
  readonly words: readonly string[];
  readonly instead: readonly string[];
}

const phrases: readonly Phrase[] = synonyms
  .flatMap((line) =>
    languages.flatMap((language) =>
      line[language].map((text) => ({ words: text.split(' '), instead: (line[language][0] ?? text).split(' ') })),
    ),
  )
  .filter(({ words }) => words.length > 1)
  .toSorted((one, other) => other.words.length - one.words.length);

/** For each line of synonyms, the stems of those that are one word. */
const stemLines: readonly Readonly<Record<Language, ReadonlySet<string>>>[] = synonyms.map((line) => ({
  en: stemsIn(line.en, 'en'),
  es: stemsIn(line.es, 'es'),
}));

/** The folded words that a question is about: without its stop words, and with one word for each synonym of several. */
export function termsOf(folded: readonly string[]): readonly string[] {
  const joined = joinPhrases(folded);
  const telling = joined.filter((word) => !languages.some((language) => stopWords[language].has(word)));
  return telling.length === 0 ? folded : telling;
}

/** The stems of the words in a language that mean the same as a word in either. */
export function synonymsOf(stems: Stems, language: Language): ReadonlySet<string> {
  const lines = stemLines.filter((line) => languages.some((each) => line[each].has(stems[each])));
  return new Set(lines.flatMap((line) => [...line[language]]));
}

function stemsIn(texts: readonly string[], language: Language): ReadonlySet<string> {
  return new Set(texts.filter((text) => !text.includes(' ')).map((word) => stemOf(word, language)));
}

function joinPhrases(folded: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let start = 0; start < folded.length; start++) {
    const phrase = phrases.find(({ words }) => words.every((word, index) => folded[start + index] === word));
    joined.push(...(phrase?.instead ?? folded.slice(start, start + 1)));
    start += (phrase?.words.length ?? 1) - 1;
  }
  return joined;
}
