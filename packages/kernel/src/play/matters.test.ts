import { expect, test } from 'vitest';
import type { SeenEvent } from '../views/view.ts';
import { type MatterRule, mattersOf, type MatterSum, weightiest } from './matters.ts';

const both = { en: 'x', es: 'x' };

function ruleOf(event: string, sum: MatterSum, more: Partial<MatterRule> = {}): MatterRule {
  return { event, sum, line: both, brief: both, weight: 1, ...more };
}

const fell = (definition: string, seat: number): SeenEvent => ({ name: 'fell', card: { definition, handle: definition }, seat });
const hit = (definition: string, amount: number): SeenEvent => ({ name: 'hit', card: { definition, handle: definition }, seat: 0, amount });
const typeOf = (definition: string): string => (definition.startsWith('troll') ? 'creature' : '');

test.each<[MatterSum, readonly SeenEvent[], readonly number[]]>([
  ['each', [fell('troll', 0), fell('troll2', 0)], [1, 1]],
  ['cards', [fell('troll', 0), fell('troll2', 1), fell('troll3', 0)], [2, 1]],
  ['seatAmount', [hit('troll', 2), hit('troll2', 3)], [5]],
  ['cardAmount', [hit('troll', 2), hit('troll2', 3), hit('troll', 1)], [3, 3]],
])('events that are summed by %s', (sum, events, sums) => {
  const found = mattersOf([ruleOf(events[0]?.name ?? '', sum)], events, typeOf);
  expect(found.map((each) => each.sum)).toEqual(sums);
});

test('a sum below the least matters to nobody', () => {
  const rules = [ruleOf('hit', 'seatAmount', { least: 5 })];
  expect(mattersOf(rules, [hit('troll', 4)], typeOf)).toEqual([]);
  expect(mattersOf(rules, [hit('troll', 4), hit('troll', 1)], typeOf)).toMatchObject([{ sum: 5, event: { amount: 5 } }]);
});

test('only cards of the types that matter are told', () => {
  const rules = [ruleOf('fell', 'cards', { types: ['creature'] })];
  expect(mattersOf(rules, [fell('shield', 0), fell('troll', 0)], typeOf)).toMatchObject([{ sum: 1, cards: [{ definition: 'troll' }] }]);
});

test('the weightiest matter comes first, and of two that weigh the same the greater', () => {
  const at = (weight: number, sum: number) => ({ rule: ruleOf('fell', 'each', { weight }), sum });
  expect(weightiest([at(1, 9), at(3, 1), at(3, 2)])).toMatchObject({ sum: 2 });
  expect(weightiest([])).toBeUndefined();
});
