/** The words nearest to a given one, the nearest first; a word that begins with it comes before misspelt ones. Words with more than `changesMax` changes are left out. */
export function nearestWords(given: string, words: readonly string[], most: number, changesMax = Infinity): readonly string[] {
  const key = given.toLowerCase();
  return [...new Set(words)]
    .map((word) => ({ word, distance: distanceTo(key, word.toLowerCase(), changesMax) }))
    .filter(({ distance }) => distance <= changesMax)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ word }) => word);
}

function distanceTo(key: string, word: string, changesMax: number): number {
  return key.length >= 2 && word.startsWith(key) ? 0.5 : editDistance(key, word, changesMax);
}

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one text of another; `Infinity` where that
 * is more than `changesMax`. A small `changesMax` makes it quick.
 */
export function editDistance(one: string, other: string, changesMax = Infinity): number {
  if (Math.abs(one.length - other.length) > changesMax || areStrange(one, other, changesMax)) return Infinity;
  const width = other.length + 1;
  const size = (one.length + 1) * width;
  if (scratch.length < size) scratch = new Uint32Array(2 * size);
  const table = scratch.fill(FAR, 0, size);
  for (let column = 0; column < width; column++) table[column] = column;
  const most = Math.min(changesMax, FAR);
  for (let row = 1; row <= one.length; row++) {
    if (fillRow({ one, other, table, changesMax: most }, row) > most) return Infinity;
  }
  const changes = table[size - 1] as number;
  return changes <= most ? changes : Infinity;
}

/** More changes than any text has letters. */
const FAR = 1 << 30;
/** A table for one comparison after another: making one for each costs more than to fill it. */
let scratch = new Uint32Array(1024);

/** Whether so many letters of one of two texts are none of the other's that more than `most` must change. */
function areStrange(one: string, other: string, most: number): boolean {
  const [own, others] = [lettersOf(one), lettersOf(other)];
  if (countMissing(own, others) > most || countMissing(others, own) > most) return true;
  return hasStrangeLetters(one, others, most) || hasStrangeLetters(other, own, most);
}

/** The letters of a word as bits, two letters a bit at most. */
type Letters = readonly [low: number, high: number];

/** How many letters of one word another has not, each counted once. */
function countMissing([low, high]: Letters, [otherLow, otherHigh]: Letters): number {
  return countBits(low & ~otherLow) + countBits(high & ~otherHigh);
}

function countBits(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether more than `most` letters of a text are none of some. */
function hasStrangeLetters(one: string, [low, high]: Letters, most: number): boolean {
  let count = 0;
  for (let at = 0; at < one.length && count <= most; at++) {
    const code = one.charCodeAt(at) & 63;
    if ((((code < 32 ? low : high) >>> (code & 31)) & 1) === 0) count++;
  }
  return count > most;
}

let lettersKnown = new Map<string, Letters>();
const LETTERS_KNOWN_MAX = 20_000;

/** Kept, for a word that is looked for among others is held against all of them. */
function lettersOf(word: string): Letters {
  const known = lettersKnown.get(word);
  if (known !== undefined) return known;
  let [low, high] = [0, 0];
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) & 63;
    if (code < 32) low |= 1 << code;
    else high |= 1 << (code & 31);
  }
  if (lettersKnown.size >= LETTERS_KNOWN_MAX) lettersKnown = new Map();
  lettersKnown.set(word, [low, high]);
  return [low, high];
}

/** In row r and column c, the changes from the first r letters of one text to the first c of the other. */
interface Comparison {
  readonly one: string;
  readonly other: string;
  readonly table: Uint32Array;
  readonly changesMax: number;
}

/** Fills the part of a row that at most `changesMax` changes reach, and returns the least number in it. */
function fillRow({ one, other, table, changesMax }: Comparison, row: number): number {
  const width = other.length + 1;
  const here = row * width;
  const above = here - width;
  const at = (place: number): number => table[place] as number;
  let fewest = FAR;
  if (row <= changesMax) table[here] = fewest = row;
  for (let column = Math.max(1, row - changesMax); column <= Math.min(other.length, row + changesMax); column++) {
    let changes = Math.min(at(here + column - 1) + 1, at(above + column) + 1);
    changes = Math.min(changes, at(above + column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1));
    if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
      changes = Math.min(changes, at(above - width + column - 2) + 1);
    table[here + column] = changes;
    fewest = Math.min(fewest, changes);
  }
  return fewest;
}
