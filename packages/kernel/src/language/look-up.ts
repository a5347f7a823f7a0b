import { nearestWords } from '../state/nearest.ts';

/** Looks a word up; a missing word is our mistake, found when the cards are loaded, and said with the word nearest to it. */
export function word<T>(table: Readonly<Record<string, T>>, key: string, sort = 'word'): T {
  const found = table[key];
  if (found === undefined) throw new Error(`The vocabulary has no ${sort} ${key}${nearestTo(key, Object.keys(table))}.`);
  return found;
}

/** The place of a word in a list of the game, such as that of its durations; a missing word as by `word`. */
export function placeOfWord(list: readonly string[], key: string, sort: string): number {
  const place = list.indexOf(key);
  if (place < 0) throw new Error(`There is no ${sort} ${key}${nearestTo(key, list)}.`);
  return place;
}

function nearestTo(key: string, words: readonly string[]): string {
  const [nearest] = nearestWords(key, words, 1);
  return nearest === undefined ? '' : `; the nearest is ${nearest}`;
}
