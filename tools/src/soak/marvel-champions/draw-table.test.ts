import { diceFrom } from '@crupier/bots';
import { advance, seedFromNumber } from '@crupier/kernel/rules';
import { dealTable, notLate, soakChoices, type SoakTable } from '@crupier/marvel-champions/soak';
import { expect, test } from 'vitest';
import { drawTable } from './draw-table.ts';

const drawn = Array.from({ length: 400 }, (_, at) => drawTable(diceFrom(`${at}`)));

/** All that was drawn of something. */
function all<T>(of: (table: SoakTable) => readonly T[]): ReadonlySet<T> {
  return new Set(drawn.flatMap(({ table }) => of(table)));
}

test('every hero, scenario, modular set, difficulty, number of players and way of playing is drawn', () => {
  expect([...all(({ decks }) => decks)].toSorted()).toEqual([...soakChoices.decks]);
  expect([...all(({ scenario }) => [scenario])].toSorted()).toEqual([...soakChoices.scenarios].toSorted());
  expect([...all(({ modular }) => modular)].toSorted()).toEqual([...soakChoices.modulars].toSorted());
  expect(all(({ difficulty }) => [difficulty]).size).toBe(soakChoices.difficulties.length);
  expect([...all(({ decks }) => [decks.length])].toSorted()).toEqual([1, 2, 3, 4]);
  expect([...all(({ heroic }) => [heroic])].toSorted()).toEqual([0, 1, 2]);
  expect([...all(({ skirmish }) => [skirmish])].toSorted()).toEqual([0, 1, 2, 3]);
  expect(new Set(drawn.map(({ player }) => player))).toEqual(new Set(['eager', 'random']));
  expect(all(({ late }) => [late === notLate])).toEqual(new Set([true, false]));
});

test('some tables have the core set alone, some cards beyond it, and some are of a campaign, from its first scenario to its last', () => {
  const { identities, players, encounters } = soakChoices.beyondCards();
  const core = drawn.filter(({ table }) => table.encounter.length === 0 && table.campaign === undefined);
  expect(core.length).toBeGreaterThan(drawn.length / 2);
  for (const { table } of core) for (const card of table.besides) expect(card.startsWith('01')).toBe(true);
  expect([...all((table) => table.identities.filter((each) => each !== undefined))].toSorted()).toEqual(identities.toSorted());
  const besides = all(({ besides: cards }) => cards);
  expect(players.filter((card) => !besides.has(card))).toEqual([]);
  expect([...all(({ encounter }) => encounter)].toSorted()).toEqual(encounters.toSorted());
  expect(all(({ campaign }) => (campaign === undefined ? [] : [`${campaign.level} ${campaign.played.length}`])).size).toBe(4);
});

test('the same dice draw the same table, and nobody plays the same hero twice', () => {
  expect(drawTable(diceFrom('7'))).toEqual(drawn[7]);
  for (const { table } of drawn) expect(new Set(table.decks).size).toBe(table.decks.length);
});

test('every drawn table can be dealt, and late ones are late', () => {
  for (const { table } of drawn.slice(0, 60)) {
    const match = dealTable(table, seedFromNumber(1));
    const { villain, mainScheme, cards, players } = match.state;
    const { villainLeft, heroesLeft, isSchemeNear } = table.late;
    expect((cards[villain]?.damage ?? 0) > 0).toBe(villainLeft > 0);
    for (const { identity } of players) expect((cards[identity]?.damage ?? 0) > 0).toBe(heroesLeft > 0);
    expect((cards[mainScheme]?.threat ?? 0) > 0).toBe(isSchemeNear);
    advance(match);
    expect(match.state.pending).toBeDefined();
  }
});
