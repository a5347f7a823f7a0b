import { diceFrom } from '@crupier/bots';
import { advance, matchOn, pending, seedFromNumber } from '@crupier/kernel/rules';
import { keyforge } from '@crupier/keyforge';
import { notLate, soakChoices, subjectOf } from '@crupier/keyforge/soak';
import { expect, test } from 'vitest';
import { describeTable, drawTable } from './draw-table.ts';
import { universeOf } from './universe.ts';

const drawn = Array.from({ length: 300 }, (_, at) => drawTable(diceFrom(`${at}`)));

test('decks of every set and every built-in deck are drawn, with and without chains, from the beginning and late, for both players', () => {
  const names = new Set(drawn.flatMap((each) => each.names));
  for (const deck of soakChoices.decks()) expect(names).toContain(deck);
  for (const set of soakChoices.sets) expect([...names].some((name) => name.endsWith(`(${set})`))).toBe(true);
  const settings = new Set(drawn.flatMap(({ table }) => Object.keys(table.settings)));
  expect(settings).toEqual(new Set(['chainBidding', 'firstChains']));
  expect(new Set(drawn.map(({ table }) => table.late === notLate))).toEqual(new Set([true, false]));
  expect(new Set(drawn.map(({ player }) => player))).toEqual(new Set(['eager', 'random']));
});

test('the same dice draw the same table', () => {
  expect(drawTable(diceFrom('7'))).toEqual(drawn[7]);
});

test('every drawn table can be dealt, and late ones are late', () => {
  for (const { table } of drawn.slice(0, 30)) {
    const { game, deal } = subjectOf(table);
    const match = matchOn(game, deal(seedFromNumber(1)));
    const { permanents, aember } = table.late;
    expect(match.state.players.map((player) => player.aember)).toEqual([aember, aember]);
    const begun = subjectOf({ ...table, late: notLate }).deal(seedFromNumber(1));
    expect(match.state.cards.filter(({ zone }, at) => zone !== begun.cards[at]?.zone).length).toBe(2 * permanents);
    advance(match);
    expect(pending(match)).toBeDefined();
  }
});

test('decks have only cards that could be played', () => {
  const played = new Set(universeOf().played);
  for (const { table } of drawn.slice(0, 20)) {
    const configured = keyforge.configure(table.decks);
    const cards = configured.ok ? keyforge.cardsOf(configured.value) : ['none'];
    expect(cards.filter((card) => !played.has(card) && card !== 'deusillus2')).toEqual([]);
  }
});

test('a table is described in one line', () => {
  const { table } = drawn[0] as (typeof drawn)[number];
  const late = { permanents: 4, isGathered: true, aember: 2 };
  const line = describeTable({ table: { ...table, settings: { firstChains: 3 }, late }, names: ['One', 'Other'], player: 'eager' });
  expect(line).toBe('eager, One against Other, firstChains 3, 4 permanents in play of one house, 2 æmber');
});
