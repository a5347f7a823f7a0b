import type { Language } from '@crupier/kernel';
import { familyOf, idPrefixes } from './rule-ids.ts';
import type { RuleKind, RuleRow } from './rule-row.ts';
import type { IndexedText, RuleField, SearchIndex } from './search-index.ts';
import type { WordMatch } from './search-terms.ts';

/** What is looked for, made ready for one ledger. */
export interface Query {
  /** What was typed, made comparable with ids. */
  readonly idKey: string;
  /** The folded words with a space around each. */
  readonly phrase: string;
  /** Their stems in each language, likewise. */
  readonly stems: Readonly<Record<Language, string>>;
  readonly language: Language;
  /** For each word that is looked for, the words of the ledger that match it. */
  readonly terms: readonly (readonly WordMatch[])[];
}

/** A rule that has something of what is looked for; a higher score is a better answer. */
export interface Scored {
  readonly row: RuleRow;
  readonly score: number;
}

/** How much a word tells in each place: a heading says what the rule is about, a summary only mentions. */
const fieldWeights: Readonly<Record<RuleField, number>> = { id: 3, title: 4, card: 3.5, summary: 2 };
/** What the texts of the language that the reader does not see are worth. */
const otherLanguage = 0.5;
/** What a second and third place with the same word add to the best one. */
const repeated = 0.2;
/** Kinds that explain a case rather than the rule come after it. */
const kindWeights: Readonly<Partial<Record<RuleKind, number>>> = {
  faq: 0.8,
  'faq-card': 0.8,
  'faq-general': 0.8,
  errata: 0.85,
  'order-table': 0.9,
  ruling: 0.8,
};
/** What it adds that what was typed is the name of a card, or stands in a text word by word. */
const wholeCard = 20;
const wordByWord: Readonly<Record<RuleField, number>> = { id: 4, title: 8, card: 8, summary: 6 };
/** What was typed names the rule or its heading. Nothing else counts then, so that a family stays in the order of the rulebook. */
const sameId = 1000;
const sameFamily = 400;
const sameBeginning = 300;
const sameTitle = 200;
const similarTitle = 100;

/** Scores every rule that has something of the query, best first; equals stay in the order of the rulebook. */
export function scoreRules(query: Query, index: SearchIndex): readonly Scored[] {
  const sums = sumTerms(query, index);
  const scored = index.rows.map((row, position) => {
    const heading = Math.max(scoreId(query.idKey, row), scoreTitle(query, index.textsOf[position] ?? []));
    const words = (sums[position] ?? 0) * (kindWeights[row.kind] ?? 1);
    const phrases = words === 0 ? 0 : scorePhrases(query, index.textsOf[position] ?? []);
    return { row, score: rounded(heading > 0 ? heading : words + phrases) };
  });
  return scored.filter((each) => each.score > 0).toSorted((one, other) => other.score - one.score);
}

/** A score without the last digits of its fraction, in which machines may differ. */
function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6;
}

/** Adds up, for each rule, what each term finds in it; a rule that lacks some of the terms counts for less, most of all where a rare one is missing. */
function sumTerms(query: Query, index: SearchIndex): readonly number[] {
  const sums = index.rows.map(() => 0);
  const covered = index.rows.map(() => 0);
  let whole = 0;
  for (const matches of query.terms) {
    const found = findTerm(matches, query.language);
    const rarity = rarityOf(found.size, index.rows.length);
    whole += rarity;
    for (const [row, score] of found) {
      sums[row] = (sums[row] ?? 0) + rarity * score.sum;
      covered[row] = (covered[row] ?? 0) + rarity * score.nearness;
    }
  }
  return sums.map((sum, row) => sum * lessened((covered[row] ?? 0) / (whole || 1)));
}

/** What the share of a question that a rule covers leaves of its score: share ** 1.25, by roots, which every machine works out alike. */
function lessened(share: number): number {
  return share * Math.sqrt(Math.sqrt(share));
}

/** What a word counts for by the number of rules that have it: a rare word of a question tells more of what it asks than a common one. */
function rarityOf(having: number, all: number): number {
  return Math.log(1 + all / (1 + having));
}

interface Found {
  readonly sum: number;
  readonly nearness: number;
}

/** What one term finds in each rule that has it. */
function findTerm(matches: readonly WordMatch[], language: Language): ReadonlyMap<number, Found> {
  const best = new Map<number, Map<RuleField, number>>();
  const nearest = new Map<number, number>();
  for (const { word, nearness } of matches)
    for (const text of word.texts) {
      const fields = best.get(text.row) ?? new Map<RuleField, number>();
      best.set(text.row, fields.set(text.field, Math.max(fields.get(text.field) ?? 0, nearness * weightOf(text, language))));
      nearest.set(text.row, Math.max(nearest.get(text.row) ?? 0, nearness));
    }
  return new Map([...best].map(([row, fields]) => [row, { sum: sumFields([...fields.values()]), nearness: nearest.get(row) ?? 0 }]));
}

function sumFields(weights: readonly number[]): number {
  const top = Math.max(...weights);
  return top + repeated * (weights.reduce((sum, weight) => sum + weight, 0) - top);
}

/** A word counts for more in a short text than in a long one. */
function weightOf(text: IndexedText, language: Language): number {
  const seen = text.language === language || text.standsIn ? 1 : otherLanguage;
  return (fieldWeights[text.field] * seen * 2) / (1 + Math.sqrt(text.length / (text.field === 'summary' ? 12 : 1)));
}

function scorePhrases(query: Query, texts: readonly IndexedText[]): number {
  const scores = texts.map((text) => {
    if (text.phrase === query.phrase && text.field === 'card') return wholeCard;
    return query.terms.length > 1 && text.phrase.includes(query.phrase) ? wordByWord[text.field] : 0;
  });
  return Math.max(0, ...scores);
}

function scoreTitle(query: Query, texts: readonly IndexedText[]): number {
  const titles = texts.filter((text) => text.field === 'title');
  if (titles.some((title) => title.phrase === query.phrase)) return sameTitle;
  return titles.some((title) => title.stems === query.stems[title.language]) ? similarTitle : 0;
}

/** Ids are found by their beginning, with or without the letters of the game: `KF-FIGHT`, `fight-4`, `601.1`. */
function scoreId(key: string, row: RuleRow): number {
  if (!/[-\d]/.test(key)) return 0;
  const prefix = idPrefixes[row.game].toLowerCase();
  const [id = '', family = ''] = [row.id, familyOf(row.id)].map((each) => each.toLowerCase().slice(prefix.length));
  const sought = key.startsWith(prefix) ? key.slice(prefix.length) : key;
  if (sought === '') return 0;
  if (id === sought) return sameId;
  if (family === sought) return sameFamily;
  return id.startsWith(sought) ? sameBeginning : 0;
}
