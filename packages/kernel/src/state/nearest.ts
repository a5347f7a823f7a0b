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
  if (Math.abs(one.length - other.length) > changesMax || strangeLetters(one, other) > changesMax) return Infinity;
  const width = other.length + 1;
  const table = new Float64Array((one.length + 1) * width).fill(Infinity);
  for (let column = 0; column < width; column++) table[column] = column;
  for (let row = 1; row <= one.length; row++) {
    if (fillRow({ one, other, table, changesMax }, row) > changesMax) return Infinity;
  }
  const changes = table[table.length - 1] as number;
  return changes <= changesMax ? changes : Infinity;
}

/** How many of a text's letters another has not: as many must change at least. */
function strangeLetters(one: string, other: string): number {
  let count = 0;
  for (const letter of one) if (!other.includes(letter)) count++;
  return count;
}

/** In row r and column c, the changes from the first r letters of one text to the first c of the other. */
interface Comparison {
  readonly one: string;
  readonly other: string;
  readonly table: Float64Array;
  readonly changesMax: number;
}

/** Fills the part of a row that at most `changesMax` changes reach, and returns the least number in it. */
function fillRow({ one, other, table, changesMax }: Comparison, row: number): number {
  const width = other.length + 1;
  const here = row * width;
  const above = here - width;
  const at = (place: number): number => table[place] as number;
  let fewest = Infinity;
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
