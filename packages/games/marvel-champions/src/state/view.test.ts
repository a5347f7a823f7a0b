import { makeView, SPECTATOR, type Viewer } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { Table } from '../fixtures/table.ts';
import { show } from './view.ts';

const MERCENARY = '01101';
const BLACK_WIDOW = '01075';
const NO_BOOST = '01104';
const BOMB_SCARE = '01109';

/** The values of a card by its code, as the first seat sees them. */
function valuesOf({ match }: Table, code: string): Readonly<Record<string, unknown>> | undefined {
  return Object.values(makeView(match, 0, show(match, 0)).cards).find(({ definition }) => definition === code)?.now;
}

test('a character in play shows its powers, and nothing for one that it lacks', () => {
  const table = new Table();
  table.put(BLACK_WIDOW, 'area', 0, { damage: 1 });
  table.put(MERCENARY, 'engaged');
  expect(valuesOf(table, BLACK_WIDOW)).toEqual({ hitPoints: 2, damage: 1, attack: 1, thwart: 2 });
  expect(valuesOf(table, MERCENARY)).toEqual({ hitPoints: 3, attack: 1, scheme: 0 });
});

test('a card that is not in play shows nothing', () => {
  const table = new Table();
  table.put(BLACK_WIDOW, 'discard');
  expect(valuesOf(table, BLACK_WIDOW)).toEqual({});
});

test('the main scheme shows what the villain phase will place on it. MC-VILLAIN-PHASE-1', () => {
  const table = new Table();
  expect(valuesOf(table, '01097b')).toMatchObject({ threatPerRound: 1 });
  table.put(BOMB_SCARE, 'villainArea', 0, { threat: 1 });
  table.mark(table.state.mainScheme, { acceleration: 1 });
  expect(valuesOf(table, '01097b')).toMatchObject({ threatPerRound: 3, acceleration: 1 });
});

test('while an enemy attacks, it is shown with its boost card, and who is attacked or defends. MC-ATTACK-ENEMY-ACTIVATION-4', () => {
  const table = new Table();
  table.put(BLACK_WIDOW, 'area');
  table.put(MERCENARY, 'engaged');
  table.leaveIn('encounterDeck', 0, [NO_BOOST, NO_BOOST, NO_BOOST]);
  const seen = (code: string): readonly string[] =>
    Object.keys(valuesOf(table, code) ?? {}).filter((name) => ['attacks', 'attacked', 'defends', 'boosts'].includes(name));
  expect(seen('01094')).toEqual([]);
  table.do("changeForm T'Challa", 'endTurn').until('declareDefender');
  expect(['01094', '01040a', BLACK_WIDOW].map(seen)).toEqual([['attacks', 'boosts'], ['attacked'], []]);
  table.do('');
  expect(['01094', MERCENARY, '01040a'].map(seen)).toEqual([[], ['attacks'], ['attacked']]);
  const { locals } = table.state.frames.at(-1) ?? {};
  const [attack] = (locals as { attacks: readonly object[] }).attacks;
  Object.assign(attack ?? {}, { isDefended: true });
  expect(seen('01040a')).toEqual(['defends']);
});

test('while an enemy attacks, its boost cards add what lies faceup, and may add what lies facedown; a defense comes off. MC-BOOST-ICON-2, MC-ATTACK-ENEMY-ACTIVATION-15', () => {
  const table = new Table();
  const [noBoost, two] = [NO_BOOST, '01099'];
  table.leaveIn('encounterDiscard', 0, []);
  table.leaveIn('encounterDeck', 0, [noBoost, noBoost, noBoost, noBoost, two]);
  const figures = (code: string): readonly unknown[] =>
    ['boosts', 'boost', 'boostLeast', 'boostMost', 'reduced'].map((name) => valuesOf(table, code)?.[name]);
  table.do("changeForm T'Challa", 'endTurn').until('declareDefender');
  expect(figures('01094')).toEqual([1, undefined, 0, 2, undefined]);
  table.do('defend Black Panther');
  expect(valuesOf(table, '01094')?.['boosts']).toBeUndefined();
});

test('everybody sees the hands of those who play together, and nobody sees their decks. MC-PLAYER-DISCUSSION-1', () => {
  const table = new Table(2);
  table.leaveIn('hand', 0, [BLACK_WIDOW]);
  const seenBy = (viewer: Viewer, name: string): readonly (string | undefined)[] => {
    const { zones, cards } = makeView(table.match, viewer, show(table.match, viewer));
    const zone = zones.find((each) => each.kind === name && each.seat === 0);
    return (zone?.cards ?? []).map((handle) => cards[handle]?.definition);
  };
  expect([0, 1, SPECTATOR].map((viewer) => seenBy(viewer, 'hand'))).toEqual([[BLACK_WIDOW], [BLACK_WIDOW], [BLACK_WIDOW]]);
  expect([0, 1, SPECTATOR].map((viewer) => seenBy(viewer, 'deck'))).toEqual([[], [], []]);
});

test('a match has cards, decks, discard piles, hands, dials, players and tokens. MC-GAME-ELEMENT-1', () => {
  const { match, state } = new Table(2);
  const names = makeView(match, 0, show(match, 0)).zones.map(({ kind }) => kind);
  for (const name of ['deck', 'discard', 'hand', 'encounterDeck', 'encounterDiscard', 'villainDeck', 'schemeDeck'])
    expect(names).toContain(name);
  expect(state.players).toHaveLength(2);
  expect(Object.keys(state.cards[state.villain] ?? {})).toEqual(
    expect.arrayContaining(['damage', 'threat', 'counters', 'acceleration', 'stunned', 'confused', 'tough']),
  );
});
