import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, nearestWords } from './state/nearest.ts';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['fight', 'fight', 0],
  ['fght', 'fight', 1],
  ['figght', 'fight', 1],
  ['fiqht', 'fight', 1],
  ['fihgt', 'fight', 1],
  ['reap', 'fight', 5],
])('from %j to %j it is %i changes', (one, other, changes) => {
  expect(editDistance(one, other)).toBe(changes);
});

/** Words of few letters, so that they share many. */
const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

test('a limit changes no distance within it, and the direction changes none', () => {
  fc.assert(
    fc.property(words, words, fc.integer({ min: 0, max: 9 }), (one, other, changesMax) => {
      const changes = editDistance(one, other);
      expect(editDistance(other, one)).toBe(changes);
      expect(editDistance(one, other, changesMax)).toBe(changes <= changesMax ? changes : Infinity);
    }),
  );
});

test('words that begin with the given one come before misspelt ones, and far ones not at all', () => {
  const known = ['deal', 'seed', 'simulate', 'sim', 'Games'];
  expect(nearestWords('si', known, 2)).toEqual(['simulate', 'sim']);
  expect(nearestWords('gmaes', known, 3, 2)).toEqual(['Games']);
  expect(nearestWords('xyz', known, 3, 1)).toEqual([]);
});
