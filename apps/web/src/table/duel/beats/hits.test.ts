import type { SeenEvent } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { hitsIn } from './hits.ts';

const names = { dealt: 'damageDealt', prevented: 'armorUsed' };
const of = (name: string, handle: string, amount: number): SeenEvent => ({ name, card: { handle }, amount });

test('what armor prevented and what is suffered add up to what was dealt', () => {
  const events = [of('armorUsed', 'a', 2), of('damageDealt', 'a', 3), of('damageDealt', 'b', 5)];
  expect(hitsIn(events, names)).toEqual([
    { card: 'a', strength: 5, prevented: 2, amount: 3 },
    { card: 'b', strength: 5, prevented: 0, amount: 5 },
  ]);
});

test('a card that is struck twice suffers both, and one that is not struck is not told', () => {
  expect(hitsIn([of('damageDealt', 'a', 1), of('damageDealt', 'a', 2), of('armorUsed', 'b', 4)], names)).toEqual([
    { card: 'a', strength: 3, prevented: 0, amount: 3 },
  ]);
});
