import { assert } from '@crupier/kernel/rules';
import type { CardSet } from './card-facts.ts';
import lines from './sets.json' with { type: 'json' };
import { setTypes } from './vocabulary.ts';

/** The sets of all products. */
export const cardSets: readonly CardSet[] = lines.map((line) => {
  const [code = '', name = '', type = '', parent] = line.split('|');
  const found = setTypes.find((each) => each === type);
  assert(found !== undefined, `The set ${code} is of a known type.`);
  return { code, name, type: found, parent };
});

const byCode: ReadonlyMap<string, CardSet> = new Map(cardSets.map((set) => [set.code, set]));

/** Finds a set by its code. */
export function findSet(code: string): CardSet | undefined {
  return byCode.get(code);
}
