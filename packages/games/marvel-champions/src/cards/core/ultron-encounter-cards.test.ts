import { describe, expect, test } from 'vitest';
import { damageOfHero, heroAgainstUltron, NO_BOOST, NOTHING, threatOnMain, UltronTable } from '../../fixtures/ultron-table.ts';

const STRENGTH = '01090';
const ADVANCED = '01143';
const TWO_BOOSTS = '01099';
/** Cards with one resource: Combat Training, Relentless Assault and Energy Channel. */
const [PHYSICAL, ENERGY, MENTAL] = ['01057', '01053', '01018'];

describe('Android Efficiency', () => {
  test.each(['01144a', '01144b', '01144c'])('%s puts a Drone before each player', (code) => {
    const table = new UltronTable(2).do('endTurn').villainPhase(NO_BOOST, NO_BOOST, code, NOTHING).until('takeTurn');
    expect([table.names('engaged', 0), table.names('engaged', 1)]).toEqual([['Drone'], ['Drone']]);
  });

  test.each([
    ['01144a', ENERGY, 'Relentless Assault', [MENTAL, PHYSICAL]],
    ['01144b', MENTAL, 'Energy Channel', [ENERGY, PHYSICAL]],
    ['01144c', PHYSICAL, 'Combat Training', [ENERGY, MENTAL]],
  ])('%s as a boost card wants a resource of its type or a Drone. MC-BOOST-ICON-4', (code, paying, name, others) => {
    const table = new UltronTable();
    table.leaveIn('hand', 0, [paying]);
    table.villainPhase(code, NOTHING).do('').until('chooseMode');
    expect(table.offers()).toHaveLength(2);
    table.choose(0).do(`spend ${name}`).until('takeTurn');
    expect([table.count('engaged'), table.names('discard')]).toEqual([0, [name]]);
    const unable = new UltronTable();
    unable.leaveIn('hand', 0, others);
    unable.leaveIn('deck', 0, [...others, ...others, ...others]);
    unable.villainPhase(code, NOTHING).do('').until('chooseMode');
    expect(unable.offers()).toHaveLength(1);
    expect(unable.choose(1).until('takeTurn').names('engaged')).toEqual(['Drone']);
  });
});

describe('Rage of Ultron', () => {
  test('in alter-ego form he schemes, and you discard a card for each threat that is placed by it', () => {
    const table = new UltronTable();
    table.putOn('01141', table.state.villain);
    table.put('01151', 'villainArea', 0, { threat: 1 });
    const before = table.count('deck');
    table.villainPhase(NO_BOOST, '01145', '01152').until('takeTurn');
    // 1 SCH, 1 of the transmitter and a boost icon; what the transmitter places on the side scheme is not placed by his scheme.
    expect([threatOnMain(table), table.on(table.named('Under Attack')).threat]).toEqual([1 + 2 + 3, 1 + 2]);
    expect(before - table.count('deck')).toBe(3);
  });

  test.each([
    { what: 'undefended', defence: '', marks: {}, discarded: 4, taken: 4 },
    { what: 'defended', defence: 'defend Captain Marvel', marks: {}, discarded: 3, taken: 3 },
    { what: 'also what a tough card prevents. MC-DAMAGE-7', defence: '', marks: { tough: 1 }, discarded: 4, taken: 0 },
  ])('in hero form he attacks, and you discard a card for each damage dealt, $what', ({ defence, marks, discarded, taken }) => {
    const table = heroAgainstUltron();
    table.mark(table.state.villain, { stunned: 1 });
    table.villainPhase('01145', TWO_BOOSTS).until('declareDefender');
    table.mark(table.identity(), marks);
    const before = table.count('deck');
    table.do(defence).until('takeTurn');
    expect([before - table.count('deck'), damageOfHero(table)]).toEqual([discarded, taken]);
  });

  test('damage with which a character strikes back does not count', () => {
    const table = new UltronTable(2).do('endTurn', "changeForm T'Challa");
    table.mark(table.state.villain, { stunned: 1, confused: 1 });
    table.villainPhase(NOTHING, '01145', NO_BOOST).until('declareDefender');
    const before = table.count('deck', 1);
    table.do('').until('takeTurn');
    expect([before - table.count('deck', 1), damageOfHero(table, 1), table.on(table.state.villain).damage]).toEqual([2, 2, 1]);
  });
});

describe('Repair Sequence', () => {
  test('heals him 2 for each Drone engaged with you; if none was healed, it surges. MC-SURGE-1', () => {
    const table = new UltronTable(2);
    table.putDrone(STRENGTH, 0);
    table.put(ADVANCED, 'engaged', 0);
    table.putDrone(STRENGTH, 1);
    table.mark(table.state.villain, { damage: 10 });
    table.do('endTurn').villainPhase(NO_BOOST, NO_BOOST, '01146', NOTHING, ADVANCED).until('takeTurn');
    expect([table.on(table.state.villain).damage, table.count('engaged', 0)]).toEqual([10 - 4, 2]);
    const none = new UltronTable();
    none.mark(none.state.villain, { damage: 10 });
    none.villainPhase(NO_BOOST, '01146', ADVANCED).until('takeTurn');
    expect([none.on(none.state.villain).damage, none.names('engaged')]).toEqual([10, ['Advanced Ultron Drone']]);
  });

  test('as a boost card heals him 1 for each. MC-BOOST-ICON-4', () => {
    const table = new UltronTable();
    table.putDrone(STRENGTH);
    table.put(ADVANCED, 'engaged');
    table.mark(table.state.villain, { damage: 10 });
    table.villainPhase('01146', NOTHING).until('takeTurn');
    expect([table.on(table.state.villain).damage, threatOnMain(table)]).toEqual([10 - 2, 1 + 1 + 1 + 2]);
  });
});

describe('Swarm Attack', () => {
  /** Nobody attacks in step two: the villain and what is engaged are stunned or confused. */
  function swarm(table: UltronTable): UltronTable {
    table.mark(table.state.villain, { stunned: 1, confused: 1 });
    return table.villainPhase('01147').until('takeTurn');
  }

  test('each Drone engaged with your hero attacks, and other minions do not', () => {
    const table = heroAgainstUltron();
    const cards = [table.putDrone(STRENGTH, 0, { stunned: 1 }), table.put(ADVANCED, 'engaged', 0, { stunned: 1 })];
    table.put('01101', 'engaged', 0, { stunned: 1 });
    swarm(table);
    expect([damageOfHero(table), table.count('engaged')]).toEqual([2, 3]);
    expect(cards.map((card) => table.on(card).stunned)).toEqual([0, 0]);
  });

  test.each([
    ['there is no Drone', () => heroAgainstUltron()],
    ['you are in alter-ego form', () => withDrone(new UltronTable(), { confused: 1 })],
  ])('a Drone is put where no attack was made: %s', (_what, make) => {
    const table = make();
    const before = table.count('engaged');
    swarm(table);
    expect([table.count('engaged') - before, damageOfHero(table)]).toEqual([1, 0]);
  });

  test('also where the only Drone is stunned. MC-STUN-7', () => {
    const table = heroAgainstUltron();
    const drone = table.putDrone(STRENGTH);
    table.mark(table.state.villain, { stunned: 1 });
    table.villainPhase('01147').until('declareDefender');
    table.mark(drone, { stunned: 1 });
    // The Drone has attacked in step two, and loses the card now.
    table.do('').until('takeTurn');
    expect([table.count('engaged'), damageOfHero(table), table.on(drone).stunned]).toEqual([2, 1, 0]);
  });

  function withDrone(table: UltronTable, marks: Parameters<UltronTable['putDrone']>[2]): UltronTable {
    table.putDrone(STRENGTH, 0, marks);
    return table;
  }
});

describe('the side schemes of Ultron', () => {
  test('Drone Factory puts a Drone before each player, and 1 threat on it for each Drone in play', () => {
    const table = new UltronTable(2);
    table.put(ADVANCED, 'engaged', 1);
    table.do('endTurn').villainPhase(NO_BOOST, NO_BOOST, '01148', NOTHING).until('takeTurn');
    expect([table.names('engaged', 0), table.names('engaged', 1)]).toEqual([['Drone'], ['Advanced Ultron Drone', 'Drone']]);
    expect(table.on(table.named('Drone Factory')).threat).toBe(4 + 3);
  });

  test('Invasive AI has each player discard three cards of the deck', () => {
    const table = new UltronTable(2).do('endTurn');
    const before = [0, 1].map((seat) => table.count('deck', seat));
    table.villainPhase(NO_BOOST, NO_BOOST, '01149', NOTHING).until('takeTurn');
    expect([0, 1].map((seat) => (before[seat] ?? 0) - table.count('deck', seat))).toEqual([3, 3]);
  });

  test("Ultron's Imperative puts two Drones before the first player, whoever reveals it. MC-FIRST-PLAYER-1", () => {
    const table = new UltronTable(2).do('endTurn').villainPhase(NO_BOOST, NO_BOOST, NOTHING, '01150').until('takeTurn');
    expect([table.names('engaged', 0), table.names('engaged', 1)]).toEqual([['Drone', 'Drone'], []]);
  });
});
