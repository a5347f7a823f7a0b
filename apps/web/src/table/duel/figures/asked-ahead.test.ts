import type { SeenDecision } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { askedMax, figuredOptions } from './asked-ahead.ts';

function asking(kind: SeenDecision['kind'], count: number, more: object = {}): SeenDecision {
  const options = Array.from({ length: count }, (_, at) => ({ verb: 'attack', card: `card ${at}`, value: 0 }));
  return { id: 1, kind, ask: { options, min: 1, max: 1, price: 0, ...more } } as unknown as SeenDecision;
}

test('every card that may be chosen has figures, also where more may be than are asked for ahead', () => {
  expect(figuredOptions(asking('target', askedMax + 5))).toHaveLength(askedMax + 5);
});

test('where several are chosen, or the answer is no card that suffers, there are no figures', () => {
  expect(figuredOptions(asking('target', 3, { max: 2 }))).toEqual([]);
  expect(figuredOptions(asking('mode', 3))).toEqual([]);
});
