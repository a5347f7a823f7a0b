import { languages, type Language } from '@crupier/kernel';
import type { RuleRow, Text } from './rule-row.ts';
import { stemOf, wordsOf } from './words.ts';

/** Where a word can stand in a rule. */
export type RuleField = 'id' | 'title' | 'card' | 'summary';

/** A text of a rule, in one language. */
export interface IndexedText {
  /** Position of the rule in its ledger. */
  readonly row: number;
  readonly field: RuleField;
  readonly language: Language;
  /** Whether readers of Spanish see it too, although it is English. */
  readonly standsIn: boolean;
  /** The folded words, in order, with a space around each: what phrases are looked for in. */
  readonly phrase: string;
  /** The same of their stems. */
  readonly stems: string;
  /** How many words it has. */
  readonly length: number;
}

/** A word of the ledger in one language, and every text that has it. */
export interface IndexedWord {
  readonly folded: string;
  readonly stem: string;
  readonly language: Language;
  readonly texts: readonly IndexedText[];
}

/** A game's ledger made ready for search. */
export interface SearchIndex {
  readonly rows: readonly RuleRow[];
  readonly words: readonly IndexedWord[];
  /** The texts of each rule, by its position. */
  readonly textsOf: readonly (readonly IndexedText[])[];
  /** What headings of one word tell of the other language: `en:ward` → `escud`, both of them stems. */
  readonly translations: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Makes a ledger ready for search. */
export function indexRules(rows: readonly RuleRow[]): SearchIndex {
  const textsOf = rows.map(textsOfRow);
  return { rows, words: wordsIn(textsOf.flat()), textsOf, translations: translationsIn(rows) };
}

/** The folded words of a text, in order, with a space around each. */
export function phraseOf(text: string): string {
  return ` ${wordsOf(text)
    .map((word) => word.folded)
    .join(' ')} `;
}

/** The stems of folded words, in order, with a space around each. */
export function stemsOf(words: readonly string[], language: Language): string {
  return ` ${words.map((word) => stemOf(word, language)).join(' ')} `;
}

function textsOfRow(row: RuleRow, position: number): readonly IndexedText[] {
  const make = (field: RuleField, content: string, language: Language, standsIn: boolean): IndexedText => {
    const phrase = phraseOf(content);
    const words = phrase.trim().split(' ');
    return { row: position, field, language, standsIn, phrase, stems: stemsOf(words, language), length: words.length };
  };
  const makeBoth = (field: RuleField, text: Text): readonly IndexedText[] =>
    languages.flatMap((language) => namesIn(field, text[language]).map((name) => make(field, name, language, text.es === undefined)));
  return [
    make('id', row.id, 'en', true),
    ...makeBoth('title', row.title),
    ...row.cards.flatMap((card) => makeBoth('card', card)),
    ...makeBoth('summary', row.summary),
  ];
}

/** A heading may give several names, and each is a text of its own: `Aturdir, aturdido`, `Superhéroe (cartas específicas)`. */
function namesIn(field: RuleField, text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  return field === 'title' ? text.split(/[,()]/).filter((name) => name.trim() !== '') : [text];
}

function wordsIn(texts: readonly IndexedText[]): readonly IndexedWord[] {
  const found = new Map<string, { readonly folded: string; readonly language: Language; readonly texts: Set<IndexedText> }>();
  for (const text of texts)
    for (const folded of text.phrase.trim().split(' ')) {
      const key = `${text.language}:${folded}`;
      const word = found.get(key) ?? { folded, language: text.language, texts: new Set() };
      word.texts.add(text);
      found.set(key, word);
    }
  return [...found.values()].map((word) => ({ ...word, stem: stemOf(word.folded, word.language), texts: [...word.texts] }));
}

function translationsIn(rows: readonly RuleRow[]): SearchIndex['translations'] {
  const translations = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    translations.set(from, (translations.get(from) ?? new Set()).add(to));
  };
  for (const { title } of rows) {
    const [english, ...others] = singleWords(title.en).map((word) => stemOf(word, 'en'));
    if (english === undefined || others.length > 0) continue;
    for (const spanish of singleWords(title.es).map((word) => stemOf(word, 'es'))) {
      add(`en:${english}`, spanish);
      add(`es:${spanish}`, english);
    }
  }
  return translations;
}

/** The names that a heading gives in one word each: `Aturdir, aturdido` gives two, `Línea de batalla` none. */
function singleWords(title: string | undefined): readonly string[] {
  const names = namesIn('title', title).map(wordsOf);
  return names.flatMap((words) => (words.length === 1 ? words.map((word) => word.folded) : []));
}
