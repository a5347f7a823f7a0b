import { expect, test } from 'vitest';
import { marvelGame } from '../marvel-champions.ts';
import { Table } from '../fixtures/table.ts';

test('who strikes back has been damaged all the same: what follows the attack reads the attack. MC-RETALIATE-1', () => {
  // Stampede stuns whom the villain attacks and damages; Black Panther has retaliate 1.
  const table = new Table(1, {}, marvelGame()).do("changeForm T'Challa");
  table.mark(table.state.villain, { stunned: 1 });
  for (const code of ['01104', '01106']) table.put(code, 'encounterDeck');
  table.do('endTurn').until('takeTurn');
  expect(table.on(table.identity())).toMatchObject({ damage: 2, stunned: 1 });
  expect(table.on(table.state.villain)).toMatchObject({ damage: 1 });
});
