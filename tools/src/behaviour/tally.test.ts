import { expect, test } from 'vitest';
import { tallyBehaviour, type WatchedPlay } from './tally.ts';
import type { Behaviour } from './watch-turns.ts';

const none: Behaviour = {
  helps: { seen: 0, bad: 0 },
  unused: { seen: 0, bad: 0 },
  usable: 0,
  wins: { seen: 0, bad: 0 },
  winsNext: { seen: 0, bad: 0 },
  examples: [],
};

function plays(...seen: readonly Partial<Behaviour>[]): readonly WatchedPlay[] {
  return seen.map((each, at) => ({ pair: at >> 1, seat: at & 1, behaviour: { ...none, ...each } }));
}

test('what was seen in games is added up, and said by game', () => {
  const result = tallyBehaviour(
    plays(
      { unused: { seen: 30, bad: 1 }, usable: 70, wins: { seen: 1, bad: 0 }, examples: ['turn 3: Zorg was left unused'] },
      { unused: { seen: 20, bad: 0 }, winsNext: { seen: 3, bad: 1 } },
    ),
  );
  expect(result).toMatchObject({ games: 2, unused: { seen: 50, bad: 1, rate: 0.02 }, usable: 70, taken: 0.75 });
  expect(result.examples).toEqual(['pair 0, seat 0, turn 3: Zorg was left unused']);
});

test.each([
  ['nothing seen', {}, true],
  ['one help for an opponent', { helps: { seen: 100, bad: 1 } }, false],
  ['2 of 100 unused', { unused: { seen: 100, bad: 2 } }, true],
  ['3 of 100 unused', { unused: { seen: 100, bad: 3 } }, false],
  ['1 of 50 wins missed', { wins: { seen: 30, bad: 1 }, winsNext: { seen: 20, bad: 0 } }, true],
  ['1 of 49 wins missed', { wins: { seen: 30, bad: 0 }, winsNext: { seen: 19, bad: 1 } }, false],
] as const)('%s: within bounds %s', (_what, seen, expected) => {
  expect(tallyBehaviour(plays(seen)).isWithinBounds).toBe(expected);
});
