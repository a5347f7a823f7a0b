import type { Language } from '@crupier/kernel';
import { rulesOf } from './ledgers.ts';
import { idKey } from './rule-ids.ts';
import { termsOf } from './question-terms.ts';
import type { RuleGame, RuleRow } from './rule-row.ts';
import { ruleGames, shownLanguage, textIn } from './rule-row.ts';
import type { Query, Scored } from './score.ts';
import { scoreRules } from './score.ts';
import type { SearchIndex } from './search-index.ts';
import { indexRules, stemsOf } from './search-index.ts';
import { makeTerm, matchWords } from './search-terms.ts';
import type { Range, Token } from './words.ts';
import { wordsOf } from './words.ts';

/** How rules are looked for. */
export interface SearchOptions {
  /** The game whose rules are searched; all of them if it is left out. */
  readonly game?: RuleGame;
  /** The reader's language. What was typed may be in either. */
  readonly language: Language;
  /** Most rules in the answer, ≥ 0. */
  readonly limit: number;
}

/** A rule that was found. The ranges are in the texts as a reader of the language sees them (`textIn`). */
export interface RuleHit {
  readonly row: RuleRow;
  /** Higher is a better answer; it means nothing outside this search. */
  readonly score: number;
  /** The matched words, to be highlighted. */
  readonly ranges: {
    readonly id: readonly Range[];
    readonly title: readonly Range[];
    /** One list for each of `row.cards`. */
    readonly cards: readonly (readonly Range[])[];
    readonly summary: readonly Range[];
  };
}

/** What is typed beyond these letters, and telling words, is not looked for, so that a pasted page costs no more than a sentence. */
const lettersMax = 200;
const wordsMax = 12;

const indexes = new Map<RuleGame, Promise<SearchIndex>>();

/**
 * Finds the rules that a text speaks of, best first: by id or its beginning, by heading, by card and by words of the summary.
 * Questions are understood: their common words count for little or nothing, and synonyms find each other (`question-words.ts`).
 * Case, accents, plurals and tenses do not matter, words may be unfinished or slightly misspelt, and both languages are searched.
 */
export async function searchRules(text: string, { game, language, limit }: SearchOptions): Promise<readonly RuleHit[]> {
  const typed = text.slice(0, lettersMax);
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const found = await Promise.all(
    (game === undefined ? ruleGames : [game]).map(async (each) => {
      const index = await indexOf(each);
      const query = makeQuery(typed, words, { language, index });
      return scoreRules(query, index).map((scored) => ({ query, scored }));
    }),
  );
  const best = found.flat().toSorted((one, other) => other.scored.score - one.scored.score);
  return best.slice(0, Math.max(0, limit)).map(({ query, scored }) => toHit(scored, query));
}

function indexOf(game: RuleGame): Promise<SearchIndex> {
  const known = indexes.get(game);
  if (known !== undefined) return known;
  const index = rulesOf(game).then(indexRules);
  indexes.set(game, index);
  return index;
}

function makeQuery(
  text: string,
  words: readonly Token[],
  { language, index }: { readonly language: Language; readonly index: SearchIndex },
): Query {
  const folded = words.map((word) => word.folded);
  const telling = termsOf(folded).slice(0, wordsMax);
  const stems = { en: stemsOf(telling, 'en'), es: stemsOf(telling, 'es') };
  const terms = [...new Set(telling)].map((word) => matchWords(makeTerm(word, index), index));
  return { idKey: idKey(text), phrase: ` ${folded.join(' ')} `, stems, language, terms };
}

function toHit({ row, score }: Scored, query: Query): RuleHit {
  const matched = new Set(query.terms.flatMap((matches) => matches.map(({ word }) => `${word.language}:${word.folded}`)));
  const rangesIn = (content: string, language: Language): readonly Range[] =>
    wordsOf(content).flatMap(({ start, end, folded }) => (matched.has(`${language}:${folded}`) ? [{ start, end }] : []));
  const shown = [row.title, ...row.cards, row.summary].map((text) =>
    rangesIn(textIn(text, query.language), shownLanguage(text, query.language)),
  );
  const [title = []] = shown;
  return { row, score, ranges: { id: rangesIn(row.id, 'en'), title, cards: shown.slice(1, -1), summary: shown.at(-1) ?? [] } };
}
