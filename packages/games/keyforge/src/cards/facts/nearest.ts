import { keyedNames, searchKey, type KeyedName } from './names.ts';

/** Longer texts are no misspelt name, and would cost too much to compare. */
const keyLengthMax = 60;

/** More than any number of changes that is looked for. */
const tooMany = 100;

/**
 * Finds the card names nearest to a text, nearest first, in the language that the text is nearest to. Empty where nothing is near.
 *
 * A name is near if at most a third of its letters would have to change, or if it holds the text. `more` are names beside the printed ones.
 */
export function nearestCardNames(text: string, countMax: number, more: readonly KeyedName[] = []): readonly string[] {
  const key = searchKey(text);
  if (key.length < 2 || key.length > keyLengthMax) return [];
  const near: [distance: number, name: string][] = [];
  for (const [other, name] of [...keyedNames(), ...more]) {
    const distance = distanceOf(key, other);
    if (distance !== undefined) near.push([distance, name]);
  }
  near.sort(([one, name], [other, otherName]) => one - other || (name < otherName ? -1 : 1));
  return near.slice(0, countMax).map(([, name]) => name);
}

/** Whether a text is a card's name with a slip or two: at most a sixth of its letters would have to change. */
export function isNearlyCardName(text: string, more: readonly KeyedName[] = []): boolean {
  const key = searchKey(text);
  if (key.length < 2 || key.length > keyLengthMax) return false;
  return [...keyedNames(), ...more].some(([other]) => changesBetween(key, other, Math.max(1, Math.floor(other.length / 6))) !== undefined);
}

function distanceOf(key: string, other: string): number | undefined {
  const changesMax = Math.max(1, Math.floor(other.length / 3));
  const changes = changesBetween(key, other, changesMax);
  if (changes !== undefined) return changes;
  return key.length >= 3 && other.includes(key) ? changesMax + 1 : undefined;
}

/** How many letters must be put, left out, changed or swapped with their neighbour, or `undefined` if more than `changesMax`. */
function changesBetween(one: string, other: string, changesMax: number): number | undefined {
  if (Math.abs(one.length - other.length) > changesMax || strangeLetters(one, other) > changesMax) return undefined;
  const width = other.length + 1;
  const table = new Uint8Array((one.length + 1) * width).fill(tooMany);
  for (let column = 0; column < width; column++) table[column] = column;
  for (let row = 1; row <= one.length; row++) {
    if (fillRow({ one, other, table, changesMax }, row) > changesMax) return undefined;
  }
  const changes = table[table.length - 1] ?? tooMany;
  return changes <= changesMax ? changes : undefined;
}

/** How many of a text's letters another has not: as many must change at least. */
function strangeLetters(one: string, other: string): number {
  let count = 0;
  for (const letter of one) if (!other.includes(letter)) count += 1;
  return count;
}

/** In row r and column c, the changes from the first r letters of one text to the first c of the other. */
interface Comparison {
  readonly one: string;
  readonly other: string;
  readonly table: Uint8Array;
  readonly changesMax: number;
}

/** Fills one row near the diagonal (far from it there are too many changes) and says the fewest changes in it. */
function fillRow({ one, other, table, changesMax }: Comparison, row: number): number {
  const width = other.length + 1;
  const here = row * width;
  const above = here - width;
  const at = (place: number): number => table[place] ?? tooMany;
  let fewest = tooMany;
  if (row <= changesMax) table[here] = fewest = row;
  for (let column = Math.max(1, row - changesMax); column <= Math.min(other.length, row + changesMax); column++) {
    let changes = Math.min(at(here + column - 1) + 1, at(above + column) + 1);
    changes = Math.min(changes, at(above + column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1));
    if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
      changes = Math.min(changes, at(above - width + column - 2) + 1);
    }
    table[here + column] = Math.min(changes, tooMany);
    fewest = Math.min(fewest, changes);
  }
  return fewest;
}
