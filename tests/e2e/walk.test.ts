import { expect, test } from 'vitest';
import { serve } from './served.ts';
import { allCombinations, nameOf, pairsOf, pairwise } from './walk/combinations.ts';
import { playCombination } from './walk/play-combination.ts';

const { open } = serve();

const chosen = pairwise();

test('at most 14 matches hold every possible pair of game, size, language and means', () => {
  expect(chosen.length).toBeLessThanOrEqual(14);
  expect(new Set(chosen.flatMap(pairsOf))).toEqual(new Set(allCombinations.flatMap(pairsOf)));
});

test.each(chosen.map((how, at) => [nameOf(how), how, at] as const))(
  'a whole match is played by reading the page alone: %s',
  async (_name, how, at) => {
    const { questions, result, faults } = await playCombination(open, how, { seed: 41 + at });
    expect(faults).toEqual([]);
    expect(questions).toBeGreaterThan(5);
    expect(result).not.toBe('');
  },
  600_000,
);
