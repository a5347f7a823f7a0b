import { expect, test } from 'vitest';
import type { RunFigures } from './measure.ts';
import { describeFigures, figuresOf, medianOf, studies, type Study } from './report.ts';

const marvel = studies['marvel-champions'] as Study;
const keyforge = studies['keyforge'] as Study;

const just: RunFigures = {
  keyforgeDecisions: 10_000,
  marvelDecisions: 7000,
  decisionsShare: 0.7,
  eagerGames: 400,
  fourTimes: 5,
  cloneMicroseconds: 20,
  stateBytes: 49_152,
};

function missed(run: RunFigures, study: Study = marvel): readonly string[] {
  return figuresOf(study, [{ ...just, ...run }]).flatMap(({ name, met }) => (met === false ? [name] : []));
}

test('a figure that is just at its limit meets it, and one beyond it does not', () => {
  expect(missed({})).toEqual([]);
  expect(missed({ fourTimes: 5.1 })).toEqual(['fourTimes']);
  expect(missed({ cloneMicroseconds: 20.1, stateBytes: 49_153 })).toEqual(['cloneMicroseconds', 'stateBytes']);
});

test('KeyForge has limits of its own', () => {
  const met = { readyGames: 50, generatedGames: 30, gamesShare: 0.6, positionMilliseconds: 5, stateBytes: 49_152 };
  expect(missed(met, keyforge)).toEqual([]);
  expect(missed({ ...met, gamesShare: 0.599, positionMilliseconds: 5.1 }, keyforge)).toEqual(['gamesShare', 'positionMilliseconds']);
});

test('what drifts with the machine has no limit of its own: another checkout is what it is held against', () => {
  expect(missed({ keyforgeDecisions: 1, marvelDecisions: 1, decisionsShare: 0.1, eagerGames: 1 })).toEqual([]);
});

test('the median of an even number of runs lies between the two in the middle', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
});

test('the table says the median, the least and the most, and the verdict', () => {
  const figures = figuresOf(marvel, [just, { ...just, fourTimes: 7 }, { ...just, fourTimes: 6 }]);
  expect(describeFigures(marvel, figures)).toMatch(/game of four players.* 6\.00 {2}\(5\.00 to 7\.00\) {2}≤ 5: MISSED/u);
});
