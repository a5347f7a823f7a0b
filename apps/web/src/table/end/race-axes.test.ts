import { expect, test } from 'vitest';
import { raceAxes } from './race-axes.ts';

const turnsTo = (last: number): Parameters<typeof raceAxes>[0] =>
  Array.from({ length: last + 1 }, (_, turn) => ({ turn, race: [turn, 2 * turn], tops: [28, 14], marked: [0, 0] }));
const room = { width: 400, height: 200, letters: 10 };

test('two lines have an axis each, from nothing to the most', () => {
  const { ticks, top, bottom, y } = raceAxes(turnsTo(6), [28, 14], { areTwo: true, room });
  expect(ticks.map((axis) => axis.map(({ value }) => value))).toEqual([
    [0, 14, 28],
    [0, 7, 14],
  ]);
  expect([y(28, 0), y(14, 1), y(0, 0)]).toEqual([top, top, bottom]);
  // What is above the top is drawn at it.
  expect(y(99, 1)).toBe(top);
});

test('lines of one measure share an axis', () => {
  const { ticks, y } = raceAxes(turnsTo(6), [12, 12], { areTwo: false, room });
  expect(ticks).toHaveLength(1);
  expect(y(6, 0)).toBe(y(6, 1));
});

test('turns are numbered as far as figures have room, without the set-up', () => {
  expect(raceAxes(turnsTo(6), [28, 14], { areTwo: true, room }).turns.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6]);
  const many = raceAxes(turnsTo(40), [28, 14], { areTwo: true, room }).turns;
  expect(many.map(({ value }) => value)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39]);
});

test('a match of one moment has a chart', () => {
  const { left, x } = raceAxes(turnsTo(0), [28, 14], { areTwo: true, room });
  expect(x(0)).toBe(left);
});
