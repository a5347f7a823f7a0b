import { expect, test } from 'vitest';
import { program } from '../match/make-program.ts';
import { frameOf } from '../match/stack.ts';
import { writable, type Program } from '../match/match.ts';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import { tinyTable, type TinyTable } from '../testing/tiny-game/table.ts';
import { park, unpark } from './parking.ts';

const nothing = (name: string): Program<Tiny, object> => program<Tiny, object>(name, [{ name, rule: 'T-1', do: () => undefined }]);
const [holder, inner, outer, absent] = ['holder', 'inner', 'outer', 'absent'].map(nothing) as [
  Program<Tiny, object>,
  Program<Tiny, object>,
  Program<Tiny, object>,
  Program<Tiny, object>,
];

/** A table on whose stack some programs run, the outermost first. */
function running(...programs: readonly Program<Tiny, object>[]): TinyTable {
  const table = tinyTable([], { programs: [holder, inner, outer, absent] });
  const { frames } = writable(table.match);
  frames.splice(0, frames.length, ...programs.map((each, seat) => frameOf(each, {}, { seat })));
  return table;
}

function stackOf({ match }: TinyTable): readonly (string | undefined)[] {
  return match.state.frames.map((frame) => match.game.programs[frame.program]?.name);
}

test('what runs above the innermost frame of a program waits, and goes on where it stood', () => {
  const table = running(holder, outer, holder, inner, outer);
  park(table.match, holder, 1);
  expect(stackOf(table)).toEqual(['holder', 'outer', 'holder']);
  expect(unpark(table.match, 1)).toBe(true);
  expect(stackOf(table)).toEqual(['holder', 'outer', 'holder', 'inner', 'outer']);
  expect(table.match.state.parked).toEqual([]);
});

test('what waits under one key longest goes on first, and what waits under another waits on', () => {
  const table = running(holder, inner);
  park(table.match, holder, 1);
  for (const [waiting, key] of [
    [outer, 2],
    [outer, 1],
  ] as const) {
    writable(table.match).frames.push(frameOf(waiting, {}));
    park(table.match, holder, key);
  }
  expect([unpark(table.match, 3), unpark(table.match, 2), stackOf(table)]).toEqual([false, true, ['holder', 'outer']]);
  expect([unpark(table.match, 1), stackOf(table)]).toEqual([true, ['holder', 'outer', 'inner']]);
  expect([unpark(table.match, 1), stackOf(table), unpark(table.match, 1)]).toEqual([true, ['holder', 'outer', 'inner', 'outer'], false]);
});

test('only what runs above a program can wait for it', () => {
  expect(() => park(running(holder).match, holder, 1)).toThrow('Something runs above holder.');
  expect(() => park(running(holder, inner).match, absent, 1)).toThrow('Something runs above absent.');
  expect(() => park(running(holder, inner).match, inner, 1)).toThrow('Something runs above inner.');
});
