import { describe, expect, test } from 'vitest';
import { coreTable, toHand } from '../../fixtures/core-table.ts';
import { CoreTable } from '../../fixtures/scenario-table.ts';
import type { Table } from '../../fixtures/table.ts';
import { handSizeOf, hitPointsOf, keywordOf, powerOf, traitsOf } from '../../state/reading.ts';
import { cardsIn } from '../../state/state.ts';

const ENERGY = '01088';
const GENIUS = '01089';
const STRENGTH = '01090';
const BLACK_CAT = '01002';
const MERCENARY = '01101';
const CAPTAIN = '54012';
const WINTER_SOLDIER = '53035';

/** Spider-Man in hero form, with some cards in hand. */
function hero(...codes: readonly string[]): Table {
  const table = coreTable('Spider-Man').do('changeForm Peter Parker');
  toHand(table, codes);
  return table;
}

function damageOfVillain(table: Table): number {
  return table.on(table.state.villain).damage;
}

function powers(table: Table): readonly (number | undefined)[] {
  const me = table.identity();
  return [powerOf(table.match, me, 'thwart'), powerOf(table.match, me, 'attack'), powerOf(table.match, me, 'defense')];
}

describe('what upgrades add', () => {
  test.each([
    ['Basic Thwart Upgrade', '04159a', [2, 2, 3], 12],
    ['Basic Attack Upgrade', '04160a', [1, 3, 3], 11],
    ['Basic Defense Upgrade', '04161a', [1, 2, 4], 13],
    ['Basic Recovery Upgrade', '04162a', [1, 2, 3], 14],
    ['Lion of Olympus', '59016', [2, 3, 4], 10],
    ['Combat Specialist', '43034', [1, 3, 3], 10],
    ['Defense Specialist', '43035', [1, 2, 4], 10],
    ['Front Line Specialist', '43036', [1, 2, 3], 14],
    ['Surveillance Specialist', '43037', [2, 2, 3], 10],
  ])('%s', (_name, code, expected, hitPoints) => {
    const table = hero();
    table.put(code, 'area');
    expect([powers(table), hitPointsOf(table.match, table.identity())]).toEqual([expected, hitPoints]);
  });

  test('Basic Recovery Upgrade: +1 REC for an alter-ego', () => {
    const table = coreTable('Spider-Man');
    table.put('04162a', 'area');
    expect(powerOf(table.match, table.identity(), 'recover')).toBe(4);
  });

  test('Prepared Defenses: each hero has +1 DEF and retaliate 1', () => {
    const table = hero();
    table.put('40195b', 'villainArea');
    expect([powers(table)[2], keywordOf(table.match, table.identity(), 'retaliate')]).toEqual([4, 1]);
  });

  test('Live Dangerously: each identity has +2 hand size', () => {
    const table = hero();
    table.put('44024', 'villainArea', 0, { threat: 3 });
    expect(handSizeOf(table.match, 0)).toBe(7);
  });

  test('Practiced Defense: the enemy has −1 ATK until the end of the round', () => {
    const table = hero('33006');
    table.do('play Practiced Defense', 'choose Rhino');
    expect(powerOf(table.match, table.state.villain, 'attack')).toBe(1);
    table.nextTurn();
    expect(powerOf(table.match, table.state.villain, 'attack')).toBe(2);
  });

  test.each([
    ['Super Strength', '40155', 'Brute', 'steady'],
    ['Telepathy', '40159', 'Psionic', 'retaliate'],
  ])('%s gives the villain a trait and a keyword', (_name, code, trait, keyword) => {
    const table = hero();
    const { villain } = table.state;
    table.put(code, 'villainArea');
    table.until('takeTurn');
    const attachment = cardsIn(table.match, 'villainArea').at(-1) ?? 0;
    Object.assign(table.on(attachment), { host: villain });
    table.mark(attachment, {});
    expect([traitsOf(table.match, villain).includes(trait), keywordOf(table.match, villain, keyword)]).toEqual([true, 1]);
  });
});

describe('weapons', () => {
  test('Jarnbjorn deals 2 damage for a physical resource after your hero attacks', () => {
    const table = hero(STRENGTH, ENERGY);
    table.put('06019', 'area');
    table.do('attack Spider-Man', 'attack Rhino', 'use Jarnbjorn');
    expect(table.offers()).toEqual(['spend Strength']);
    table.do('spend Strength', 'choose Rhino');
    expect(damageOfVillain(table)).toBe(2 + 2);
  });

  test('Deadpool’s Katana deals 2 damage with piercing for 1 damage to you', () => {
    const table = hero();
    table.mark(table.state.villain, { tough: 1 });
    table.put('44010', 'area');
    table.do("use Deadpool's Katana", 'choose Rhino');
    expect([damageOfVillain(table), table.on(table.identity()).damage, table.on(table.state.villain).tough]).toEqual([2, 1, 0]);
  });
});

describe('events', () => {
  test('Go All Out deals the total of THW, ATK and DEF', () => {
    const table = hero('29017', ENERGY);
    table.do('use Go All Out', 'spend Energy', 'choose Rhino');
    expect([damageOfVillain(table), table.on(table.identity()).exhausted]).toEqual([1 + 2 + 3, true]);
  });

  test('Push Ahead removes the total of THW, ATK and DEF, and wants a mental resource', () => {
    const table = hero('29018', GENIUS, STRENGTH);
    table.mark(table.state.mainScheme, { threat: 6 });
    table.do('use Push Ahead', 'spend Genius, spend Strength', 'choose The Break-In!');
    expect(table.on(table.state.mainScheme).threat).toBe(0);
  });

  test('Cosmic Alliance readies an Avenger and a Guardian', () => {
    const table = hero('25036', GENIUS, STRENGTH);
    table.mark(table.identity(), { exhausted: true });
    const guardian = table.put('21059', 'area', 0, { exhausted: true });
    table.do('use Cosmic Alliance', 'spend Genius, spend Strength', 'choose Spider-Man', 'choose Charlie-27');
    expect([table.on(table.identity()).exhausted, table.on(guardian).exhausted]).toEqual([false, false]);
  });
});

describe('Chaos Magic', () => {
  test('plays an event without its cost, and discards as many cards of the encounter deck', () => {
    const table = hero('15003', '15003', '01087');
    const deck = cardsIn(table.match, 'encounterDeck').length;
    table.do('use Chaos Magic');
    expect(table.offers()).toEqual(['choose Chaos Magic', 'choose Haymaker']);
    table.do('choose Haymaker', 'choose Rhino');
    expect([damageOfVillain(table), deck - cardsIn(table.match, 'encounterDeck').length]).toEqual([3, 2]);
  });

  test('plays nothing that could do something by its help alone. MC-INITIATE-ABILITIES-2, MC-INITIATE-ABILITIES-4', () => {
    const offersWith = (...codes: readonly string[]): readonly string[] => hero('15003', ...codes).offers();
    expect(offersWith('06006', ENERGY)).toContain('use Chaos Magic');
    expect(offersWith('06006')).not.toContain('use Chaos Magic');
    expect(offersWith('15003')).not.toContain('use Chaos Magic');
    expect(offersWith('15003', '15003', '01087')).toContain('use Chaos Magic');
  });
});

describe('upgrades that are discarded to prevent', () => {
  test('Defensive Stance prevents 3 damage', () => {
    const table = new CoreTable().do('changeForm Peter Parker');
    table.put('08032', 'area');
    table.attack(0, ['01101', '01101']).until('mayInterrupt', 1).do('use Defensive Stance').until('takeTurn');
    expect([table.on(table.identity()).damage, table.names('discard')]).toEqual([0, ['Defensive Stance']]);
  });

  test('Counterintelligence prevents 3 threat on the main scheme', () => {
    const table = new CoreTable();
    table.put('08017', 'area');
    table.activate(table.state.villain, 'scheme').do('use Counterintelligence').until('takeTurn');
    expect([table.on(table.state.mainScheme).threat, table.names('discard')]).toEqual([0, ['Counterintelligence']]);
  });
});

describe('allies', () => {
  test('Captain America readies a S.H.I.E.L.D. character as he enters play, tough', () => {
    const table = hero(CAPTAIN, GENIUS, STRENGTH);
    const soldier = table.put(WINTER_SOLDIER, 'area', 0, { exhausted: true });
    table.do('play Captain America', 'spend Genius, spend Strength', 'use Captain America', 'choose Winter Soldier');
    expect(table.on(soldier).exhausted).toBe(false);
  });

  test('Winter Soldier removes 2 threat after he defeats an enemy, and none after he does not', () => {
    const table = hero();
    const soldier = table.put(WINTER_SOLDIER, 'area');
    table.put(MERCENARY, 'engaged', 0, { damage: 2 });
    table.mark(table.state.mainScheme, { threat: 3 });
    table.do('attack Winter Soldier', 'attack Hydra Mercenary', 'use Winter Soldier', 'choose The Break-In!');
    expect(table.on(table.state.mainScheme).threat).toBe(1);
    table.mark(soldier, { exhausted: false });
    table.do('attack Winter Soldier', 'attack Rhino');
    expect(table.purpose).toBe('takeTurn');
  });
});

describe('player side schemes', () => {
  test('Rally the Troops heals 2 damage from each ally', () => {
    const table = hero();
    const cat = table.put(BLACK_CAT, 'area', 0, { damage: 1 });
    table.put('43039', 'villainArea', 0, { threat: 1 });
    table.do('thwart Spider-Man', 'thwart Rally the Troops');
    expect([table.on(cat).damage, table.names('victory')]).toEqual([0, ['Rally the Troops']]);
  });

  test('Keep Them Busy is thwarted with ATK, and takes 5 threat per player off the main scheme', () => {
    const table = hero();
    table.mark(table.state.mainScheme, { threat: 6 });
    table.put('43018', 'villainArea', 0, { threat: 2 });
    table.do('thwart Spider-Man', 'thwart Keep Them Busy');
    expect(table.on(table.state.mainScheme).threat).toBe(1);
  });

  test('Specialized Training puts a specialization that was set aside into play, for who controls none. MC-LINKED-5', () => {
    const table = hero();
    const upgrade = table.put('43034', 'aside');
    table.put('43021', 'villainArea', 0, { threat: 1 });
    table.do('thwart Spider-Man', 'thwart Specialized Training', 'choose Combat Specialist');
    expect([table.names('area'), table.on(upgrade).owner]).toEqual([['Spider-Man', 'Combat Specialist'], 0]);
  });
});

describe('specializations draw a card', () => {
  test('after a basic attack, and after a basic thwart', () => {
    const table = hero();
    table.put('43034', 'area');
    table.put('43037', 'area');
    table.mark(table.state.mainScheme, { threat: 5 });
    table.do('attack Spider-Man', 'attack Rhino', 'use Combat Specialist');
    table.mark(table.identity(), { exhausted: false });
    table.do('thwart Spider-Man', 'thwart The Break-In!', 'use Surveillance Specialist');
    expect(cardsIn(table.match, 'hand')).toHaveLength(2);
  });
});
