import { describe, expect, test } from 'vitest';
import { coreTable, heroTable, toHand } from '../../fixtures/core-table.ts';
import type { Table } from '../../fixtures/table.ts';

const ENERGY = '01088';
const GENIUS = '01089';
const VIBRANIUM = '01044';
const UPPERCUT = '01054';
const TAC_TEAM = '01056';
const WHIPLASH = '01172';
const SIDE_SCHEME = '01109';
const NO_BOOST = '01104';
const ROOM = '01063';
const RESPONSIBILITY = '01061';

/** Captain Marvel at the table, in hero form, with some cards in hand and 5 threat on the main scheme. */
function captain(...codes: readonly string[]): Table {
  const table = heroTable('Captain Marvel');
  toHand(table, codes);
  table.mark(table.state.mainScheme, { threat: 5 });
  return table;
}

function damageOfVillain(table: Table): number {
  return table.on(table.state.villain).damage;
}

function threat(table: Table): number {
  return table.on(table.state.mainScheme).threat;
}

describe('allies of justice', () => {
  test('Daredevil may deal 1 damage to any enemy after he thwarts, and after nobody else does. MC-CARD-8', () => {
    const table = captain();
    table.put('01058', 'area');
    const minion = table.put(WHIPLASH, 'engaged');
    table.do('thwart Captain Marvel', 'thwart The Break-In!');
    expect(table.purpose).toBe('takeTurn');
    table.do('thwart Daredevil', 'thwart The Break-In!', 'use Daredevil');
    expect(table.offers()).toEqual(['choose Rhino', 'choose Whiplash']);
    table.do('choose Whiplash');
    expect([table.on(minion).damage, damageOfVillain(table), threat(table)]).toEqual([1, 0, 5 - 2 - 2]);
  });

  test('Daredevil who is confused does not thwart, and deals none', () => {
    const table = captain();
    table.put('01058', 'area', 0, { confused: 1 });
    table.do('thwart Daredevil');
    expect([table.purpose, threat(table)]).toEqual(['takeTurn', 5]);
  });

  test.each([
    [0, 4],
    [2, 2],
  ])('Jessica Jones removes 1 threat more for each of %i side schemes', (schemes, left) => {
    const table = captain();
    table.put('01059', 'area');
    for (let each = 0; each < schemes; each++) table.put(SIDE_SCHEME, 'villainArea', 0, { threat: 9 });
    table.do('thwart Jessica Jones', 'thwart The Break-In!');
    expect(threat(table)).toBe(left);
  });
});

describe('events of justice', () => {
  test.each([
    ['Energy', ENERGY, 2],
    ['Genius', GENIUS, 1],
    ['Vibranium', VIBRANIUM, 1],
  ])('For Justice!, paid with %s, removes 3 threat, or 4 for a mental resource', (name, code, left) => {
    const table = captain('01060', code);
    table.put(SIDE_SCHEME, 'villainArea', 0, { threat: 2 });
    table.do('use For Justice!', `spend ${name}`);
    expect(table.offers()).toEqual(['choose The Break-In!', 'choose Bomb Scare']);
    table.do('choose The Break-In!');
    expect(threat(table)).toBe(left);
  });

  test('For Justice! is a thwart of the hero', () => {
    const confused = captain('01060', GENIUS);
    confused.mark(confused.identity(), { confused: 1 });
    confused.do('use For Justice!', 'spend Genius');
    expect([threat(confused), confused.on(confused.identity()).confused]).toEqual([5, 0]);
    const alterEgo = coreTable('Captain Marvel');
    toHand(alterEgo, ['01060', GENIUS]);
    alterEgo.mark(alterEgo.state.mainScheme, { threat: 5 });
    expect(alterEgo.offers()).not.toContain('use For Justice!');
  });

  test('Great Responsibility: the hero takes all of the threat that would be placed, as damage', () => {
    const table = captain(RESPONSIBILITY, RESPONSIBILITY);
    table.put(SIDE_SCHEME, 'villainArea', 0, { threat: 2 });
    table.mark(table.state.villain, { stunned: 1 });
    table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, WHIPLASH]);
    table.do('endTurn').until('mayInterrupt');
    // 1 of the scheme, and 1 of the icon of Bomb Scare.
    table.do('use Great Responsibility');
    expect([threat(table), table.on(table.identity()).damage]).toEqual([5, 2]);
    table.until('takeTurn');
    expect(table.names('hand')).toContain('Great Responsibility');
  });

  test('Great Responsibility: a tough hero takes none, and an alter-ego cannot', () => {
    const tough = captain(RESPONSIBILITY);
    tough.mark(tough.identity(), { tough: 1 });
    tough.do('endTurn').until('mayInterrupt').do('use Great Responsibility');
    expect([threat(tough), tough.on(tough.identity()).damage, tough.on(tough.identity()).tough]).toEqual([5, 0, 0]);
    const alterEgo = coreTable('Captain Marvel');
    toHand(alterEgo, [RESPONSIBILITY]);
    alterEgo.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, NO_BOOST]);
    const before = threat(alterEgo);
    alterEgo.do('endTurn', '');
    // The phase and the villain's scheme have placed their threat, and nobody was asked.
    expect([alterEgo.purpose, threat(alterEgo)]).toEqual(['takeTurn', before + 2]);
  });

  test('The Power of Justice generates 2 for a justice card, and 1 for another', () => {
    expect(captain('01065', '01062').offers()).toContain('play Heroic Intuition');
    expect(captain('01087', '01062').offers()).not.toContain('use Haymaker');
  });
});

describe('Interrogation Room', () => {
  /** A minion with 1 hit point left, and the room. */
  function room(...codes: readonly string[]): Table {
    const table = captain(...codes);
    table.put(ROOM, 'area');
    table.put(WHIPLASH, 'engaged', 0, { damage: 3 });
    return table;
  }

  test('removes 1 threat after the hero defeats a minion, for exhausting it', () => {
    const table = room().do('attack Captain Marvel', 'attack Whiplash', 'use Interrogation Room', 'choose The Break-In!');
    expect([threat(table), table.offers()]).toEqual([4, ['endTurn']]);
    table.mark(table.identity(), { exhausted: false });
    table.put(WHIPLASH, 'engaged', 0, { damage: 3 });
    table.do('attack Captain Marvel', 'attack Whiplash');
    expect(table.purpose).toBe('takeTurn');
  });

  test('is for events too, which act for the hero, and not for allies or supports. MC-YOU-12, MC-YOU-13', () => {
    const event = room(UPPERCUT, ENERGY, GENIUS).do('use Uppercut', 'spend Energy, spend Genius', 'choose Whiplash');
    expect(event.offers()).toEqual(['use Interrogation Room']);
    const ally = room();
    ally.put('01058', 'area');
    ally.do('attack Daredevil', 'attack Whiplash');
    expect([ally.purpose, ally.names('engaged')]).toEqual(['takeTurn', []]);
    const support = room();
    support.put(TAC_TEAM, 'area', 0, { counters: 3 });
    support.do('use Tac Team', 'choose Whiplash');
    expect([support.purpose, support.names('engaged')]).toEqual(['takeTurn', []]);
  });

  test('is for upgrades of the hero and for no other player’s deeds', () => {
    const upgrade = heroTable('Iron Man');
    upgrade.mark(upgrade.state.mainScheme, { threat: 5 });
    upgrade.put(ROOM, 'area');
    upgrade.put('01038', 'area');
    upgrade.put(WHIPLASH, 'engaged', 0, { damage: 3 });
    upgrade.do('use Powered Gauntlets', 'choose Whiplash');
    expect(upgrade.offers()).toEqual(['use Interrogation Room']);
    const other = heroTable('Captain Marvel', 'Spider-Man');
    other.put(ROOM, 'area', 1);
    other.mark(other.state.mainScheme, { threat: 5 });
    other.put(WHIPLASH, 'engaged', 0, { damage: 3 });
    other.do('attack Captain Marvel', 'attack Whiplash');
    expect(other.purpose).toBe('takeTurn');
  });

  test('is not for the villain’s stage', () => {
    const table = captain();
    table.put(ROOM, 'area');
    table.mark(table.state.villain, { damage: 13 });
    table.do('attack Captain Marvel', 'attack Rhino', "choose Breakin' & Takin'");
    expect([table.purpose, table.names('removed').includes('Rhino')]).toEqual(['takeTurn', true]);
  });

  test('may be had once by each player. MC-MAXIMUM-5', () => {
    const table = room(ROOM, ENERGY);
    expect(table.offers()).not.toContain('play Interrogation Room');
  });
});

describe('other cards of justice', () => {
  test('Surveillance Team removes 1 threat for each of 3 counters, and is discarded with the last', () => {
    const table = captain('01064', ENERGY);
    table.do('play Surveillance Team', 'spend Energy');
    const team = table.state.cards.find(({ counters }) => counters === 3)?.id ?? 0;
    for (const left of [2, 1, 0]) {
      table.mark(team, { exhausted: false });
      table.do('use Surveillance Team', 'choose The Break-In!');
      expect([table.on(team).counters, table.offers().includes('use Surveillance Team')]).toEqual([left, false]);
    }
    expect([threat(table), table.names('discard').at(-1)]).toEqual([2, 'Surveillance Team']);
  });

  test('Heroic Intuition adds 1 to the thwart of the hero whose player is chosen, once for each', () => {
    const table = heroTable('Captain Marvel', 'Spider-Man');
    toHand(table, ['01065', '01065', ENERGY, GENIUS]);
    table.mark(table.state.mainScheme, { threat: 9 });
    table.do('play Heroic Intuition', 'spend Energy', 'player', 'thwart Captain Marvel', 'thwart The Break-In!');
    expect(threat(table)).toBe(9 - 3);
    table.do('play Heroic Intuition', 'spend Genius');
    expect(table.names('area', 1)).toEqual(['Peter Parker', 'Heroic Intuition']);
  });
});
