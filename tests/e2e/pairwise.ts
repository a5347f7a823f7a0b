/** Few combinations of factors that hold each pair of their levels. */

/** Each pair of levels of two factors that a combination holds. */
export function pairsOf(combination: object): readonly string[] {
  const said = Object.entries(combination).map(([factor, level]) => `${factor}=${String(level)}`);
  return said.flatMap((first, at) => said.slice(at + 1).map((second) => `${first} ${second}`));
}

/** Few of the combinations that hold each pair which any of them holds: always the one that holds the most of those that are left. */
export function pairwise<T extends object>(all: readonly T[]): readonly T[] {
  const candidates = all.map((combination) => ({ combination, pairs: pairsOf(combination) }));
  const left = new Set(candidates.flatMap(({ pairs }) => pairs));
  const chosen: T[] = [];
  while (left.size > 0) {
    const gains = candidates.map(({ pairs }) => pairs.filter((pair) => left.has(pair)).length);
    const best = candidates[gains.indexOf(Math.max(...gains))];
    if (best === undefined) break;
    chosen.push(best.combination);
    for (const pair of best.pairs) left.delete(pair);
  }
  return chosen;
}
