import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf, readList } from '@crupier/rule-coverage';
import { beforeAll, describe, expect, test } from 'vitest';
import { testedGames } from '../tested-games.ts';
import { root } from '../tidy/repository.ts';
import { makeMutants, mutatedFolders, type Instrumented, type Mutant } from './mutants.ts';
import { isStatic, planTrial, shortTests, type DryRun } from './plan.ts';
import { explainer, REASONS_FILE, staleReasons, type ListedMutant, type Reason } from './reasons.ts';
import { sample } from '../sampling.ts';
import { formatScore, scoreOf } from './score.ts';
import { switchOff, switchOn } from './switches.ts';
import type { Verdict } from './worker.ts';

const words = { file: 'a.ts', within: 'run', original: '{ go(); }', replacement: '{}' };

function mutant(told: Partial<Mutant>): Mutant {
  return { id: '1', ...words, line: 1, column: 1, mutator: 'Block', nth: 1, ...told };
}

function listed(told: Partial<ListedMutant>): ListedMutant {
  return { ...words, ...told };
}

function verdict(id: string, status: Verdict['status']): Verdict {
  return { mutant: id, status, by: '' };
}

describe('a sample', () => {
  const list = Array.from({ length: 50 }, (_, at) => at);

  test('is the same for the same seed, and fewer are the first of more', () => {
    expect(sample(list, 10, 1, String)).toEqual(sample(list, 30, 1, String).slice(0, 10));
    expect(sample(list, 10, 1, String)).not.toEqual(sample(list, 10, 2, String));
  });

  test('holds each once', () => {
    expect(sample(list, 60, 3, String).toSorted((one, other) => one - other)).toEqual(list);
  });

  test('stays what it is when others come and go', () => {
    const chosen = sample(list, 10, 1, String);
    const others = list.filter((each) => !chosen.includes(each));
    expect(sample([...chosen.toReversed(), ...others.slice(0, 5)], 10, 1, String)).toEqual(chosen);
    expect(
      sample([50, 51, 52, ...list], 13, 1, String)
        .filter((each) => each < 50)
        .slice(0, 10),
    ).toEqual(chosen);
  });
});

describe('a plan', () => {
  // The mutant a runs in the second and the third test, b while files are loaded, c while the game is made, d nowhere.
  const dry: DryRun = {
    failed: [],
    names: ['one', 'two', 'three'],
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
    const endless = { ...dry, hits: [{}, { a: 11_000_000 }, { a: 1 }] };
    const { short, leftOut } = shortTests(endless);
    expect([short, leftOut]).toEqual([[0, 2], ['two']]);
    expect(planTrial(endless, 'a', short).tests).toEqual([2]);
  });

  test('knows what runs only while files are loaded', () => {
    expect(['a', 'b', 'c', 'd'].filter((mutant) => isStatic(dry, mutant))).toEqual(['b']);
  });
});

describe('a score', () => {
  const mutants = ['1', '2', '3', '4'].map((id, at) => mutant({ id, line: 9 - at }));
  const statuses = ['killed', 'timedOut', 'survived', 'noCoverage'] as const;
  const verdicts = new Map(statuses.map((status, at) => [`${at + 1}`, verdict(`${at + 1}`, status)]));
  const run = { game: 'g', seed: 1, candidates: 9, mutants, sampled: mutants, reasons: [] };

  test('counts what was not covered too', () => {
    const score = scoreOf(run, verdicts);
    expect(score).toMatchObject({ sampled: 4, killed: 1, timedOut: 1, survived: 1, noCoverage: 1, score: 50 });
    expect(score).toMatchObject({ explained: 0, unexplained: 2, stale: [] });
    expect(score.survivors.map(({ line }) => line)).toEqual([6, 7]);
  });

  test('is printed with the survivors that have a reason apart from those that have none', () => {
    const reasons = [{ why: 'Nobody sees it.', mutants: [listed({ nth: 3 }), listed({}), listed({ file: 'b.ts', nth: 2 })] }];
    const numberedMutants = mutants.map((each, at) => ({ ...each, nth: at + 1 }));
    expect(formatScore(scoreOf({ ...run, mutants: numberedMutants, sampled: numberedMutants, reasons }, verdicts))).toBe(
      [
        'Survivors with a reason:\nSURVIVED a.ts:7:1 run (3) Block\n  - { go(); }\n  + {}\n  Nobody sees it.\n',
        'Survivors without a reason:\nNOT COVERED a.ts:6:1 run (4) Block\n  - { go(); }\n  + {}\n',
        'Reasons not needed any more:\nKILLED a.ts run\n  - { go(); }\n  + {}\nGONE b.ts run (2)\n  - { go(); }\n  + {}\n',
        'g, seed 1: 4 of 9 mutants: 1 killed, 1 timed out, 1 survived, 1 not covered',
        'of the survivors 1 with a reason, 1 without; 2 reasons not needed any more\nscore 50.0 %\n',
      ].join('\n'),
    );
  });
});

describe('a reason', () => {
  const mutants = [mutant({ id: '1', line: 3 }), mutant({ id: '2', line: 5, nth: 2 }), mutant({ id: '3', line: 7, within: 'stop' })];
  const reasons = (...mutantsListed: readonly ListedMutant[]): readonly Reason[] => [{ why: 'So.', mutants: mutantsListed }];

  test('is found whatever the line, by file, declaration, words and which of the same words', () => {
    const whyOf = explainer(reasons(listed({ nth: 2 })));
    expect(mutants.map(whyOf)).toEqual([undefined, 'So.', undefined]);
    expect(explainer(reasons(listed({ replacement: '{ stay(); }' })))(mutant({}))).toBeUndefined();
    expect(explainer(reasons(listed({})))(mutant({ line: 99 }))).toBe('So.');
  });

  test('is stale where a test kills the mutant, in whatever way', () => {
    const [one, two] = [listed({}), listed({ nth: 2 })];
    const verdicts = new Map([verdict('1', 'killed'), verdict('2', 'timedOut')].map((each) => [each.mutant, each]));
    expect(staleReasons(reasons(one, two), mutants, verdicts)).toEqual([
      { ...one, because: 'killed' },
      { ...two, because: 'killed' },
    ]);
  });

  test('is not stale where the mutant survived, was not covered, or was not tried', () => {
    const verdicts = new Map([verdict('1', 'survived'), verdict('2', 'noCoverage')].map((each) => [each.mutant, each]));
    expect(staleReasons(reasons(listed({}), listed({ nth: 2 }), listed({ within: 'stop' })), mutants, verdicts)).toEqual([]);
  });

  test('is stale where nothing like it stands there any more, tried or not', () => {
    const gone = listed({ nth: 3 });
    expect(staleReasons(reasons(gone), mutants, new Map())).toEqual([{ ...gone, because: 'gone' }]);
  });
});

describe('the mutants', () => {
  const games = Object.keys(testedGames);
  const foldersFor = (id: string): readonly string[] => mutatedFolders('', join('packages', 'games', id, 'src'));
  let made: Instrumented = { sources: {}, mutants: [], silenced: [] };

  // Those of the kernel are the same for all games.
  beforeAll(async () => {
    made = await makeMutants(
      root,
      games.map((id) => foldersOf(root, id).sources),
    );
  });

  test.each(games)('of %s are of rules and verbs and of four rooms of the kernel', (id) => {
    const folders = foldersFor(id);
    expect(folders).toHaveLength(6);
    for (const folder of folders) expect(made.mutants.filter(({ file }) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(40);
    expect(made.mutants.filter(({ file }) => folders.some((folder) => file.startsWith(`${folder}/`))).length).toBeGreaterThan(400);
  });

  test('are of nothing else, without string literals, and none is switched off by a comment', () => {
    const folders = games.flatMap(foldersFor);
    expect(made.mutants.filter(({ file }) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
    expect(made.mutants.filter(({ mutator }) => mutator === 'StringLiteral')).toEqual([]);
    expect(made.silenced).toEqual([]);
  });

  test('are each called by other words', () => {
    const called = made.mutants.map(({ file, within, original, replacement, nth }) =>
      JSON.stringify([file, within, original, replacement, nth]),
    );
    expect(new Set(called).size).toBe(made.mutants.length);
    expect(made.mutants.filter(({ within }) => within === '')).toEqual([]);
  });

  test.each(games)('of %s have a reason to survive once if at all, and a sentence each', (id) => {
    const reasons = readList<Reason>(foldersOf(root, id), REASONS_FILE);
    expect(reasons.filter(({ why }) => !/^[A-Z].*\.$/.test(why))).toEqual([]);
    const all = reasons.flatMap((reason) => reason.mutants.map((each) => JSON.stringify({ nth: 1, ...each })));
    expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
    // A game of which no survivor was explained yet has no file.
    expect(all.length > 0).toBe(existsSync(join(foldersOf(root, id).scenarios, REASONS_FILE)));
  });

  test.each(games)('of %s stand in sources behind switches', (id) => {
    const first = made.mutants.find(({ file }) => file.startsWith(join('packages', 'games', id)));
    expect(Object.values(made.sources).some((text) => text.includes(`stryMutAct_9fa48("${first?.id}")`))).toBe(true);
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
