import { rulesOf } from '@crupier/rulebook';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const packages = new URL('../../packages/', import.meta.url);

/** Where a game's rulebook contradicts itself or is silent, a ruling settles it, which the in-app rulebook tells. */
const games = [
  { game: 'inferno', prefix: 'INF-C-', named: /(?<!(?:MC|KF)-)\bC-(\d\d)\b/g },
  { game: 'keyforge', prefix: 'KF-C-', named: /\bKF-C-(\d\d)\b/g },
  { game: 'marvel-champions', prefix: 'MC-C-', named: /\bMC-C-(\d\d)\b/g },
] as const;

describe.each(games)('rulings of $game', async ({ game, prefix, named }) => {
  const all = (await rulesOf(game)).filter(({ kind }) => kind === 'ruling').map(({ id }) => Number(id.slice(prefix.length)));
  const rooms = [`games/${game}/src/`, `games/${game}/scenarios/`, 'rulebook/src/'].map((room) => new URL(room, packages));

  /** The texts of all files whose names end so, in the rooms of the game and of the rulebook. */
  function texts(isWanted: (name: string) => boolean): string {
    return rooms
      .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => new URL(name, room)))
      .filter(({ pathname }) => isWanted(pathname))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  }

  /** The rulings that a text names, as in `rulings C-16, C-18`. */
  function rulingsIn(text: string): readonly number[] {
    return [...text.matchAll(named)].map(([, number]) => Number(number));
  }

  function missing(shown: readonly number[]): readonly number[] {
    return all.filter((ruling) => !shown.includes(ruling));
  }

  test('each ruling that a file names is in the rulebook', () => {
    const numbers = new Set(rulingsIn(texts((name) => /\.(?:ts|scenario\.json)$/.test(name))));
    expect([...numbers].filter((ruling) => !all.includes(ruling))).toEqual([]);
  });

  test('rulings are numbered from 1 on', () => {
    expect(all).toEqual(all.map((_, at) => at + 1));
  });

  test('each ruling is written down where the code follows it', () => {
    expect(missing(rulingsIn(texts((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))))).toEqual([]);
  });

  test('each ruling is shown by a scenario or a test that bears its number', () => {
    const scenarios = [...texts((name) => name.endsWith('.scenario.json')).matchAll(/"name": "(.*)",/g)];
    const tests = [...texts((name) => name.endsWith('.test.ts')).matchAll(/\b(?:test|check|checkDone)\(\s*'(.*)',/g)];
    expect(missing([...scenarios, ...tests].flatMap(([, name]) => rulingsIn(name ?? '')))).toEqual([]);
  });
});
