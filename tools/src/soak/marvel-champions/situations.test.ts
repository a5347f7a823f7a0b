import { advance, pending, seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { layOut, situations } from './situations.ts';

test('every position that is listed is laid out, once, and somebody is asked there', () => {
  const names = situations().map(({ scenario }) => scenario);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    const match = layOut(name, seedFromNumber(1));
    advance(match);
    expect([name, pending(match) !== undefined || match.state.winners !== undefined]).toEqual([name, true]);
  }
});

test('a scenario that does not exist is not laid out', () => {
  expect(() => layOut('A scenario of no file', seedFromNumber(1))).toThrow('There is no scenario A scenario of no file.');
});
