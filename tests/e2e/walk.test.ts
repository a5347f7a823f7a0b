import { expect, test } from 'vitest';
import { pairsOf, pairwise } from './pairwise.ts';
import { serve } from './served.ts';
import { allCombinations, nameOf } from './walk/combinations.ts';
import { playCombination } from './walk/play-combination.ts';

const { open } = serve();

const chosen = pairwise(allCombinations);

test('at most 14 matches hold every possible pair of game, size, language and means', () => {
  expect(chosen.length).toBeLessThanOrEqual(14);
  expect(new Set(chosen.flatMap(pairsOf))).toEqual(new Set(allCombinations.flatMap(pairsOf)));
});

/** Questions after which a match was walked for long enough, but for the first of each game, which is walked to its end. */
const questionsMax = 14;

/** A name, how is played, and whether to the end. */
const walks = chosen.map((how, at) => ({
  name: nameOf(how),
  how,
  seed: 41 + at,
  isWhole: chosen.findIndex(({ game }) => game === how.game) === at,
}));

test.each(walks)('a match is played by reading the page alone: $name', async ({ how, seed, isWhole }) => {
  const pressed: string[] = [];
  const { questions, result, faults } = await playCombination(open, how, {
    seed,
    ...(!isWhole && { questionsMax }),
    onPress: (heading, name) => void pressed.push(`${heading} -> ${name}`),
  });
  expect(faults).toEqual([]);
  expect(questions > 5 ? [] : [...pressed, result]).toEqual([]);
  expect(result).not.toBe('');
});
