import { describe, expect, test } from 'vitest';
import { Table } from '../fixtures/table.ts';

/** A boost card without icons, and one with two. */
const NO_BOOST = '01104';
const TWO_BOOSTS = '01099';
const MERCENARY = '01101';
const BLACK_WIDOW = '01075';

function topOf(table: Table, ...codes: readonly string[]): void {
  for (const code of codes.toReversed()) table.put(code, 'encounterDeck');
}

describe('the villain phase', () => {
  test('places threat on the main scheme: its own, one for each icon and one for each token. MC-VILLAIN-PHASE-1', () => {
    const table = new Table(2);
    const { mainScheme } = table.state;
    table.put('01109', 'villainArea', 0, { threat: 1 });
    table.mark(mainScheme, { acceleration: 2 });
    table.do("changeForm T'Challa").nextTurn();
    table.do('endTurn').until('declareDefender');
    expect(table.on(mainScheme).threat).toBe(2 + 1 + 2);
  });

  test('the villain schemes against an alter-ego with the icons of its boost card. MC-ACTIVATION-3, MC-SCHEME-ENEMY-ACTIVATION-5', () => {
    const table = new Table();
    topOf(table, TWO_BOOSTS, NO_BOOST);
    table.nextTurn();
    // One in the first step, one of Rhino and two of the boost card.
    expect(table.on(table.state.mainScheme).threat).toBe(1 + 1 + 2);
    expect(table.names('encounterDiscard')).toContain('Charge');
  });

  test('minions activate after the villain, without a boost card. MC-VILLAIN-PHASE-2, MC-ATTACK-ENEMY-ACTIVATION-6', () => {
    const table = new Table();
    table.put(MERCENARY, 'engaged');
    topOf(table, NO_BOOST, NO_BOOST);
    table.do("changeForm T'Challa", 'endTurn').until('declareDefender');
    table.do('').until('declareDefender').do('').until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(2 + 1);
  });

  test('a hero who defends is dealt less by the defense, and exhausts until the end of the next player phase. MC-DEFENSE-2', () => {
    const table = new Table();
    topOf(table, TWO_BOOSTS, NO_BOOST);
    table.do("changeForm T'Challa", 'endTurn').until('declareDefender');
    table.do('defend Black Panther').until('takeTurn');
    expect(table.on(table.identity())).toMatchObject({ damage: 2 + 2 - 2, exhausted: true });
  });

  test('a defending ally takes all of it, and nothing beyond goes to the identity. MC-ATTACK-ENEMY-ACTIVATION-17, MC-DEFEAT-2', () => {
    const table = new Table();
    table.put(BLACK_WIDOW, 'area');
    topOf(table, TWO_BOOSTS, NO_BOOST);
    table.do("changeForm T'Challa", 'endTurn').until('declareDefender');
    table.do('defend Black Widow').until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(0);
    expect([table.names('area'), table.names('discard')]).toEqual([['Black Panther'], expect.arrayContaining(['Black Widow'])]);
  });

  test.each([
    ['a stunned villain loses the card in place of the attack', { stunned: 1 }, true, 0],
    ['a confused villain attacks', { confused: 1 }, true, 2],
    ['a confused villain loses the card in place of the scheme', { confused: 1 }, false, 0],
  ])('%s. MC-STUN-7, MC-CONFUSE-7', (_what, marks, isHero, damage) => {
    const table = new Table();
    table.mark(table.state.villain, marks);
    topOf(table, NO_BOOST, NO_BOOST);
    if (isHero) table.do("changeForm T'Challa");
    table.nextTurn();
    expect(table.on(table.identity()).damage).toBe(damage);
    expect(table.on(table.state.mainScheme).threat).toBe(1);
    expect(table.on(table.state.villain)).toMatchObject({ stunned: 0, confused: isHero && 'confused' in marks ? 1 : 0 });
  });

  test('a tough hero takes no damage once, and keeps the card where the defense leaves none. MC-TOUGH-1, MC-TOUGH-3', () => {
    const table = new Table();
    table.mark(table.identity(), { tough: 1 });
    topOf(table, NO_BOOST, NO_BOOST, NO_BOOST, NO_BOOST);
    table.do("changeForm T'Challa", 'endTurn').until('declareDefender');
    table.do('defend Black Panther').until('takeTurn');
    expect(table.on(table.identity())).toMatchObject({ damage: 0, tough: 1 });
    table.nextTurn();
    expect(table.on(table.identity())).toMatchObject({ damage: 0, tough: 0 });
  });

  test.each([
    ['each player is dealt a card', 0, [], 2],
    ['and one more for each hazard icon', 0, ['01107'], 3],
    ['and more in heroic mode', 2, [], 6],
  ])('%s. MC-VILLAIN-PHASE-3, MC-HAZARD-ICON-1, MC-HEROIC-MODE-1', (_what, heroic, schemes, dealt) => {
    const table = new Table(2, { heroic });
    for (const code of schemes) table.put(code, 'villainArea', 0, { threat: 3 });
    table.leaveIn('encounterDeck', 0, Array<string>(20).fill(NO_BOOST));
    table.nextTurn().nextTurn();
    // Two of them were boost cards.
    expect(20 - table.names('encounterDeck').length).toBe(2 + dealt);
  });

  test('the first player token goes round, and the next first player takes the first turn. MC-VILLAIN-PHASE-5', () => {
    const table = new Table(3);
    expect([table.state.first, table.state.active]).toEqual([0, 0]);
    table.nextTurn().nextTurn().nextTurn();
    expect([table.state.first, table.state.active, table.state.round]).toEqual([1, 1, 2]);
  });
});

describe('the schemes', () => {
  test('the villain wins when the last main scheme is completed. MC-WIN-2, MC-MAIN-SCHEME-2', () => {
    const table = new Table();
    table.mark(table.state.mainScheme, { threat: 6 });
    table.do('endTurn').until('nothing');
    expect([table.state.ending, table.state.winners]).toEqual(['schemeCompleted', []]);
  });

  test('the next scheme takes its place with the acceleration tokens, and without threat or attachments. MC-MAIN-SCHEME-6, MC-MAIN-SCHEME-10', () => {
    const table = new Table(1, { mainScheme: ['01097a', '01116a'] });
    const { mainScheme } = table.state;
    table.mark(mainScheme, { threat: 6, acceleration: 1 });
    table.do('endTurn').until('takeTurn');
    expect(table.on(mainScheme).acceleration).toBe(1);
    expect(table.state.winners).toBeUndefined();
    expect(table.names('removed')).toContain('The Break-In!');
    expect(table.names('villainArea')).not.toContain('The Break-In!');
  });
});

describe('decks that run out', () => {
  test('the encounter deck is made anew of its discard pile, with an acceleration token. MC-ENCOUNTER-DECK-3', () => {
    const table = new Table();
    table.leaveIn('encounterDeck', 0, [NO_BOOST]);
    table.put(NO_BOOST, 'encounterDiscard');
    table.nextTurn();
    expect(table.on(table.state.mainScheme).acceleration).toBeGreaterThan(0);
    expect(table.names('encounterDeck').length + table.names('encounterDiscard').length).toBe(2);
  });

  test('whoever is still to be dealt a card is dealt it from the new deck. MC-ENCOUNTER-DECK-3, MC-DEAL-1', () => {
    const table = new Table(2);
    // Two boost cards, and one of the two that are dealt.
    table.leaveIn('encounterDeck', 0, Array<string>(3).fill(NO_BOOST));
    table.leaveIn('encounterDiscard', 0, Array<string>(6).fill(MERCENARY));
    table.nextTurn().nextTurn();
    expect(table.names('engaged', 1)).toHaveLength(1);
  });

  test('the players lose where there is nothing to make it of. MC-ENCOUNTER-DECK-5', () => {
    const table = new Table();
    table.leaveIn('encounterDeck', 0, [MERCENARY]);
    table.leaveIn('encounterDiscard', 0, []);
    table.do('endTurn').until('nothing');
    expect(table.state.ending).toBe('encounterDeckEmpty');
  });

  test('a player whose deck runs out makes a new one, draws on, and is dealt an encounter card. MC-PLAYER-DECK-3, MC-PLAYER-DECK-4', () => {
    const table = new Table();
    table.leaveIn('hand', 0, []);
    table.leaveIn('deck', 0, ['01088']);
    for (let count = 0; count < 8; count++) table.put('01089', 'discard');
    table.do('endTurn').until('takeTurn');
    expect(table.names('hand')).toHaveLength(6);
    expect(table.names('deck')).toHaveLength(3);
  });
});

describe('elimination', () => {
  test('minions engage the next player, who is first now; the others go on. MC-PLAYER-ELIMINATION-2, MC-PLAYER-ELIMINATION-3', () => {
    const table = new Table(2);
    const minion = table.put(MERCENARY, 'engaged', 0, { damage: 1, tough: 1 });
    table.mark(table.identity(), { damage: 10 });
    topOf(table, NO_BOOST, NO_BOOST, NO_BOOST, NO_BOOST, NO_BOOST);
    table.do("changeForm T'Challa", 'endTurn').do('endTurn').until('takeTurn');
    expect(table.state.players.map(({ isEliminated }) => isEliminated)).toEqual([true, false]);
    expect(table.names('engaged', 1)).toContain('Hydra Mercenary');
    expect(table.on(minion)).toMatchObject({ damage: 1, tough: 1 });
    expect([table.names('hand', 0), table.names('deck', 0), table.state.first]).toEqual([[], [], 1]);
  });

  test('the players lose when all are eliminated. MC-PLAYER-ELIMINATION-10', () => {
    const table = new Table();
    table.mark(table.identity(), { damage: 10 });
    table.do("changeForm T'Challa", 'endTurn').until('nothing');
    expect([table.state.ending, table.state.lost]).toEqual(['allEliminated', true]);
  });
});
