import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { foldersOf } from '../rule-coverage/proofs.ts';
import { testedGames } from '../tested-games.ts';
import { root } from '../tidy/repository.ts';
import { makeMutants, type Mutant } from './mutants.ts';
import { isStatic, planTrial, shortTests, type DryRun } from './plan.ts';
import { sample } from './sampling.ts';
import { formatScore, scoreOf } from './score.ts';
import { switchOff, switchOn } from './switches.ts';
import type { Verdict } from './worker.ts';

describe('a sample', () => {
  const list = Array.from({ length: 50 }, (_, at) => at);

  test('is the same for the same seed, and fewer are the first of more', () => {
    expect(sample(list, 10, 1)).toEqual(sample(list, 30, 1).slice(0, 10));
    expect(sample(list, 10, 1)).not.toEqual(sample(list, 10, 2));
  });

  test('holds each once', () => {
    expect(sample(list, 60, 3).toSorted((one, other) => one - other)).toEqual(list);
  });
});

describe('a plan', () => {
  // The mutant a runs in the second and the third test, b while files are loaded, c while the game is made, d nowhere.
  const dry: DryRun = {
    failed: [],
    times: [5, 9, 2],
    hits: [{}, { a: 3 }, { a: 1 }],
    loading: { b: 1, c: 1 },
    making: { c: 4 },
  };

  test('runs the quickest of the tests that reach a mutant first', () => {
    expect(planTrial(dry, 'a', [0, 1, 2])).toEqual({ mutant: 'a', tests: [2, 1], fresh: false, hitLimit: 10_300, usual: 11 });
  });

  test('runs every test in a fresh thread where the mutant makes the game', () => {
    expect(planTrial(dry, 'c', [0, 1, 2])).toMatchObject({ tests: [2, 0, 1], fresh: true });
  });

  test('runs none where no test reaches the mutant', () => {
    expect(planTrial(dry, 'd', [0, 1, 2]).tests).toEqual([]);
  });

  test('leaves out a test that goes on until a limit stops it', () => {
    const endless = { ...dry, hits: [{}, { a: 6_000_000 }, { a: 1 }] };
    expect(shortTests(endless)).toEqual([0, 2]);
    expect(planTrial(endless, 'a', shortTests(endless)).tests).toEqual([2]);
  });

  test('knows what runs only while files are loaded', () => {
    expect(['a', 'b', 'c', 'd'].filter((mutant) => isStatic(dry, mutant))).toEqual(['b']);
  });
});

test('a score counts what was not covered too', () => {
  const mutants = ['1', '2', '3', '4'].map((id, at): Mutant => ({
    id,
    file: 'a.ts',
    line: 9 - at,
    column: 1,
    mutator: 'Block',
    original: '{ go(); }',
    replacement: '{}',
  }));
  const statuses = ['killed', 'timedOut', 'survived', 'noCoverage'] as const;
  const verdicts = new Map(statuses.map((status, at): [string, Verdict] => [`${at + 1}`, { mutant: `${at + 1}`, status, by: '' }]));
  const score = scoreOf({ game: 'g', seed: 1, candidates: 9 }, mutants, verdicts);
  expect(score).toMatchObject({ sampled: 4, killed: 1, timedOut: 1, survived: 1, noCoverage: 1, score: 50 });
  expect(score.survivors.map(({ line }) => line)).toEqual([6, 7]);
  expect(formatScore(score)).toBe(
    'NOT COVERED a.ts:6:1 Block\n  - { go(); }\n  + {}\nSURVIVED a.ts:7:1 Block\n  - { go(); }\n  + {}\n' +
      'g, seed 1: 4 of 9 mutants: 1 killed, 1 timed out, 1 survived, 1 not covered\nscore 50.0 %\n',
  );
});

describe.each(Object.keys(testedGames))('the mutants of %s', async (id) => {
  const { sources, mutants, silenced } = await makeMutants(root, foldersOf(root, id).sources);

  test('are of rules and verbs, without string literals, and none is switched off by a comment', () => {
    const folder = join('packages', 'games', id, 'src');
    expect(mutants.filter(({ file }) => !['rules', 'verbs'].some((room) => file.startsWith(`${folder}/${room}/`)))).toEqual([]);
    expect(mutants.filter(({ mutator }) => mutator === 'StringLiteral')).toEqual([]);
    expect(mutants.length).toBeGreaterThan(400);
    expect(silenced).toEqual([]);
  });

  test('stand in sources behind switches', () => {
    const [first] = mutants;
    expect(Object.values(sources).some((text) => text.includes(`stryMutAct_9fa48("${first?.id}")`))).toBe(true);
  });
});

test('a mutant that runs too often is endless', () => {
  const run = (times: number): string => {
    switchOn('1', 3);
    const { __stryker__: seen } = globalThis as { __stryker__?: { hitCount?: number } };
    if (seen !== undefined) seen.hitCount = times;
    return switchOff();
  };
  expect([run(3), run(4)]).toEqual(['ended', 'endless']);
});
