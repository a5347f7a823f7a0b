import { foldersOf, readScenarioFiles } from '@crupier/rule-coverage';
import { describe, expect, test } from 'vitest';
import { root } from '../tidy/repository.ts';
import { scenarioRunners } from './runners.ts';

describe.each(Object.keys(scenarioRunners))('the scenarios of %s', async (game) => {
  const run = await scenarioRunners[game]?.();
  if (run === undefined) throw new Error(`There is no game ${game}.`);
  const entries = readScenarioFiles(foldersOf(root, game).scenarios);

  test('have names of their own', () => {
    const names = entries.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test.each(entries)('$file: $name', ({ input }) => {
    const { problems, failure } = run(input);
    expect(problems).toEqual([]);
    expect(failure).toBeUndefined();
  });
});
