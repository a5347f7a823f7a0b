import type { Decision, Option } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { testedGames } from '../tested-games.ts';
import { everyAnswer } from './answers.ts';
import { checkEntry, countEntry, sayFault } from './check.ts';
import { formatPerft, parsePerft, type PerftEntry } from './perft-file.ts';

const game = await testedGames['keyforge']?.();
if (game === undefined) throw new Error('There is no KeyForge.');
const { count } = game;

/** A question of one seat with options of these values. */
function asking(kind: Decision['kind'], values: readonly number[], { min = 1, max = 1, price = 0 } = {}): Decision {
  const options: Option[] = values.map((value, at) => ({ verb: 'choose', card: at + 1, value }));
  const ask = { seat: 0, min, max, price, forced: false, options, answered: undefined };
  return { id: 1, kind, source: 0, purpose: 'test', rule: 'TEST-1', until: 'one', asks: [ask] };
}

describe('every answer', () => {
  test.each([
    ['one of three', asking('target', [0, 0, 0]), [[0], [1], [2]]],
    ['up to two of three', asking('target', [0, 0, 0], { min: 0, max: 2 }), [[0, 1], [0, 2], [0], [1, 2], [1], [2], []]],
    [
      'an order of three',
      asking('arrange', [0, 0, 0], { min: 3, max: 3 }),
      [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ],
    ],
    ['a price of three', asking('pay', [1, 2, 3], { min: 1, max: 3, price: 3 }), [[0, 1, 2], [0, 1], [0, 2], [1, 2], [2]]],
    [
      'two points for two, of whom one takes one',
      asking('divide', [1, 2], { min: 2, max: 2 }),
      [
        [0, 1],
        [1, 1],
      ],
    ],
  ])('%s', (_what, decision, expected) => {
    expect(everyAnswer(decision).map(({ chosen }) => chosen)).toEqual(expected);
  });

  test('of several seats, each may be the first', () => {
    const [ask] = asking('defend', [0], { min: 0 }).asks;
    if (ask === undefined) throw new Error('There is no ask.');
    const asks = [ask, { ...ask, seat: 1 }];
    const open = { ...asking('defend', []), asks };
    expect(everyAnswer(open).map(({ seat }) => seat)).toEqual([0, 0, 1, 1]);
    expect(everyAnswer({ ...open, until: 'all' }).map(({ seat }) => seat)).toEqual([0, 0]);
  });
});

const entry: PerftEntry = {
  name: 'Copies in hand',
  why: 'Copies are one choice.',
  seed: 1,
  lines: ['house mars', 'active 1', '1 hand 3 x Zorg; Grommid'],
  counts: [],
};

describe('counting', () => {
  test('merges copies in hand, each of which is played or discarded', () => {
    // Raw: four plays, four discards, the end of the turn. Merged: the copies are one.
    expect(countEntry(entry, [], count, { raw: 100, depth: 1 }).counts).toEqual([{ raw: 9, merged: 5 }]);
  });

  test('does not merge creatures at different places of a battleline', () => {
    const line = { ...entry, lines: ['house mars', 'active 1', '1 line Grommid; Grommid'] };
    expect(countEntry(line, [], count, { raw: 100, depth: 1 }).counts).toEqual([{ raw: 3, merged: 3 }]);
  });

  test('a match that is over has no answers', () => {
    const last = { ...entry, lines: ['active 1', 'step forge', '1 aember 6', '1 keys red blue'] };
    expect(countEntry(last, [], count, { raw: 100, depth: 4 }).counts).toEqual([
      { raw: 1, merged: 1 },
      { raw: 0, merged: 0 },
    ]);
  });

  test('a number that changed is told with both numbers and the position', () => {
    const wrong = { ...entry, counts: [{ raw: 9, merged: 4 }] };
    const fault = checkEntry(wrong, [], count, 100);
    expect(fault && sayFault(fault)).toBe('“Copies in hand”, depth 1: the file says 9 raw, 4 merged; the rules say 9 raw, 5 merged');
    expect(checkEntry({ ...entry, counts: [{ raw: 9, merged: 5 }] }, [], count, 100)).toBeUndefined();
  });

  test('a position that cannot be built is a fault', () => {
    const fault = checkEntry({ ...entry, lines: ['1 hand No Such Card'], counts: [{ raw: 1, merged: 1 }] }, [], count, 100);
    expect(fault?.why).toContain('position.unknownCard');
  });
});

test('a file is written as it is read', () => {
  const text = [
    '# About.',
    '',
    formatPerft({ path: '', head: [], entries: [{ ...entry, seed: 7, counts: [{ raw: 9, merged: 5 }] }] }),
  ].join('\n');
  expect(formatPerft(parsePerft('a.perft', text))).toBe(text);
  expect(() => parsePerft('a.perft', `${text}\n  what is this`)).toThrow('a.perft, line 11: “what is this” is not understood.');
  expect(() => parsePerft('a.perft', 'position A\n  depth 2: 1 raw, 1 merged')).toThrow('line 2');
});
