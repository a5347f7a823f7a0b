import { expect, test } from 'vitest';
import type { SeenEvent } from '../views/view.ts';
import { commonEvents } from './foreseen.ts';

const dealt = (handle: string, amount: number): SeenEvent => ({ name: 'damageDealt', card: { handle }, amount });

test('events are told up to the first that another deal does not have', () => {
  const sure = [dealt('bear', 2), dealt('wolf', 1)];
  expect(commonEvents([sure, sure, sure])).toEqual(sure);
  expect(commonEvents([sure, [dealt('bear', 2), dealt('wolf', 3)]])).toEqual([dealt('bear', 2)]);
  expect(commonEvents([sure, [dealt('bear', 2)]])).toEqual([dealt('bear', 2)]);
  expect(commonEvents([sure, []])).toEqual([]);
  expect(commonEvents([])).toEqual([]);
});
