import { diceFrom } from '@crupier/bots';
import { inferno } from '@crupier/inferno';
import { notLate, soakCards, soakDecks, soakDemons, subjectOf } from '@crupier/inferno/soak';
import { advance, matchOn, pending, seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { describeTable, drawTable } from './draw-table.ts';

const drawn = Array.from({ length: 300 }, (_, at) => drawTable(diceFrom(`${at}`)));

test('every demon and built-in deck is drawn, for two players and more, in teams, from the beginning and late, for both players', () => {
  const names = new Set(drawn.flatMap((each) => each.names));
  for (const name of [...soakDecks(), ...soakDemons.map((demon) => demon.name.en)]) expect(names).toContain(name);
  expect(new Set(drawn.map(({ table }) => table.decks.length))).toEqual(new Set([2, 3, 4]));
  expect(new Set(drawn.map(({ table }) => table.teams?.length))).toEqual(new Set([undefined, 4]));
  expect(new Set(drawn.map(({ table }) => table.late === notLate))).toEqual(new Set([true, false]));
  expect(new Set(drawn.map(({ player }) => player))).toEqual(new Set(['eager', 'random']));
});

test('the same dice draw the same table', () => {
  expect(drawTable(diceFrom('7'))).toEqual(drawn[7]);
});

test('drawn decks have every card that can be played, and those alone', () => {
  const found = new Set(
    drawn.flatMap(({ table }) => {
      const configured = inferno.configure(table.decks);
      return configured.ok ? inferno.cardsOf(configured.value) : ['none'];
    }),
  );
  expect([...found].toSorted()).toEqual(soakCards().toSorted());
});

test('every drawn table can be dealt, and late ones are late', () => {
  for (const { table } of drawn.slice(0, 30)) {
    const { game, deal } = subjectOf(table);
    const match = matchOn(game, deal(seedFromNumber(1)));
    const begun = subjectOf({ ...table, late: notLate }).deal(seedFromNumber(1));
    const { objects, resources, infierno } = table.late;
    const moved = match.state.cards.filter(({ zone }, at) => zone !== begun.cards[at]?.zone);
    expect(moved.length).toBe(table.decks.length * (objects + resources + infierno));
    advance(match);
    expect(pending(match)).toBeDefined();
  }
});

test('a table is described in one line', () => {
  const late = { objects: 4, resources: 2, infierno: 1 };
  expect(describeTable({ table: { decks: [], teams: [0, 1, 0, 1], late }, names: ['One', 'Other'], player: 'eager' })).toBe(
    'eager, One against Other, in teams, 4 objects in play, 2 resources, 1 cards in each Infierno',
  );
});
