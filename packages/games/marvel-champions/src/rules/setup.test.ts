import { answer, cardOf, pending, type GameEvent } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { Table } from '../fixtures/table.ts';
import { marvelGame } from '../marvel-champions.ts';
import { kind } from '../state/facts.ts';

test('the player who was chosen to go first reveals the main scheme and the villain. MC-SETUP-13, MC-SETUP-14', () => {
  const table = new Table(2, {}, marvelGame(), 'whoGoesFirst');
  const told: GameEvent[] = [];
  table.match.observer = { event: (event) => told.push(event), rewound: () => undefined };
  const second = pending(table.match)?.asks[0]?.options.findIndex(({ value }) => value === 1) ?? -1;
  expect(answer(table.match, 0, [second])).toBeUndefined();
  const revealed = told.filter((event) => event.kind === kind.revealed).map(({ card, seat }) => [cardOf(card), seat]);
  expect(revealed).toEqual([
    [table.state.mainScheme, 1],
    [table.state.villain, 1],
  ]);
});
