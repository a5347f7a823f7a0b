import type { GameEvent } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { marvelGame } from '../marvel-champions.ts';
import { CoreTable, NO_BOOST } from '../fixtures/scenario-table.ts';
import { Table } from '../fixtures/table.ts';
import { kind } from '../state/facts.ts';
import { attackMarks } from './player-attack.ts';

test('who strikes back has been damaged all the same: what follows the attack reads the attack. MC-RETALIATE-1', () => {
  // Stampede stuns whom the villain attacks and damages; Black Panther has retaliate 1.
  const table = new Table(1, {}, marvelGame()).do("changeForm T'Challa");
  table.mark(table.state.villain, { stunned: 1 });
  for (const code of ['01104', '01106']) table.put(code, 'encounterDeck');
  table.do('endTurn').until('takeTurn');
  expect(table.on(table.identity())).toMatchObject({ damage: 2, stunned: 1 });
  expect(table.on(table.state.villain)).toMatchObject({ damage: 1 });
});

test('of several heroes’ allies that an attack defeats, each is told as defeated by it. MC-FAQ-23', () => {
  // Whirlwind attacks each hero.
  const table = new CoreTable(['Spider-Man', 'Captain Marvel']);
  table.leaveIn('encounterDeck', 0, Array<string>(12).fill(NO_BOOST));
  table.do('changeForm Peter Parker', 'endTurn', 'changeForm Carol Danvers');
  table.put('01075', 'area', 0, { damage: 1 });
  table.put('01076', 'area', 1, { damage: 4 });
  table.activate(table.put('01130', 'engaged', 0), 'attack', 0).until('declareDefender');
  const told: GameEvent[] = [];
  table.match.observer = { event: (event) => told.push(event), rewound: () => undefined };
  table.do('defend Black Widow').until('declareDefender').do('defend Luke Cage').until('takeTurn');
  const attacked = told.filter((event) => event.kind === kind.enemyAttacked);
  expect(attacked.map(({ seat, value }) => [seat, value & attackMarks.defeated])).toEqual([
    [0, attackMarks.defeated],
    [1, attackMarks.defeated],
  ]);
});
