import { expect, test } from 'vitest';
import { linesOf } from './demon-sides.ts';

test('a line of a demon stands on the side while which it holds, and one of both sides on both', () => {
  const text = [
    '6: Flip this demon. Activate this ability only once per turn.',
    'Discard a card: This demon deals 1 damage to target ally. Only while this demon is infernal.',
    'This demon has Plague while this demon is earthly.',
    'At the start of your turn, draw a card.',
  ];
  expect(linesOf('infernal', text)).toEqual([true, true, false, true]);
  expect(linesOf('earthly', text)).toEqual([false, false, true, true]);
});
