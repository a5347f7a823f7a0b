import { expect, test } from 'vitest';
import { soakGame } from '@crupier/marvel-champions/soak';
import { testSoakedGame } from '../soaked-contract.ts';
import { playGame, walkTable } from './play-game.ts';
import { universeOf } from './universe.ts';

const { played, counts } = testSoakedGame({
  playGame,
  walkTable,
  universe: () => universeOf(soakGame()),
  games: 16,
  walked: 16,
  named: ['played', 'revealed', 'boosted', 'resolved', 'facts', 'endings'],
  isCounted: (section, name) => section === 'facts' || section === 'endings' || /^01\d/u.test(name),
});

test('games begin at tables, which come to their end, and at positions of scenarios', () => {
  const [positions, tables] = [true, false].map((is) => played.filter(({ table }) => table.includes('position of') === is).length);
  expect(positions).toBeGreaterThan(2);
  expect(tables).toBeGreaterThan(2);
  expect(Object.values(counts.endings).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(tables ?? 0);
});
