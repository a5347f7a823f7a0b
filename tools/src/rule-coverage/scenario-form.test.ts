import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, foldersOf, mergePasses } from '@crupier/rule-coverage';
import { root } from '../tidy/repository.ts';
import { scenarioRunners } from './runners.ts';
import { formatScenarios } from './scenario-form.ts';

const pass = { answer: 'pass' };

function stepsOf(...steps: readonly unknown[]): unknown {
  return (mergePasses({ name: 'passes', steps }) as { readonly steps: unknown }).steps;
}

test('passes in a row are one step', () => {
  expect(stepsOf(pass, pass, { answer: 'play Zorg' }, pass)).toEqual([{ answer: 'pass', times: 2 }, { answer: 'play Zorg' }, pass]);
  expect(stepsOf(pass, { answer: 'pass', times: 3 }, pass)).toEqual([{ answer: 'pass', times: 5 }]);
});

test('passes of another player, with something between them, and other answers stay apart', () => {
  const apart = [
    { answer: 'pass', seat: 1 },
    { answer: 'pass', seat: 2 },
    { expect: { turn: 2 } },
    { answer: 'pass', seat: 2 },
    { answer: 'yes' },
    { answer: 'yes' },
  ];
  expect(stepsOf(...apart)).toEqual(apart);
});

test('what is no scenario stays as it is', () => {
  expect([mergePasses(undefined), mergePasses(3), mergePasses({ steps: 'none' })]).toEqual([undefined, 3, { steps: 'none' }]);
});

test('what fits stands on one line', async () => {
  const text = '[\n{\n"name":\n"A",\n"position": [\n"active 1"\n],\n"steps":[{\n"answer":\n"pass"\n},{"answer":"pass"}]}]';
  const formatted = await formatScenarios(text);
  expect(formatted).toBe('[{ "name": "A", "position": ["active 1"], "steps": [{ "answer": "pass", "times": 2 }] }]\n');
  expect(await formatScenarios(formatted)).toBe(formatted);
});

test.each(Object.keys(scenarioRunners))('the scenario files of %s are in form', async (game) => {
  const paths = filesUnder(foldersOf(root, game).scenarios, '.scenario.json');
  const checked = await Promise.all(
    paths.map(async (path) => {
      const text = readFileSync(path, 'utf8');
      return (await formatScenarios(text)) === text ? [] : [`${relative(root, path)}: npm run scenarios:format -- --game ${game}`];
    }),
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(checked.flat()).toEqual([]);
});
