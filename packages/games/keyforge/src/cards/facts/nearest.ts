import { editDistance, searchKey } from '@crupier/kernel/rules';
import { keyedNames, type KeyedName } from './names.ts';

/** Longer texts are no misspelt name, and would cost too much to compare. */
const keyLengthMax = 60;

/**
 * Finds the card names nearest to a text, nearest first, in the language that the text is nearest to. Empty where nothing is near.
 *
 * A name is near if at most a third of its letters would have to change, or if it holds the text. `more` are names beside the printed ones.
 */
export function nearestCardNames(text: string, countMax: number, more: readonly KeyedName[] = []): readonly string[] {
  const key = searchKey(text);
  if (key.length < 2 || key.length > keyLengthMax) return [];
  const near: [distance: number, name: string][] = [];
  for (const names of [keyedNames(), more]) {
    for (const [other, name] of names) {
      const distance = distanceOf(key, other);
      if (distance !== undefined) near.push([distance, name]);
    }
  }
  near.sort(([one, name], [other, otherName]) => one - other || (name < otherName ? -1 : 1));
  return near.slice(0, countMax).map(([, name]) => name);
}

/** Whether a text is a card's name with a slip or two: at most a sixth of its letters would have to change. */
export function isNearlyCardName(text: string, more: readonly KeyedName[] = []): boolean {
  const key = searchKey(text);
  if (key.length < 2 || key.length > keyLengthMax) return false;
  const isNear = ([other]: KeyedName): boolean => editDistance(key, other, Math.max(1, Math.floor(other.length / 6))) < Infinity;
  return keyedNames().some(isNear) || more.some(isNear);
}

function distanceOf(key: string, other: string): number | undefined {
  const changesMax = Math.max(1, Math.floor(other.length / 3));
  const changes = editDistance(key, other, changesMax);
  if (changes <= changesMax) return changes;
  return key.length >= 3 && other.includes(key) ? changesMax + 1 : undefined;
}
