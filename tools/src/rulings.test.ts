import { rulesOf } from '@crupier/rulebook';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where Inferno's rulebook contradicts itself or is silent, a ruling settles it, which the in-app rulebook tells. */
const all = (await rulesOf('inferno')).filter(({ kind }) => kind === 'ruling').map(({ id }) => Number(id.slice('INF-C-'.length)));

const packages = new URL('../../packages/', import.meta.url);
const rooms = ['games/inferno/src/', 'games/inferno/scenarios/', 'rulebook/src/'].map((room) => new URL(room, packages));

/** The texts of all files whose names end so, in the rooms of Inferno and of the rulebook. */
function texts(isWanted: (name: string) => boolean): string {
  return rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => new URL(name, room)))
    .filter(({ pathname }) => isWanted(pathname))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** The rulings that a text names, as in `rulings C-16, C-18`. */
function rulingsIn(text: string): readonly number[] {
  return [...text.matchAll(/\bC-(\d\d)\b/g)].map(([, number]) => Number(number));
}

function missing(named: readonly number[]): readonly number[] {
  return all.filter((ruling) => !named.includes(ruling));
}

test('each ruling that a file names is in the rulebook', () => {
  const named = new Set(rulingsIn(texts((name) => /\.(?:ts|scenario\.json)$/.test(name))));
  expect([...named].filter((ruling) => !all.includes(ruling))).toEqual([]);
});

test('each ruling is written down where the code follows it', () => {
  expect(missing(rulingsIn(texts((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))))).toEqual([]);
});

test('each ruling is shown by a scenario or a test that bears its number', () => {
  const scenarios = [...texts((name) => name.endsWith('.scenario.json')).matchAll(/"name": "(.*)",/g)];
  const tests = [...texts((name) => name.endsWith('.test.ts')).matchAll(/\btest\('(.*)',/g)];
  expect(missing([...scenarios, ...tests].flatMap(([, name]) => rulingsIn(name ?? '')))).toEqual([]);
});
