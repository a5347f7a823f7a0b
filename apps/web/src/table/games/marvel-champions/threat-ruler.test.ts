import { expect, test } from 'vitest';
import { threatRuler } from './threat-ruler.ts';

const drawn = (now: number, target: number, perRound: number): string =>
  threatRuler({ now, target, perRound })
    .cells.map(({ state, endsRound }) => ({ filled: '#', next: '/', free: '.' })[state] + (endsRound ? ' ' : ''))
    .join('');

test('a cell a threat: filled, what the next round adds, and gaps between the rounds', () => {
  expect(drawn(5, 14, 2)).toBe('#####// .. .. .. .');
  expect(drawn(0, 7, 1)).toBe('/ . . . . . . ');
  expect(drawn(7, 7, 2)).toBe('#######');
  expect(drawn(9, 7, 2)).toBe('#######');
  expect(drawn(3, 6, 0)).toBe('###...');
});

test('the rounds that are left, and when they are told in vermilion', () => {
  const told = (now: number, target: number, perRound: number): unknown => {
    const { rounds, isHot } = threatRuler({ now, target, perRound });
    return [rounds, isHot];
  };
  expect(told(5, 14, 2)).toEqual([5, false]);
  expect(told(9, 14, 2)).toEqual([3, false]);
  expect(told(10, 14, 2)).toEqual([2, true]);
  expect(told(10, 15, 1)).toEqual([5, true]);
  expect(told(9, 15, 1)).toEqual([6, false]);
  expect(told(3, 6, 0)).toEqual([undefined, false]);
});
