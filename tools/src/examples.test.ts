import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const scenarios = new URL('../../packages/games/inferno/scenarios/', import.meta.url);

/** The names of all scenarios of Inferno. */
const names = readdirSync(scenarios)
  .filter((file) => file.endsWith('.scenario.json'))
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, scenarios), 'utf8')) as readonly { readonly name: string }[])
  .map(({ name }) => name);

/** What the rulebook of Inferno shows: its worked examples, what it illustrates in passing, and the edge cases derived from both. */
test.each([
  ['EX', 27],
  ['IN', 17],
  ['DV', 20],
])('each of the examples %s-01 to %i is a scenario that bears its number', (sort, count) => {
  const numbers = Array.from({ length: count }, (_, at) => `${sort}-${String(at + 1).padStart(2, '0')}`);
  const shown = names.flatMap((name) => name.match(/\b[A-Z]{2}-\d\d\b/g) ?? []);
  expect(numbers.filter((number) => !shown.includes(number))).toEqual([]);
});
