import { describe, expect, test } from 'vitest';
import { Table } from '../fixtures/table.ts';

const MERCENARY = '01101';
const MOCKINGBIRD = '01083';
const LUKE_CAGE = '01076';
const ENERGY = '01088';
const NO_BOOST = '01104';

/** A player in hero form at the table, with an empty hand. */
function hero(players = 1, changes = {}): Table {
  const table = new Table(players, changes);
  table.leaveIn('hand', 0, []);
  return table.do("changeForm T'Challa");
}

describe('forms', () => {
  test('a player may change form once a round, in which everything stays on the identity. MC-FORM-2, MC-FORM-3', () => {
    const table = new Table();
    table.mark(table.identity(), { damage: 3, tough: 1 });
    expect(table.offers()).toContain("changeForm T'Challa");
    table.do("changeForm T'Challa");
    expect(table.offers().filter((offer) => offer.startsWith('changeForm'))).toEqual([]);
    expect(table.on(table.identity())).toMatchObject({ damage: 3, tough: 1 });
    table.nextTurn();
    expect(table.offers()).toContain('changeForm Black Panther');
  });
});

describe('basic powers', () => {
  test('a hero attacks and thwarts, an alter-ego recovers, each by exhausting. MC-PLAYER-TURN-4', () => {
    const table = hero();
    table.mark(table.state.mainScheme, { threat: 3 });
    expect(table.offers()).toEqual(['attack Black Panther', 'thwart Black Panther', 'endTurn']);
    table.do('thwart Black Panther', 'thwart The Break-In!');
    expect(table.on(table.state.mainScheme).threat).toBe(1);
    expect(table.offers()).toEqual(['endTurn']);
  });

  test('there is nothing to recover without damage, and no more is healed than there is. MC-RECOVER-2, MC-HEAL-1', () => {
    const table = new Table();
    table.leaveIn('hand', 0, []);
    expect(table.offers()).not.toContain("recover T'Challa");
    table.mark(table.identity(), { damage: 2 });
    table.do("recover T'Challa");
    expect(table.on(table.identity())).toMatchObject({ damage: 0, exhausted: true });
  });

  test('a scheme without threat cannot be thwarted, nor the main scheme in a crisis. MC-THWART-2, MC-CRISIS-ICON-1', () => {
    const table = hero();
    expect(table.offers()).not.toContain('thwart Black Panther');
    table.mark(table.state.mainScheme, { threat: 3 });
    table.put('01108', 'villainArea', 0, { threat: 2 });
    table.do('thwart Black Panther');
    expect(table.offers()).toEqual(['thwart Crowd Control']);
    table.do('thwart Crowd Control');
    expect([table.names('villainArea'), table.names('encounterDiscard')]).toEqual([['Rhino', 'The Break-In!'], ['Crowd Control']]);
  });

  test('a guard keeps its player from the villain. MC-GUARD-1', () => {
    const table = hero(2);
    table.put(MERCENARY, 'engaged', 0);
    table.do('attack Black Panther');
    expect(table.offers()).toEqual(['attack Hydra Mercenary']);
  });

  test('an ally takes consequential damage after what it does, by which it may be defeated. MC-CONSEQUENTIAL-DAMAGE-1, MC-CONSEQUENTIAL-DAMAGE-2', () => {
    const table = hero();
    const ally = table.put(MOCKINGBIRD, 'area', 0, { damage: 1 });
    table.do('attack Mockingbird', 'attack Rhino');
    expect([table.on(table.state.villain).damage, table.on(ally).damage]).toEqual([1, 2]);
    table.nextTurn();
    table.mark(table.state.mainScheme, { threat: 3 });
    table.do('thwart Mockingbird', 'thwart The Break-In!');
    expect(table.names('discard')).toContain('Mockingbird');
  });

  test.each([
    ['stunned', 'attack', 'damage'],
    ['confused', 'thwart', 'threat'],
  ] as const)(
    'a %s ally loses the card in place of its %s, and takes no damage. MC-STUN-5, MC-CONFUSE-5, MC-ALLY-5',
    (status, verb, kind) => {
      const table = hero();
      table.mark(table.state.mainScheme, { threat: 3 });
      const ally = table.put(MOCKINGBIRD, 'area', 0, { [status]: 1 });
      table.do(`${verb} Mockingbird`);
      expect(table.on(ally)).toMatchObject({ [status]: 0, exhausted: true, damage: 0 });
      expect(table.on(kind === 'damage' ? table.state.villain : table.state.mainScheme)[kind]).toBe(kind === 'damage' ? 0 : 3);
      expect(table.purpose).toBe('takeTurn');
    },
  );

  test('a confused hero may try to thwart where nothing can be thwarted. MC-CONFUSE-6', () => {
    const table = hero();
    table.mark(table.identity(), { confused: 1 });
    table.do('thwart Black Panther');
    expect(table.on(table.identity())).toMatchObject({ confused: 0, exhausted: true });
  });

  test('a character with retaliate deals damage to whoever has attacked it, if it is still there. MC-RETALIATE-1, MC-RETALIATE-2', () => {
    const table = hero();
    table.put('01172', 'engaged', 0);
    table.do('attack Black Panther', 'attack Whiplash');
    expect(table.on(table.identity()).damage).toBe(1);
    const other = hero();
    other.put('01172', 'engaged', 0, { damage: 3 });
    other.do('attack Black Panther', 'attack Whiplash');
    expect([other.on(other.identity()).damage, other.names('engaged')]).toEqual([0, []]);
  });
});

describe('the villain’s stages', () => {
  test('the next stage begins whole, with what is attached and the statuses. MC-VILLAIN-DEFEAT-2, MC-VILLAIN-DEFEAT-5, MC-VILLAIN-DEFEAT-7', () => {
    const table = hero();
    table.mark(table.state.villain, { damage: 13, confused: 1 });
    table.do('attack Black Panther', 'attack Rhino');
    expect(table.on(table.state.villain)).toMatchObject({ damage: 0, confused: 1 });
    expect([table.names('removed'), table.state.winners]).toEqual([expect.arrayContaining(['Rhino']), undefined]);
  });

  test('the players win when the last stage is defeated. MC-WIN-1, MC-VILLAIN-DEFEAT-3', () => {
    const table = hero(2, { villain: ['01094'] });
    table.mark(table.state.villain, { damage: 26 });
    table.do('attack Black Panther', 'attack Rhino');
    expect([table.state.ending, table.state.winners, table.state.lost]).toEqual(['villainDefeated', [0, 1], false]);
  });
});

describe('playing cards', () => {
  test('a card is paid for with cards of the hand, of any type; what is left over is lost. MC-RESOURCE-1, MC-RESOURCE-3, MC-RESOURCE-5', () => {
    const table = hero();
    table.leaveIn('hand', 0, [ENERGY, ENERGY, MOCKINGBIRD]);
    table.do('play Mockingbird');
    expect(table.purpose).toBe('payForCard');
    expect(() => table.do('spend Energy')).toThrow('refused');
    table.do('spend Energy, spend Energy');
    expect([table.names('area'), table.names('hand')]).toEqual([['Black Panther', 'Mockingbird'], []]);
    expect(table.names('discard').filter((name) => name === 'Energy')).toHaveLength(2);
  });

  test('what cannot be paid for is not offered, nor an event in a turn. MC-INITIATE-ABILITIES-3, MC-PLAYER-TURN-3', () => {
    const table = hero();
    table.leaveIn('hand', 0, [ENERGY, MOCKINGBIRD, '01085']);
    expect(table.offers().filter((offer) => offer.startsWith('play'))).toEqual(['play Mockingbird']);
    table.leaveIn('hand', 0, [MOCKINGBIRD, '01085']);
    expect(table.offers().filter((offer) => offer.startsWith('play'))).toEqual([]);
  });

  test('a unique card cannot be played beside one that matches it. MC-UNIQUE-1, MC-UNIQUE-7', () => {
    const table = hero();
    table.put(MOCKINGBIRD, 'area');
    table.leaveIn('hand', 0, [ENERGY, ENERGY, MOCKINGBIRD, '01089']);
    expect(table.offers()).not.toContain('play Mockingbird');
  });

  test('with a fourth ally the player discards one. MC-ALLY-LIMIT-1, MC-ALLY-LIMIT-2', () => {
    const table = hero();
    for (const code of ['01075', LUKE_CAGE, '01084']) table.put(code, 'area');
    table.leaveIn('hand', 0, [ENERGY, ENERGY, MOCKINGBIRD]);
    table.do('play Mockingbird', 'spend Energy, spend Energy');
    expect([table.purpose, table.offers()]).toEqual([
      'allyLimit',
      ['discard Black Widow', 'discard Luke Cage', 'discard Nick Fury', 'discard Mockingbird'],
    ]);
    table.do('discard Luke Cage');
    expect(table.names('area')).toEqual(['Black Panther', 'Black Widow', 'Nick Fury', 'Mockingbird']);
  });
});

describe('the end of the player phase', () => {
  test('players discard down to the hand size, draw up to it and ready their cards. MC-END-OF-PLAYER-PHASE-1 to MC-END-OF-PLAYER-PHASE-3', () => {
    const table = hero();
    table.leaveIn('hand', 0, Array<string>(7).fill(ENERGY));
    table.leaveIn('encounterDeck', 0, Array<string>(9).fill(NO_BOOST));
    table.do('attack Black Panther', 'attack Rhino', 'endTurn');
    expect(table.purpose).toBe('discardAtEnd');
    expect(() => table.do('discard Energy')).toThrow('refused');
    table.do('discard Energy, discard Energy, discard Energy').until('declareDefender');
    expect(table.names('hand')).toHaveLength(5);
    expect(table.on(table.identity()).exhausted).toBe(false);
  });
});
