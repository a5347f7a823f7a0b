import { scenarioSchema } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { quiz } from '../fixtures/quiz.ts';
import { runIn, shelve } from '../fixtures/test-io.ts';

const games = [shelve(quiz, ['q'])];

/** Runs a scenario given on standard input. */
function runScenario(input: unknown, ...given: readonly string[]): ReturnType<typeof runIn> {
  return runIn({ games, lines: [typeof input === 'string' ? input : JSON.stringify(input)] }, 'scenario', 'run', '-', ...given);
}

describe('scenario run', () => {
  const good = { game: 'quiz', name: 'A fight', rules: ['KF-FIGHT-4'], holds: true };
  const bad = { ...good, name: 'A loss', holds: false };

  test('says that a scenario holds', async () => {
    expect(await runScenario(good)).toEqual({ code: 0, out: 'A fight: holds.\n', err: '' });
    expect(JSON.parse((await runScenario(good, '--json')).out)).toEqual({
      ok: true,
      scenarios: [{ name: 'A fight', rules: ['KF-FIGHT-4'], passed: true }],
    });
  });

  test('says where another does not', async () => {
    expect(await runScenario([good, bad])).toEqual({
      code: 1,
      out: 'A fight: holds.\nA loss: does not hold.\n  Step 2: aember is 0, not 1.\n',
      err: '',
    });
    expect(await runScenario(bad, '--lang', 'es')).toEqual({
      code: 1,
      out: 'A loss: no se cumple.\n  Paso 2: aember is 0, not 1.\n',
      err: '',
    });
    expect(JSON.parse((await runScenario(bad, '--json')).out)).toMatchObject({
      ok: false,
      scenarios: [{ passed: false, failure: { step: 2 } }],
    });
  });

  test('says what is wrong with a file', async () => {
    const { code, out } = await runScenario({ game: 'quiz' }, '--json');
    expect([code, JSON.parse(out)]).toMatchObject([3, { ok: false, scenarios: [{ error: { code: 'scenario.missing', at: 'holds' } }] }]);
  });

  test.each([
    ['{', /^line 1, column 2: This is no JSON: .*\(json\.broken\)\n$/],
    ['', /json\.broken/],
    ['[]', /^-: There is no scenario in it\. \(scenario\.empty\)\n$/],
    ['{"game":"chess"}', /^game: The scenario is of the game “chess”\. The games are quiz\. \(scenario\.otherGame\)\n$/],
  ])('%j is broken', async (text, message) => {
    const { code, err } = await runScenario(text);
    expect(code).toBe(3);
    expect(err).toMatch(message);
  });

  test('says in Spanish what is broken', async () => {
    expect((await runScenario('{"game":"chess"}', '--lang', 'es')).err).toContain('El escenario es del juego «chess»');
    expect((await runScenario('{', '--lang', 'es')).err).toContain('Esto no es JSON');
  });

  test.each(['null', '3', '"x"', '[null]'])('%s is told from a scenario', async (text) => {
    expect((await runScenario(text)).code).not.toBe(0);
  });
});

test('scenario schema prints the format', async () => {
  expect(JSON.parse((await runIn({}, 'scenario', 'schema')).out)).toEqual(scenarioSchema);
  const { out } = await runIn({}, 'scenario', 'schema', '--json');
  expect(out.trim().split('\n')).toHaveLength(1);
});
