/** The words most like a given one, the nearest first; those that begin alike before those that are merely near. */
export function nearestWords(given: string, words: readonly string[], most: number): readonly string[] {
  const key = given.toLowerCase();
  const told = [...new Set(words)].map((word) => ({ word, distance: distanceTo(key, word.toLowerCase()) }));
  return told
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ word }) => word);
}

function distanceTo(key: string, word: string): number {
  return key.length >= 2 && word.startsWith(key) ? 0.5 : editDistance(key, word);
}

/** How many letters must be put in, left out or changed to make one text of another. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const changed = (row[to - 1] as number) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] as number) + 1, (next[to - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
}
