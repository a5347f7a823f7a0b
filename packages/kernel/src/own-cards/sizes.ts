import type { Problem } from '../state/result.ts';
import { childAt, itemAt } from './places.ts';

/** How large a card's text may be. */
export const textLimits = { depthMax: 12, nodesMax: 400, abilitiesMax: 20 } as const;
/** A tree so deep is looked into no further. */
const DEEP = 64;

/** How deep a tree is and how many records it has; a list is part of its record. */
export function sizeOf(tree: unknown, left = DEEP): { readonly depth: number; readonly nodes: number } {
  if (typeof tree !== 'object' || tree === null || left === 0) return { depth: 0, nodes: 0 };
  const inner = Object.values(tree).map((part) => sizeOf(part, left - 1));
  const own = Array.isArray(tree) ? 0 : 1;
  return {
    depth: inner.reduce((deepest, { depth }) => Math.max(deepest, own + depth), own),
    nodes: inner.reduce((sum, { nodes }) => sum + nodes, own),
  };
}

/** Whether the abilities of a card are within the limits. *Errors:* `card.tooDeep` at the ability, `card.tooLarge`. */
export function checkSizes(abilities: unknown, at: string): readonly Problem[] {
  if (!Array.isArray(abilities)) return [];
  const sizes = abilities.map((ability) => sizeOf(ability));
  const { depthMax, nodesMax } = textLimits;
  const deep = sizes.flatMap(({ depth }, index): readonly Problem[] =>
    depth <= depthMax ? [] : [{ code: 'card.tooDeep', at: itemAt(at, index), values: { most: depthMax } }],
  );
  const nodes = sizes.reduce((sum, each) => sum + each.nodes, 0);
  return nodes <= nodesMax ? deep : [...deep, { code: 'card.tooLarge', at, values: { most: nodesMax, found: nodes } }];
}

/** How deep a value goes, lists included, up to a limit: what is deeper is not read at all. *Errors:* `card.tooDeep` at the place. */
export function checkNesting(value: unknown, most: number, at = ''): readonly Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  if (most === 0) return [{ code: 'card.tooDeep', at, values: { most: textLimits.depthMax } }];
  for (const [field, part] of Object.entries(value)) {
    const found = checkNesting(part, most - 1, Array.isArray(value) ? itemAt(at, Number(field)) : childAt(at, field));
    if (found.length > 0) return found;
  }
  return [];
}
