import { expect, test } from 'vitest';
import type { SpeedRound } from './rounds.ts';
import { describeFigures, figuresOf, lossesOf } from './verdict.ts';

const even: SpeedRound = { time: 1, sameGames: 1, stepsPerDecision: [9, 9], bytesPerDecision: [10_000, 10_000], tableMicros: [500, 500] };

test('as many steps and bytes, at the same speed, lose nothing', () => {
  expect(lossesOf(figuresOf('keyforge', [even, { ...even, time: 0.8 }, even]))).toEqual([]);
});

test.each([
  ['bytes', { bytesPerDecision: [11_500, 10_000] }, 'keyforge: 15.0 % more bytes a decision'],
  ['steps', { stepsPerDecision: [10.8, 9] }, 'keyforge: 20.0 % more steps a decision'],
] as const)('more than a tenth more %s are a loss', (_name, change, loss) => {
  expect(lossesOf(figuresOf('keyforge', [{ ...even, ...change }]))).toEqual([loss]);
});

test.each([
  ['bytes', { bytesPerDecision: [10_900, 10_000] }],
  ['steps', { stepsPerDecision: [9.8, 9] }],
] as const)('less than a tenth more %s are none', (_name, change) => {
  expect(lossesOf(figuresOf('keyforge', [{ ...even, ...change }]))).toEqual([]);
});

test('the median of the rounds counts: a game is slow below 0.85', () => {
  const lossAt = (...all: readonly number[]): readonly string[] =>
    lossesOf(
      figuresOf(
        'inferno',
        all.map((time) => ({ ...even, time })),
      ),
    );
  expect(lossAt(0.7, 0.84, 1)).toEqual(['inferno: plays at 0.84 of the speed']);
  expect(lossAt(0.7, 0.86, 1)).toEqual([]);
});

test('figures are told with both values', () => {
  const said = describeFigures(figuresOf('inferno', [{ ...even, tableMicros: [900, 600] }]));
  expect(said).toContain('µs: 900 against 600 = 1.500');
  expect(said).toContain('100 % of the games');
});
