import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldersOf } from '@crupier/rule-coverage';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { testedGames } from '../tested-games.ts';
import { root } from '../tidy/repository.ts';
import { makeSlips, slipsIn, withSwitches } from './slips.ts';
import { switchOff, switchOn } from './switches.ts';

/** The slips of a source, each as what stands there and what would. */
function slips(text: string): readonly string[] {
  return slipsIn(text).map(({ slip, start, end, replacement }) => `${slip}: ${text.slice(start, end)} → ${replacement}`);
}

describe('a slip', () => {
  test.each<[string, string, readonly string[]]>([
    ['takes player 1 for the first player', 'ask(match.state.first)', ['firstPlayer: match.state.first → 0']],
    ['takes player 1 for the active player', 'ask(state.active)', ['firstPlayer: state.active → 0']],
    [
      'takes player 1 for a player whom a declaration reads',
      'const { first, round } = match.state;',
      ['firstPlayer: match.state → { ...match.state, first: 0 }'],
    ],
    [
      'takes another than the one that was named',
      'take(list[chosen.value])',
      ['otherOne: list[chosen.value] → lastOf(list, chosen.value)'],
    ],
    ['takes the last for the first', 'const [card, ...others] = cards;', ['otherOne: cards → turnedRound(cards)']],
    ['finds the last for the first', 'cards.find(isTough)', ['otherOne: cards.find(isTough) → cards.findLast(isTough)']],
    ['takes the first for the last', 'cards.at(-1)', ['otherOne: cards.at(-1) → cards[0]']],
    ['does with the first what is done with all', 'cards.map(pin)', ['onlyFirst: cards → firstAlone(cards)']],
    ['asks the first alone', 'cards.every(isTough)', ['onlyFirst: cards → firstAlone(cards)']],
    ['goes no further than the first', 'for (const card of cards) pin(card);', ['onlyFirst: cards → firstAlone(cards)']],
  ])('%s', (_name, text, expected) => {
    expect(slips(text)).toEqual(expected);
  });

  test.each([
    ['what is written', 'match.state.first = 1; list[at] = card; list[at]++;'],
    ['part of an optional chain', 'list?.map(pin); match.state?.active;'],
    ['a table by words', "table['first'];"],
    ['a type', 'type First = State["first"]; let first: State.state.first;'],
    ['another first one', 'locals.first; const { first } = locals;'],
  ])('is not made of %s', (_name, text) => {
    expect(slips(text)).toEqual([]);
  });
});

describe('behind switches', () => {
  const text =
    'const { first } = { first: 2 }; export const run = (lists) => lists.filter((list) => list.find((one) => one > 1)).map((list) => list[1]);';
  const places = slipsIn(text).map((place, at) => ({ ...place, id: `slip ${at}` }));
  const run = (): unknown => {
    const { outputText } = ts.transpileModule(withSwitches(text, places), { compilerOptions: { module: ts.ModuleKind.CommonJS } });
    const exports: { run?: (lists: readonly (readonly number[])[]) => unknown } = {};
    new Function('exports', outputText)(exports);
    return exports.run?.([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  };

  test('a source does what it did, and one slip at a time is made', () => {
    expect(run()).toEqual([2, 5]);
    const made = places.map(({ id }) => {
      switchOn(id, 1000);
      const result = run();
      switchOff();
      return result;
    });
    expect(made).toEqual([[2], [2], [2, 5], [3, 6]]);
    expect(run()).toEqual([2, 5]);
  });
});

test.each(Object.keys(testedGames))('the slips of %s are in its rules, each called by other words, behind switches', (id) => {
  const { mutants, sources } = makeSlips(root, [foldersOf(root, id).sources]);
  expect(mutants.length).toBeGreaterThan(100);
  expect(mutants.filter(({ file }) => !file.startsWith(`packages/games/${id}/src/rules/`))).toEqual([]);
  const called = mutants.map(({ file, within, original, replacement, nth }) => JSON.stringify([file, within, original, replacement, nth]));
  expect(new Set(called).size).toBe(mutants.length);
  for (const [url, source] of Object.entries(sources))
    expect(source.startsWith(readFileSync(fileURLToPath(url), 'utf8').slice(0, 5))).toBe(true);
});
