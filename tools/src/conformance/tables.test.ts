import { expect, test } from 'vitest';
import { testedGames } from '../tested-games.ts';
import { wrongTable, type Table } from './tables.ts';

test.each<readonly [string, Table, RegExp | undefined]>([
  ['keyforge', { seats: 2, teams: 2 }, undefined],
  ['keyforge', { seats: 3, teams: 3 }, /--seats: expected 2, and got 3/],
  ['inferno', { seats: 6, teams: 3 }, undefined],
  ['inferno', { seats: 7, teams: 7 }, /--seats: expected 2 to 6/],
  ['inferno', { seats: 4, teams: 1 }, /--teams: expected 2 to 4/],
  ['inferno', { seats: 4, teams: 5 }, /--teams: expected 2 to 4/],
  ['marvel-champions', { seats: 1, teams: 1 }, undefined],
  ['marvel-champions', { seats: 5, teams: 5 }, /--seats: expected 1 to 4/],
])('%s at the table %j', async (id, table, wrong) => {
  const game = await testedGames[id]?.();
  const said = game && wrongTable(game.playable, table);
  if (wrong === undefined) expect([game === undefined, said]).toEqual([false, undefined]);
  else expect(said).toMatch(wrong);
});

test('a table of teams can be played, since companions sit apart', async () => {
  const inferno = await testedGames['inferno']?.();
  const walked = inferno?.at({ seats: 4, teams: 2 });
  expect(() => walked?.walk({ seed: 1, limit: 3, swapEvery: 0 })).toThrow('not over after 3 decisions');
});
