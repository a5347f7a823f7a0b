import { editDistance, quote, searchKey, type Problem } from '@crupier/kernel/rules';
import type { CardBook } from './card-book.ts';
import type { DeckProblemCode } from './deck-messages.ts';

/** Longer texts are not read. */
const LENGTH_MAX = 60;
/** So many names at most are proposed for a misspelt one, and none that is further away. */
const NEAREST_MAX = 3;
const DISTANCE_SHARE = 0.34;

/** The rows of the rules that a deck breaks. */
const rules: Partial<Readonly<Record<DeckProblemCode, string>>> = {
  'deck.noDemon': 'INF-100.2',
  'deck.notADemon': 'INF-100.2',
  'deck.severalDemons': 'INF-100.2',
  'deck.demonAmongCards': 'INF-100.2',
  'deck.tooManyCopies': 'INF-100.2a',
  'deck.foreignPath': 'INF-105.3',
  'deck.notInPool': 'INF-100.2b',
};

/** Tells one problem of a deck or its list, with the row of the rules in its value `rule` where it breaks one. */
export function deckProblem(code: DeckProblemCode, at: string, values: Problem['values'] = {}): Problem {
  const rule = rules[code];
  return { code, at, values: rule === undefined ? values : { rule, ...values } };
}

/** Names of a list that are held against all others when no card has them. */
const SEARCHED_MAX = 5;

/**
 * Tells that no card has the name or id that was written, with the names nearest to it; after so many problems of a list, without these:
 * they are looked for among all names.
 */
export function unknownCard(book: CardBook, written: string, at: string, problems = 0): Problem {
  const card = quote(written);
  if (problems >= SEARCHED_MAX) return deckProblem('deck.noSuchCard', at, { card });
  const nearest = nearestNames(book, written);
  return nearest.length === 0
    ? deckProblem('deck.strangeCard', at, { card })
    : deckProblem('deck.unknownCard', at, { card, nearest: nearest.join(' / ') });
}

/** The names of cards and demons nearest to a misspelt one, the nearest first; in the language of each name. */
export function nearestNames({ cards, demons }: CardBook, written: string): readonly string[] {
  const key = searchKey(written).slice(0, LENGTH_MAX);
  if (key === '') return [];
  const found: { readonly name: string; readonly distance: number }[] = [];
  for (const { name } of [...cards, ...demons]) {
    for (const each of new Set([name.en, name.es])) {
      const other = searchKey(each);
      const most = Math.floor(Math.max(key.length, other.length) * DISTANCE_SHARE);
      const distance = editDistance(key, other, most);
      if (distance <= most) found.push({ name: each, distance });
    }
  }
  return found
    .toSorted((one, two) => one.distance - two.distance)
    .slice(0, NEAREST_MAX)
    .map(({ name }) => name);
}
