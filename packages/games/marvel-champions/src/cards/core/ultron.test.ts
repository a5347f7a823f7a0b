import { describe, expect, test } from 'vitest';
import { NO_BOOST, NOTHING, UltronTable } from '../../fixtures/ultron-table.ts';

const MOCKINGBIRD = '01083';
const STRENGTH = '01090';
const ADVANCED = '01143';
const TWO_BOOSTS = '01099';
/** Cards with one resource: Combat Training, Relentless Assault and Energy Channel. */
const [PHYSICAL, ENERGY, MENTAL] = ['01057', '01053', '01018'];

/** A table on which Captain Marvel, with 2 ATK, 1 DEF and 12 hit points, is a hero. */
function heroTable(players = 1, changes: ConstructorParameters<typeof UltronTable>[1] = {}): UltronTable {
  return new UltronTable(players, changes).do('changeForm Carol Danvers');
}

/** What lies on the main scheme. */
function threat(table: UltronTable): number {
  return table.on(table.state.mainScheme).threat;
}

function damage(table: UltronTable, seat = 0): number {
  return table.on(table.identity(seat)).damage;
}

describe('Ultron I', () => {
  test.each([
    ['1 threat', 0, 1 + 1, 0],
    ['a Drone', 1, 1, 1],
  ])('after he attacks you, you choose: %s. MC-ATTACK-ENEMY-ACTIVATION-5', (_what, mode, placed, drones) => {
    const table = heroTable().villainPhase(NO_BOOST, NOTHING).until('chooseMode');
    expect([table.offers().length, threat(table)]).toEqual([2, 1]);
    table.choose(mode).until('takeTurn');
    expect([threat(table), table.count('engaged')]).toEqual([placed, drones]);
    // A Drone that has come in step two attacks, too. MC-MINION-6
    expect(damage(table)).toBe(2 + drones);
  });

  test('also where an ally defended. MC-ATTACK-ENEMY-ACTIVATION-5', () => {
    const table = heroTable();
    table.put(MOCKINGBIRD, 'area');
    table.villainPhase(NO_BOOST, NOTHING).until('declareDefender');
    expect(table.do('defend Mockingbird').purpose).toBe('chooseMode');
  });

  test('not where he schemes: 1 threat in step one and 1 of his', () => {
    expect(threat(new UltronTable().villainPhase(NO_BOOST, NOTHING).until('takeTurn'))).toBe(2);
  });

  test('not of a player whom the attack has eliminated, nor of another in that place. MC-PLAYER-ELIMINATION-12', () => {
    const table = heroTable(2).do('endTurn');
    table.mark(table.identity(0), { damage: 11 });
    table.villainPhase(NO_BOOST, NO_BOOST, NOTHING).until('takeTurn');
    expect(table.state.players[0]?.isEliminated).toBe(true);
    expect(threat(table)).toBe(2 + 1);
  });
});

describe('Ultron II', () => {
  const second = { villain: ['01135', '01136'] };

  test('puts a Drone before he attacks, and has 1 ATK more for each Drone engaged with you. MC-FAQ-24', () => {
    const table = heroTable(1, second);
    table.put(ADVANCED, 'engaged');
    table.villainPhase(NO_BOOST, NOTHING).until('declareDefender');
    expect(table.names('engaged')).toEqual(['Advanced Ultron Drone', 'Drone']);
    table.do('');
    expect(damage(table)).toBe(2 + 2);
    // Then they attack for 1 each; the bonus is over.
    table.until('takeTurn');
    expect([damage(table), table.power(table.state.villain)]).toEqual([4 + 2, 2]);
  });

  test('the Drones are those of whom he attacked, whoever defends, as many as there are when damage is dealt. MC-FAQ-24', () => {
    const table = heroTable(2, second).do('endTurn', "changeForm T'Challa");
    table.putDrone(STRENGTH, 0);
    for (let count = 0; count < 3; count++) table.putDrone(STRENGTH, 1);
    table.villainPhase(NO_BOOST, NO_BOOST, NOTHING, NOTHING).until('declareDefender');
    expect(table.count('engaged', 0)).toBe(2);
    table.putDrone(STRENGTH, 0);
    table.do('defend Black Panther');
    expect(damage(table, 1)).toBe(2 + 3 - 2);
  });
});

describe('Ultron III', () => {
  const third = { villain: ['01136'] };

  test('each Drone, faceup ones among them, has 1 ATK and 1 hit point more; other minions have not', () => {
    const table = heroTable(1, third);
    const cards = [table.putDrone(STRENGTH), table.put(ADVANCED, 'engaged'), table.put('01101', 'engaged')];
    expect(cards.map((card) => [table.power(card), table.hitPoints(card)])).toEqual([
      [2, 2],
      [2, 5],
      [1, 3],
    ]);
  });

  test('he cannot take damage while a Drone is in play. MC-CANNOT-1', () => {
    const table = heroTable(2, third);
    table.putDrone(STRENGTH, 1);
    table.put(MOCKINGBIRD, 'area');
    table.do('attack Captain Marvel');
    expect(table.offers()).toEqual(['attack Drone']);
    table.do('attack Drone');
    table.do('attack Mockingbird', 'attack Ultron');
    expect(table.on(table.state.villain).damage).toBe(1);
  });

  test('as he is revealed, his side scheme is found and revealed. MC-WHEN-REVEALED-1, MC-SEARCH-1', () => {
    const table = heroTable(1, { villain: ['01135', '01136'] });
    table.put('01150', 'encounterDiscard');
    table.mark(table.state.villain, { damage: 21 });
    table.do('attack Captain Marvel', 'attack Ultron').until('takeTurn');
    expect(table.key(table.state.villain)).toBe('01136');
    expect(table.on(table.named("Ultron's Imperative")).threat).toBe(2);
    expect(table.names('engaged')).toEqual(['Drone', 'Drone']);
  });
});

describe('the main schemes of Ultron', () => {
  const cowl = { mainScheme: ['01137a', '01138a', '01139a'], encounter: ['01140', ...Array<string>(12).fill('01101')] };
  const norad = { mainScheme: ['01138a', '01139a'] };

  test('The Crimson Cowl puts the environment into play, and a Drone before each player. MC-SETUP-12, MC-SETUP-13', () => {
    const table = new UltronTable(2, cowl);
    expect(table.names('villainArea').toSorted()).toEqual(['The Crimson Cowl', 'Ultron', 'Ultron Drones']);
    expect([table.count('encounterDeck'), threat(table)]).toEqual([12, 0]);
    const ofPlayer = (seat: number): number => table.count('deck', seat) + table.count('hand', seat);
    expect([0, 1].map((seat) => [table.names('engaged', seat), ofPlayer(seat)])).toEqual([
      [['Drone'], 40 - 1],
      [['Drone'], 40 - 1],
    ]);
  });

  test('Assault on NORAD puts a Drone before each player; the threat that completed the stage before was not placed on it. MC-MAIN-SCHEME-7', () => {
    const table = new UltronTable(1, cowl);
    table.mark(table.state.mainScheme, { threat: 2 });
    table.villainPhase(NO_BOOST, NOTHING).until('takeTurn');
    expect([table.key(table.state.mainScheme), table.names('engaged')]).toEqual(['01138b', ['Drone', 'Drone']]);
    // Ultron and both Drones have schemed.
    expect(threat(table)).toBe(1 + 2);
  });

  test('after threat is placed on it in step one, each player chooses: 2 threat or a Drone. MC-VILLAIN-PHASE-1, MC-EACH-PLAYER-1', () => {
    const table = new UltronTable(2, norad).do('endTurn').villainPhase(NO_BOOST, NO_BOOST, NOTHING, NOTHING).until('chooseMode');
    expect([table.purpose, threat(table), table.offers().length]).toEqual(['chooseMode', 2, 2]);
    table.choose(1);
    expect([table.purpose, threat(table), table.count('engaged', 0)]).toEqual(['chooseMode', 2, 1]);
    table.choose(0);
    // Ultron has schemed against both, and the Drone: none of that is placed in step one.
    table.until('takeTurn');
    expect([threat(table), table.count('engaged', 0), table.count('engaged', 1)]).toEqual([2 + 2 + 1 + 1 + 1, 1, 0]);
  });

  test('where the choice of one player completes it, the others can choose no threat any more. MC-CHOOSE-OPTION-1', () => {
    const table = new UltronTable(2, norad).do('endTurn');
    table.mark(table.state.mainScheme, { threat: 16 });
    table.villainPhase(NO_BOOST, NO_BOOST, NOTHING, NOTHING).until('chooseMode').choose(0);
    expect([table.key(table.state.mainScheme), threat(table), table.purpose]).toEqual(['01139b', 0, 'chooseMode']);
    // Countdown to Oblivion has put a Drone before each.
    expect([table.offers().length, table.count('engaged', 1)]).toEqual([1, 1]);
    expect(table.choose(1).count('engaged', 1)).toBe(2);
  });

  test('from Countdown to Oblivion no threat can be removed, and its completion loses. MC-CANNOT-1, MC-WIN-2', () => {
    const table = heroTable(1, { mainScheme: ['01139a'] });
    table.mark(table.state.mainScheme, { threat: 3 });
    expect(table.offers()).not.toContain('thwart Captain Marvel');
    table.mark(table.state.mainScheme, { threat: 4 });
    table.do('endTurn').until('takeTurn');
    expect(table.state).toMatchObject({ ending: 'schemeCompleted', winners: [], lost: true });
  });
});

describe('Ultron Drones', () => {
  test('give a Drone a base SCH, ATK and hit points of 1. MC-BASE-VALUE-1, MC-CARD-21', () => {
    const table = new UltronTable();
    table.putDrone(STRENGTH);
    table.villainPhase(NO_BOOST, NOTHING).until('takeTurn');
    expect(threat(table)).toBe(1 + 1 + 1);
    const hero = heroTable();
    const drone = hero.putDrone(STRENGTH);
    expect([hero.power(drone), hero.hitPoints(drone)]).toEqual([1, 1]);
    hero.do('attack Captain Marvel', 'attack Drone');
    expect([hero.count('engaged'), hero.names('discard')]).toEqual([0, ['Strength']]);
    expect(hero.names('encounterDiscard')).not.toContain('Strength');
  });

  test('without them a Drone has none of these: nothing adds to them, and damage does not defeat it. MC-DASH-1', () => {
    const table = heroTable(1, { villain: ['01136'] });
    const drone = table.putDrone(STRENGTH);
    table.remove(table.named('Ultron Drones'));
    expect([table.power(drone), table.hitPoints(drone)]).toEqual([undefined, 0]);
    table.do('attack Captain Marvel', 'attack Drone');
    expect([table.count('engaged'), table.on(drone).damage]).toEqual([1, 2]);
  });

  test('a faceup Drone keeps its printed values', () => {
    const table = new UltronTable();
    const minion = table.put(ADVANCED, 'engaged');
    expect([table.power(minion), table.hitPoints(minion)]).toEqual([1, 4]);
  });
});

describe('Program Transmitter', () => {
  test('adds 1 to his SCH, and after he schemes places 1 threat on each side scheme. MC-ATTACHMENT-3', () => {
    const table = new UltronTable();
    table.putOn('01141', table.state.villain);
    const schemes = [table.put('01151', 'villainArea', 0, { threat: 1 }), table.put('01149', 'villainArea', 0, { threat: 4 })];
    table.villainPhase(NO_BOOST, NOTHING, NOTHING).until('takeTurn');
    expect(threat(table)).toBe(1 + 1 + 1);
    expect(schemes.map((scheme) => table.on(scheme).threat)).toEqual([2, 5]);
  });

  test('places none after an attack, and a hero discards it for two mental resources and exhausts. MC-ACTION-2', () => {
    const table = heroTable();
    table.putOn('01141', table.state.villain);
    const scheme = table.put('01151', 'villainArea', 0, { threat: 1 });
    table.villainPhase(NO_BOOST, NOTHING).until('takeTurn');
    expect(table.on(scheme).threat).toBe(1);
    table.leaveIn('hand', 0, [MENTAL, PHYSICAL]);
    expect(table.offers()).not.toContain('use Program Transmitter');
    table.put(MENTAL, 'hand');
    table.do('use Program Transmitter', 'spend Energy Channel, spend Energy Channel');
    expect(table.names('encounterDiscard')).toContain('Program Transmitter');
    expect(table.on(table.identity()).exhausted).toBe(true);
  });

  test('is attached to Ultron as it is revealed. MC-ATTACH-1', () => {
    const table = new UltronTable().villainPhase(NO_BOOST, '01141').until('takeTurn');
    expect(table.on(table.named('Program Transmitter')).host).toBe(table.state.villain);
  });
});

describe('Upgraded Drones', () => {
  test('attached to the environment, they give each facedown Drone 1 ATK and 1 hit point, and a faceup one nothing. MC-ATTACH-1', () => {
    const table = new UltronTable().villainPhase(NO_BOOST, '01142').until('takeTurn');
    const environment = table.named('Ultron Drones');
    expect(table.on(table.named('Upgraded Drones')).host).toBe(environment);
    const cards = [table.putDrone(STRENGTH), table.put(ADVANCED, 'engaged')];
    expect(cards.map((card) => [table.power(card), table.hitPoints(card)])).toEqual([
      [2, 2],
      [1, 4],
    ]);
  });

  test('a hero discards them for three resources and does not exhaust; who has only the hit point that is lost is defeated. MC-HIT-POINTS-8', () => {
    const table = heroTable();
    table.putOn('01142', table.named('Ultron Drones'));
    const [hurt, unhurt] = [table.putDrone(STRENGTH, 0, { damage: 1 }), table.putDrone(MOCKINGBIRD)];
    table.leaveIn('hand', 0, [ENERGY, MENTAL, MENTAL]);
    expect(table.offers()).not.toContain('use Upgraded Drones');
    table.put(PHYSICAL, 'hand');
    table.do('use Upgraded Drones', 'spend Relentless Assault, spend Energy Channel, spend Combat Training');
    expect(table.names('encounterDiscard')).toContain('Upgraded Drones');
    expect(table.on(table.identity()).exhausted).toBe(false);
    expect([table.isEngaged(hurt), table.isEngaged(unhurt), table.names('discard').includes('Strength')]).toEqual([false, true, true]);
  });
});

describe('Advanced Ultron Drone', () => {
  test('guards, and as it is defeated the player with whom it is engaged puts a Drone. MC-GUARD-1', () => {
    const table = heroTable(2);
    const minion = table.put(ADVANCED, 'engaged', 0, { damage: 2 });
    table.do('attack Captain Marvel');
    expect(table.offers()).toEqual(['attack Advanced Ultron Drone']);
    table.do('attack Advanced Ultron Drone');
    expect([table.isEngaged(minion), table.names('engaged', 0)]).toEqual([false, ['Drone']]);
    const other = table.put(ADVANCED, 'engaged', 1, { damage: 3 });
    table.put(MOCKINGBIRD, 'area');
    table.do('attack Mockingbird', 'attack Advanced Ultron Drone');
    expect([table.isEngaged(other), table.count('engaged', 0), table.names('engaged', 1)]).toEqual([false, 1, ['Drone']]);
  });
});

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
    expect([threat(table), table.on(table.named('Under Attack')).threat]).toEqual([1 + 2 + 3, 1 + 2]);
    expect(before - table.count('deck')).toBe(3);
  });

  test.each([
    { what: 'undefended', defence: '', marks: {}, discarded: 4, taken: 4 },
    { what: 'defended', defence: 'defend Captain Marvel', marks: {}, discarded: 3, taken: 3 },
    { what: 'also what a tough card prevents. MC-DAMAGE-7', defence: '', marks: { tough: 1 }, discarded: 4, taken: 0 },
  ])('in hero form he attacks, and you discard a card for each damage dealt, $what', ({ defence, marks, discarded, taken }) => {
    const table = heroTable();
    table.mark(table.state.villain, { stunned: 1 });
    table.villainPhase('01145', TWO_BOOSTS).until('declareDefender');
    table.mark(table.identity(), marks);
    const before = table.count('deck');
    table.do(defence).until('takeTurn');
    expect([before - table.count('deck'), damage(table)]).toEqual([discarded, taken]);
  });

  test('damage with which a character strikes back does not count', () => {
    const table = new UltronTable(2).do('endTurn', "changeForm T'Challa");
    table.mark(table.state.villain, { stunned: 1, confused: 1 });
    table.villainPhase(NOTHING, '01145', NO_BOOST).until('declareDefender');
    const before = table.count('deck', 1);
    table.do('').until('takeTurn');
    expect([before - table.count('deck', 1), damage(table, 1), table.on(table.state.villain).damage]).toEqual([2, 2, 1]);
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
    expect([table.on(table.state.villain).damage, threat(table)]).toEqual([10 - 2, 1 + 1 + 1 + 2]);
  });
});

describe('Swarm Attack', () => {
  /** Nobody attacks in step two: the villain and what is engaged are stunned or confused. */
  function swarm(table: UltronTable): UltronTable {
    table.mark(table.state.villain, { stunned: 1, confused: 1 });
    return table.villainPhase('01147').until('takeTurn');
  }

  test('each Drone engaged with your hero attacks, and other minions do not', () => {
    const table = heroTable();
    const cards = [table.putDrone(STRENGTH, 0, { stunned: 1 }), table.put(ADVANCED, 'engaged', 0, { stunned: 1 })];
    table.put('01101', 'engaged', 0, { stunned: 1 });
    swarm(table);
    expect([damage(table), table.count('engaged')]).toEqual([2, 3]);
    expect(cards.map((card) => table.on(card).stunned)).toEqual([0, 0]);
  });

  test.each([
    ['there is no Drone', () => heroTable()],
    ['you are in alter-ego form', () => withDrone(new UltronTable(), { confused: 1 })],
  ])('a Drone is put where no attack was made: %s', (_what, make) => {
    const table = make();
    const before = table.count('engaged');
    swarm(table);
    expect([table.count('engaged') - before, damage(table)]).toEqual([1, 0]);
  });

  test('also where the only Drone is stunned. MC-STUN-7', () => {
    const table = heroTable();
    const drone = table.putDrone(STRENGTH);
    table.mark(table.state.villain, { stunned: 1 });
    table.villainPhase('01147').until('declareDefender');
    table.mark(drone, { stunned: 1 });
    // The Drone has attacked in step two, and loses the card now.
    table.do('').until('takeTurn');
    expect([table.count('engaged'), damage(table), table.on(drone).stunned]).toEqual([2, 1, 0]);
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
