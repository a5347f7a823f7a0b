import { createHash } from 'node:crypto';

/**
 * So many of a list, chosen by a seed: the same seed chooses the same, fewer are the first of more, and what else is in the list moves
 * none of them to another place. A sample of mutants stays what it was where the code did. `nameOf` must differ for each.
 */
export function sample<T>(list: readonly T[], count: number, seed: number, nameOf: (item: T) => string): readonly T[] {
  const ranked = list.map((item) => ({
    item,
    rank: createHash('sha256')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex'),
  }));
  return ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}
