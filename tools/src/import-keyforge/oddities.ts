import type { Row } from './rows.ts';

const compared = ['houses', 'type', 'icons', 'power', 'armor', 'keywords', 'traits'] as const;

/** Tells where a card's sets disagree on a fact, one sentence each. The order of keywords and traits is no fact. */
export function disagreements(rowsBySet: ReadonlyMap<string, readonly Row[]>): readonly string[] {
  const printings = new Map<string, [set: string, row: Row][]>();
  for (const [set, rows] of rowsBySet) {
    for (const row of rows) printings.set(row.id, [...(printings.get(row.id) ?? []), [set, row]]);
  }
  return [...printings].flatMap(([id, rows]) =>
    compared.flatMap((column) => {
      const values = new Map<string, string[]>();
      for (const [set, row] of rows) {
        const value = [row[column]].flat().toSorted().join(' ');
        values.set(value, [...(values.get(value) ?? []), set]);
      }
      if (values.size < 2) return [];
      return [`${id}: ${column} ${[...values].map(([value, sets]) => `"${value}" in ${sets.join(' ')}`).join(', ')}.`];
    }),
  );
}
