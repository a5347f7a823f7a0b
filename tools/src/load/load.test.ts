import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runLoad } from './run-load.ts';

const here = fileURLToPath(new URL('../../../', import.meta.url));

test('persons play at tables of both games, leave and come back, and nothing is refused', async () => {
  const plan = { checkouts: [here], tables: 4, games: ['keyforge', 'inferno'], seconds: 1, slices: 1, rate: 20, seed: 1, leftSeconds: 1 };
  const [report] = await runLoad({ ...plan, profile: undefined, tell: () => undefined });
  expect(report).toMatchObject({ tables: 4, refusals: {} });
  expect(report?.answers).toBeGreaterThan(0);
  expect(report?.answers).toBeLessThan(40);
  expect(report?.waitP50).toBeGreaterThan(0);
  expect(report?.memoryPerTable).toBeGreaterThan(0);
  expect(report?.reopening).toBeGreaterThan(0);
});
