import { describe, expect, test } from 'vitest';
import { coreTable, endTurnBefore, heroTable, toHand } from '../../fixtures/core-table.ts';
import type { Table } from '../../fixtures/table.ts';

const ENERGY = '01088';
const GENIUS = '01089';
const STRENGTH = '01090';
const MENTAL = '01052';
const POWER_OF_AGGRESSION = '01055';
const COMBAT_TRAINING = '01057';
const UPPERCUT = '01054';
const MERCENARY = '01101';
const SIDE_SCHEME = '01109';
const WHIPLASH = '01172';
const REACTOR = '01035';
const ARMOR = '01036';
const HELMET = '01037';
const GAUNTLETS = '01038';
const BOOTS = '01039';

/** Iron Man at the table, in hero form, with some cards in hand. */
function ironMan(...codes: readonly string[]): Table {
  const table = heroTable('Iron Man');
  toHand(table, codes);
  return table;
}

/** Tony Stark at the table, with some cards in hand. */
function tonyStark(...codes: readonly string[]): Table {
  const table = coreTable('Iron Man');
  toHand(table, codes);
  return table;
}

/** Iron Man with the trait Aerial until the end of the phase. */
function aerial(...codes: readonly string[]): Table {
  const table = ironMan(GENIUS, ...codes);
  table.put(BOOTS, 'area');
  return table.do('use Rocket Boots', 'spend Genius');
}

function damageOfVillain(table: Table): number {
  return table.on(table.state.villain).damage;
}

describe('Iron Man', () => {
  test.each([
    [0, 1],
    [3, 4],
    [8, 7],
  ])('has a hand size of 1 and of 1 more for each Tech upgrade, 7 at most: %i of them make %i. MC-MAXIMUM-11', (upgrades, size) => {
    const table = ironMan();
    for (let each = 0; each < upgrades; each++) table.put(GAUNTLETS, 'area');
    table.put('01057', 'area');
    table.nextTurn();
    expect(table.names('hand').length).toBe(size);
  });

  test('counts no upgrades of other players, and Tony Stark none', () => {
    const table = heroTable('Iron Man', 'She-Hulk');
    table.put(GAUNTLETS, 'area', 1);
    table.do('endTurn').until('takeTurn', 1);
    expect(table.names('hand').length).toBe(1);
    const alterEgo = tonyStark();
    alterEgo.put(GAUNTLETS, 'area');
    expect(alterEgo.nextTurn().names('hand').length).toBe(6);
  });
});

describe('Tony Stark', () => {
  test('takes one of the top 3 cards once a round, and discards the others', () => {
    const table = tonyStark();
    table.leaveIn('deck', 0, [STRENGTH, UPPERCUT, ENERGY, GENIUS]);
    table.do('use Tony Stark');
    expect(table.offers()).toEqual(['choose Genius', 'choose Energy', 'choose Uppercut']);
    table.do('choose Energy');
    expect([table.names('hand'), table.names('discard'), table.names('deck')]).toEqual([['Energy'], ['Genius', 'Uppercut'], ['Strength']]);
    expect(table.offers()).not.toContain('use Tony Stark');
  });

  test('takes one of what is left of a deck, which is made anew then', () => {
    const table = tonyStark();
    table.leaveIn('deck', 0, [ENERGY, GENIUS]);
    table.do('use Tony Stark', 'choose Genius');
    expect([table.names('hand'), table.names('deck'), table.names('dealt').length]).toEqual([['Genius'], ['Energy'], 1]);
  });
});

describe('cards of Iron Man', () => {
  test('War Machine takes 2 damage to deal 1 to each enemy', () => {
    const table = tonyStark();
    const minion = table.put(MERCENARY, 'engaged');
    const machine = table.put('01030', 'area');
    table.do('use War Machine');
    expect([damageOfVillain(table), table.on(minion).damage, table.on(machine).damage, table.on(machine).exhausted]).toEqual([
      1,
      1,
      2,
      true,
    ]);
    expect(table.offers()).not.toContain('use War Machine');
  });

  test('War Machine deals it even if he does not survive, and pays if he is tough. MC-COST-20', () => {
    const table = tonyStark();
    table.put('01030', 'area', 0, { damage: 2 });
    table.do('use War Machine');
    expect([damageOfVillain(table), table.names('discard')]).toEqual([1, ['War Machine']]);
    const tough = tonyStark();
    const machine = tough.put('01030', 'area', 0, { tough: 1 });
    tough.do('use War Machine');
    expect([damageOfVillain(tough), tough.on(machine).damage, tough.on(machine).tough]).toEqual([1, 0, 0]);
  });

  test.each([
    [[UPPERCUT, UPPERCUT, UPPERCUT, UPPERCUT, UPPERCUT], 1],
    [[ENERGY, UPPERCUT, REACTOR, UPPERCUT, '01044'], 1 + 3 * 2],
  ])('Repulsor Blast deals 1 damage and 2 more for each energy resource among the top 5 cards', (deck, dealt) => {
    const table = ironMan('01031', STRENGTH);
    table.leaveIn('deck', 0, [ENERGY, ...deck]);
    table.do('use Repulsor Blast', 'spend Strength', 'choose Rhino');
    expect([damageOfVillain(table), table.names('deck')]).toEqual([dealt, ['Energy']]);
  });

  test('Repulsor Blast deals all of it at once, so that a tough enemy takes none. MC-FAQ-12', () => {
    const table = ironMan('01031', STRENGTH);
    table.leaveIn('deck', 0, [STRENGTH, ENERGY, ENERGY, ENERGY, ENERGY, ENERGY]);
    table.mark(table.state.villain, { tough: 1 });
    table.do('use Repulsor Blast', 'spend Strength', 'choose Rhino');
    expect([damageOfVillain(table), table.on(table.state.villain).tough]).toEqual([0, 0]);
  });

  test('Repulsor Blast is an attack: of one enemy, past no guard', () => {
    const table = ironMan('01031', STRENGTH);
    const minion = table.put(MERCENARY, 'engaged');
    table.leaveIn('deck', 0, [STRENGTH, STRENGTH, STRENGTH, STRENGTH, STRENGTH, STRENGTH]);
    table.do('use Repulsor Blast', 'spend Strength');
    expect(table.offers()).toEqual(['choose Hydra Mercenary']);
    table.do('choose Hydra Mercenary');
    expect([table.on(minion).damage, damageOfVillain(table)]).toEqual([1, 0]);
    expect(tonyStark('01031', STRENGTH).offers()).not.toContain('use Repulsor Blast');
  });

  test('Supersonic Punch deals 4 damage, 8 in the air', () => {
    const table = ironMan('01032', STRENGTH).do('use Supersonic Punch', 'spend Strength', 'choose Rhino');
    expect(damageOfVillain(table)).toBe(4);
    const flying = aerial('01032', STRENGTH).do('use Supersonic Punch', 'spend Strength', 'choose Rhino');
    expect(damageOfVillain(flying)).toBe(8);
    expect(tonyStark('01032', STRENGTH).offers()).not.toContain('use Supersonic Punch');
  });

  test.each([
    ['Repulsor Blast', '01031', 'hand'],
    ['Supersonic Punch', '01032', 'hand'],
    ['Powered Gauntlets', GAUNTLETS, 'area'],
  ] as const)('%s is an attack: a stunned hero loses it', (name, code, zone) => {
    const table = ironMan(STRENGTH);
    table.put(code, zone);
    table.mark(table.identity(), { stunned: 1 });
    table.do(`use ${name}`, ...(zone === 'hand' ? ['spend Strength'] : []));
    expect([table.purpose, table.on(table.identity()).stunned, damageOfVillain(table)]).toEqual(['takeTurn', 0, 0]);
  });

  test('Pepper Potts generates all that is printed on the top card of the discard pile. MC-FAQ-13', () => {
    const table = ironMan(ARMOR, UPPERCUT);
    const pepper = table.put('01033', 'area');
    expect(table.offers()).not.toContain('play Mark V Armor');
    table.leaveIn('discard', 0, [UPPERCUT, ENERGY]);
    table.do('play Mark V Armor', 'spend Uppercut, generate Pepper Potts');
    expect([table.names('area'), table.on(pepper).exhausted]).toEqual([['Iron Man', 'Pepper Potts', 'Mark V Armor'], true]);
    toHand(table, [HELMET]);
    expect(table.offers()).not.toContain('play Mark V Helmet');
  });

  test('Pepper Potts does not double what she copies, and copies no card that is spent with her. MC-FAQ-14, MC-FAQ-15', () => {
    const table = ironMan(COMBAT_TRAINING);
    table.put('01033', 'area');
    table.leaveIn('discard', 0, [POWER_OF_AGGRESSION]);
    expect(table.offers()).not.toContain('play Combat Training');
    toHand(table, [UPPERCUT]);
    expect(table.offers()).toContain('play Combat Training');
    const spent = ironMan(ARMOR, ENERGY);
    spent.put('01033', 'area');
    expect(spent.offers()).not.toContain('play Mark V Armor');
    spent.leaveIn('discard', 0, [UPPERCUT]);
    expect(spent.offers()).toContain('play Mark V Armor');
  });

  test('Stark Tower returns the topmost Tech upgrade of a player’s discard pile to the hand', () => {
    const table = coreTable('Iron Man', 'She-Hulk');
    const tower = table.put('01034', 'area');
    table.leaveIn('discard', 0, [GAUNTLETS, HELMET, '01057', UPPERCUT]);
    expect(table.offers()).toContain('use Stark Tower');
    table.do('use Stark Tower');
    expect([table.names('hand'), table.names('discard'), table.on(tower).exhausted]).toEqual([
      ['Mark V Helmet'],
      ['Powered Gauntlets', 'Combat Training', 'Uppercut'],
      true,
    ]);
  });

  test('Stark Tower works for a player with such an upgrade, and in alter-ego form', () => {
    const table = coreTable('Iron Man', 'She-Hulk');
    table.put('01034', 'area');
    table.leaveIn('discard', 0, ['01057', UPPERCUT]);
    expect(table.offers()).not.toContain('use Stark Tower');
    table.leaveIn('discard', 1, [HELMET]);
    table.do('use Stark Tower');
    expect([table.names('hand', 1), table.purpose]).toEqual([['Mark V Helmet'], 'takeTurn']);
    const hero = ironMan();
    hero.put('01034', 'area');
    hero.leaveIn('discard', 0, [HELMET]);
    expect(hero.offers()).not.toContain('use Stark Tower');
  });

  test('Arc Reactor readies Iron Man', () => {
    const table = ironMan();
    const reactor = table.put(REACTOR, 'area');
    expect(table.offers()).not.toContain('use Arc Reactor');
    table.mark(table.identity(), { exhausted: true });
    table.do('use Arc Reactor');
    expect([table.on(table.identity()).exhausted, table.on(reactor).exhausted]).toEqual([false, true]);
    const alterEgo = tonyStark();
    alterEgo.put(REACTOR, 'area');
    alterEgo.mark(alterEgo.identity(), { exhausted: true });
    expect(alterEgo.offers()).not.toContain('use Arc Reactor');
  });

  test.each([
    [ARMOR, 14, true],
    [ARMOR, 15, false],
    [BOOTS, 9, true],
    [BOOTS, 10, false],
  ])('hit points of upgrades (%s) keep one with 9 hit points alive at %i damage: %s', (code, damage, isAlive) => {
    const table = ironMan();
    table.put(code, 'area');
    table.mark(table.identity(), { damage: damage - 1 });
    table.put(WHIPLASH, 'engaged');
    table.do('attack Iron Man', 'attack Whiplash').until('takeTurn');
    expect(table.state.ending).toBe(isAlive ? '' : 'allEliminated');
  });

  test('who loses the last hit points with an upgrade is defeated. MC-FAQ-16', () => {
    const withDamage = (damage: number): Table => {
      const table = tonyStark();
      table.put(BOOTS, 'area');
      table.mark(table.identity(), { damage });
      return endTurnBefore(table, '01173').until('chooseMode').do('mode Electric Whip Attack 1').until('takeTurn');
    };
    expect([withDamage(8).state.ending, withDamage(9).state.ending]).toEqual(['', 'allEliminated']);
  });

  test('Mark V Helmet removes 1 threat from a scheme, in the air from each', () => {
    const table = ironMan();
    const helmet = table.put(HELMET, 'area');
    const side = table.put(SIDE_SCHEME, 'villainArea', 0, { threat: 2 });
    table.mark(table.state.mainScheme, { threat: 5 });
    table.do('use Mark V Helmet', 'choose The Break-In!');
    expect([table.on(table.state.mainScheme).threat, table.on(side).threat, table.on(helmet).exhausted]).toEqual([4, 2, true]);
    const flying = aerial();
    flying.put(HELMET, 'area');
    const other = flying.put(SIDE_SCHEME, 'villainArea', 0, { threat: 2 });
    flying.mark(flying.state.mainScheme, { threat: 5 });
    flying.do('use Mark V Helmet');
    expect([flying.on(flying.state.mainScheme).threat, flying.on(other).threat]).toEqual([4, 1]);
  });

  test('Mark V Helmet is a thwart of the hero, which leaves a main scheme in a crisis alone. MC-TARGET-18', () => {
    const table = aerial();
    table.put(HELMET, 'area');
    const crisis = table.put('01108', 'villainArea', 0, { threat: 2 });
    table.mark(table.state.mainScheme, { threat: 5 });
    table.do('use Mark V Helmet');
    expect([table.on(table.state.mainScheme).threat, table.on(crisis).threat]).toEqual([5, 1]);
    const confused = ironMan();
    confused.put(HELMET, 'area');
    confused.mark(confused.state.mainScheme, { threat: 5 });
    confused.mark(confused.identity(), { confused: 1 });
    confused.do('use Mark V Helmet');
    expect([confused.on(confused.state.mainScheme).threat, confused.on(confused.identity()).confused]).toEqual([5, 0]);
    const alterEgo = tonyStark();
    alterEgo.put(HELMET, 'area');
    alterEgo.mark(alterEgo.state.mainScheme, { threat: 5 });
    expect(alterEgo.offers()).not.toContain('use Mark V Helmet');
  });

  test('Powered Gauntlets deal 1 damage by an attack, in the air 2', () => {
    const table = ironMan();
    const gauntlets = table.put(GAUNTLETS, 'area');
    table.do('use Powered Gauntlets', 'choose Rhino');
    expect([damageOfVillain(table), table.on(gauntlets).exhausted]).toEqual([1, true]);
    const flying = aerial();
    flying.put(GAUNTLETS, 'area');
    flying.put(MERCENARY, 'engaged');
    const whiplash = flying.put(WHIPLASH, 'engaged');
    flying.do('use Powered Gauntlets');
    expect(flying.offers()).toEqual(['choose Hydra Mercenary', 'choose Whiplash']);
    flying.do('choose Whiplash');
    // Whiplash, who was attacked, retaliates.
    expect([flying.on(whiplash).damage, flying.on(flying.identity()).damage]).toEqual([2, 1]);
    const alterEgo = tonyStark();
    alterEgo.put(GAUNTLETS, 'area');
    expect(alterEgo.offers()).not.toContain('use Powered Gauntlets');
  });

  test('Rocket Boots need a mental resource, and carry him until the end of the phase', () => {
    const table = ironMan(STRENGTH);
    const boots = table.put(BOOTS, 'area');
    expect(table.offers()).not.toContain('use Rocket Boots');
    toHand(table, [MENTAL]);
    table.do('use Rocket Boots', 'spend Chase Them Down');
    expect([table.on(boots).exhausted, table.names('hand')]).toEqual([true, ['Strength']]);
    endTurnBefore(table, WHIPLASH).until('takeTurn');
    table.put(GAUNTLETS, 'area');
    const before = damageOfVillain(table);
    table.do('use Powered Gauntlets', 'choose Rhino');
    expect(damageOfVillain(table) - before).toBe(1);
    const alterEgo = tonyStark(GENIUS);
    alterEgo.put(BOOTS, 'area');
    expect(alterEgo.offers()).not.toContain('use Rocket Boots');
  });
});
