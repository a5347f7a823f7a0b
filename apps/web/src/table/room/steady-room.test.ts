import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';
import { chipRows, handFormat, handHeight, leastSheet, steadyBoard } from './steady-room.ts';

test.each([
  [390, 844],
  [390, 664],
])('on a phone of %i × %i board, hand and sheet fill the window whether the hand is folded or not', (width, height) => {
  const frame = frameOf(width, height);
  for (const scale of [1, 1.3]) {
    const heights = [true, false].map((isOpen) => handHeight(frame, isOpen) + leastSheet(frame, { isOpen, scale }));
    expect(heights[0]).toBe(heights[1]);
    expect((steadyBoard(frame, scale) ?? 0) + (heights[0] ?? 0)).toBe(height - 44);
  }
});

test('a hand has faces on a phone that is high enough, and chips while it is folded, on lower ones and where text is larger', () => {
  expect(handFormat(frameOf(390, 844), true)).toBe('faces');
  expect(handFormat(frameOf(390, 844), false)).toBe('chips');
  expect(handFormat(frameOf(390, 699), true)).toBe('chips');
  expect(handFormat(frameOf(390, 844, 1.5), true)).toBe('chips');
  expect(handFormat(frameOf(844, 390), true)).toBe('chips');
  expect(handFormat(frameOf(820, 1180), true)).toBe('fitted');
});

test('chips lie in two rows on a low phone while the hand is open, and in one while it is folded', () => {
  const low = frameOf(390, 664);
  expect([true, false].map((isOpen) => chipRows(low, isOpen))).toEqual([2, 1]);
  expect(handHeight(low, true) - handHeight(low, false)).toBe(46 + 18);
  expect(chipRows(frameOf(844, 390), true)).toBe(1);
  expect(chipRows(frameOf(390, 664, 1.5), true)).toBe(1);
});

test.each([
  [1366, 768],
  [820, 1180],
  [844, 390],
])('in a window of %i × %i no question folds the hand, and the board is measured', (width, height) => {
  const frame = frameOf(width, height);
  expect(handHeight(frame, false)).toBe(handHeight(frame, true));
  expect(steadyBoard(frame, 1)).toBeUndefined();
});
