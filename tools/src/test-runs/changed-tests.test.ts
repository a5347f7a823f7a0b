import { expect, test } from 'vitest';
import { testsOf } from './changed-tests.ts';

test('tests that reach a changed file are run, with those of the whole repository, and no others', () => {
  const affected = ['packages/kernel/src/a.ts', 'packages/kernel/src/a.test.ts', 'tools/src/x.long.test.ts', 'tests/e2e/start.test.ts'];
  expect(testsOf(['packages/kernel/src/a.ts'], affected)).toEqual({
    beside: ['tools/src/tidy', 'packages/kernel/src/a.test.ts'],
    browser: ['tests/e2e/start.test.ts'],
  });
});

test('a test of the code alone opens no page, and a changed browser test is run itself', () => {
  expect(testsOf(['packages/kernel/src/a.test.ts'], ['packages/kernel/src/a.test.ts']).browser).toEqual([]);
  expect(testsOf(['tests/e2e/swipe.test.ts'], ['tests/e2e/swipe.test.ts']).browser).toEqual(['tests/e2e/swipe.test.ts']);
});

test.each([
  ['packages/games/inferno/scenarios/combat.scenario.json', 'tools/src/rule-coverage'],
  ['packages/games/inferno/perft/combat.perft', 'tools/src/perft'],
])('who reads %s is tested', (path, folder) => {
  expect(testsOf([path], []).beside).toContain(folder);
});

test('attacks on a server are not among them', () => {
  expect(testsOf(['tools/src/hostile.ts'], ['tools/src/hostile/hostile.test.ts']).beside).toEqual(['tools/src/tidy']);
});

test.each(['package-lock.json', 'vitest.config.ts'])('every test rests on %s', (path) => {
  expect(testsOf([path], []).beside).toBeUndefined();
});
