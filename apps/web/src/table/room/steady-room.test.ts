import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';
import { handHeight, leastSheet, steadyBoard } from './steady-room.ts';

test.each([0, 4, 5, 12])(
  'on a phone with %i cards in hand, board, hand and sheet fill the window whether the hand is folded or not',
  (count) => {
    const frame = frameOf(390, 664);
    for (const scale of [1, 1.3]) {
      const heights = [true, false].map((isOpen) => handHeight(frame, count, isOpen) + leastSheet(frame, count, { isOpen, scale }));
      expect(heights[0]).toBe(heights[1]);
      expect((steadyBoard(frame, count, scale) ?? 0) + (heights[0] ?? 0)).toBe(664 - 44);
    }
  },
);

test.each([
  [1366, 768],
  [820, 1180],
  [844, 390],
])('in a window of %i × %i no question folds the hand, and the board is measured', (width, height) => {
  const frame = frameOf(width, height);
  expect(handHeight(frame, 6, false)).toBe(handHeight(frame, 6, true));
  expect(steadyBoard(frame, 6, 1)).toBeUndefined();
});
