import { describe, expect, test } from 'vitest';
import { nearestName } from './nearest.ts';
import { parseArguments } from './parse-arguments.ts';
import type { CommandSpec } from './spec.ts';

const about = { en: '', es: '' };
const spec = {
  name: 'try it',
  about,
  words: [
    { name: 'FILE', needed: true, about },
    { name: 'REST', needed: false, rest: true, about },
  ],
  options: {
    fast: { kind: 'flag', about },
    seed: { kind: 'text', value: 'SEED', about },
    deck: { kind: 'texts', value: 'DECK', about },
    games: { kind: 'whole', value: 'N', min: 1, max: 10, initial: 5, about },
    bot: { kind: 'choice', of: ['random', 'greedy'], initial: 'random', about },
  },
  examples: [],
} as const satisfies CommandSpec;

function problemsOf(...given: readonly string[]): readonly string[] {
  const parsed = parseArguments(spec, given);
  return parsed.ok ? [] : parsed.problems.map(({ code, at }) => `${code} ${at}`);
}

describe('arguments', () => {
  test('are read by their spec, in any order, with = or a space', () => {
    const parsed = parseArguments(spec, ['--seed=a=b', 'f.txt', '--deck', 'A, B', '--fast', 'and', '--deck=C', '--games', '10', 'more']);
    expect(parsed).toEqual({
      ok: true,
      value: {
        words: ['f.txt', 'and more'],
        options: { fast: true, seed: 'a=b', deck: ['A, B', 'C'], games: 10, bot: 'random', json: false, lang: undefined, help: false },
      },
    });
  });

  test.each([
    ['a lone dash is a word', ['-'], ['-', '']],
    ['a negative number is a word', ['-5'], ['-5', '']],
    ['after -- everything is a word', ['--', '--fast', 'x'], ['--fast', 'x']],
  ])('%s', (_, given, words) => {
    expect(parseArguments(spec, given)).toMatchObject({ ok: true, value: { words } });
  });

  test.each([
    [['f', '--gmaes', '3'], ['cli.unknownOption --gmaes']],
    [['f', '--zzzzzzzz'], ['cli.strangeOption --zzzzzzzz']],
    [['f', '-seed', '3'], ['cli.unknownOption -seed']],
    [['f', '--__proto__', 'x'], ['cli.strangeOption --__proto__']],
    [['f', '--games'], ['cli.missingValue --games']],
    [['f', '--seed', '--fast'], ['cli.missingValue --seed']],
    [['f', '--fast=yes'], ['cli.unexpectedValue --fast']],
    [['f', '--seed', '1', '--seed', '2'], ['cli.repeatedOption --seed']],
    [['f', '--games', '0'], ['cli.notWhole --games']],
    [['f', '--games', '11'], ['cli.notWhole --games']],
    [['f', '--games', '1e1'], ['cli.notWhole --games']],
    [['f', '--games='], ['cli.notWhole --games']],
    [['f', '--bot', 'clever'], ['cli.notChoice --bot']],
    [[], ['cli.missingWord FILE']],
    [['  '], ['cli.missingWord FILE']],
    [
      ['--games', 'x', '--bot', 'y'],
      ['cli.notWhole --games', 'cli.notChoice --bot', 'cli.missingWord FILE'],
    ],
  ])('%j is refused with %j', (given, problems) => {
    expect(problemsOf(...given)).toEqual(problems);
  });

  test.each([[['f', '--games', '1']], [['f', '--games', '10']], [['--help']]])('%j is taken', (given) => {
    expect(problemsOf(...given)).toEqual([]);
  });

  test('a word too many is refused where the last word does not take the rest', () => {
    const parsed = parseArguments({ ...spec, words: [{ name: 'FILE', needed: true, about }] }, ['a', 'b', 'c']);
    expect(parsed).toMatchObject({ ok: false, problems: [{ code: 'cli.tooManyWords', at: 'b' }] });
  });
});

describe('the nearest name', () => {
  test.each([
    ['gmaes', 'games'],
    ['simulte', 'simulate'],
    ['SEED', 'seed'],
    ['se', 'seed'],
    ['qqqqq', undefined],
    ['', undefined],
  ])('to %j is %j', (given, nearest) => {
    expect(nearestName(given, ['games', 'seed', 'simulate'])).toBe(nearest);
  });
});
