import { describe, expect, test } from 'vitest';
import { damageOfHero, heroAgainstUltron, NO_BOOST, NOTHING, threatOnMain, UltronTable } from '../../fixtures/ultron-table.ts';

const MOCKINGBIRD = '01083';
const STRENGTH = '01090';
const ADVANCED = '01143';
/** Cards with one resource: Combat Training, Relentless Assault and Energy Channel. */
const [PHYSICAL, ENERGY, MENTAL] = ['01057', '01053', '01018'];

describe('Ultron I', () => {
  test.each([
    ['1 threat', 0, 1 + 1, 0],
    ['a Drone', 1, 1, 1],
  ])('after he attacks you, you choose: %s. MC-ATTACK-ENEMY-ACTIVATION-5', (_what, mode, placed, drones) => {
    const table = heroAgainstUltron().villainPhase(NO_BOOST, NOTHING).until('chooseMode');
    expect([table.offers().length, threatOnMain(table)]).toEqual([2, 1]);
    table.choose(mode).until('takeTurn');
    expect([threatOnMain(table), table.count('engaged')]).toEqual([placed, drones]);
    // A Drone that has come in step two attacks, too. MC-MINION-6
    expect(damageOfHero(table)).toBe(2 + drones);
  });

  test('also where an ally defended. MC-ATTACK-ENEMY-ACTIVATION-5', () => {
    const table = heroAgainstUltron();
    table.put(MOCKINGBIRD, 'area');
    table.villainPhase(NO_BOOST, NOTHING).until('declareDefender');
    expect(table.do('defend Mockingbird').purpose).toBe('chooseMode');
  });

  test('not where he schemes: 1 threat in step one and 1 of his', () => {
    expect(threatOnMain(new UltronTable().villainPhase(NO_BOOST, NOTHING).until('takeTurn'))).toBe(2);
  });

  test('not of a player whom the attack has eliminated, nor of another in that place. MC-PLAYER-ELIMINATION-12', () => {
    const table = heroAgainstUltron(2).do('endTurn');
    table.mark(table.identity(0), { damage: 11 });
    table.villainPhase(NO_BOOST, NO_BOOST, NOTHING).until('takeTurn');
    expect(table.state.players[0]?.isEliminated).toBe(true);
    expect(threatOnMain(table)).toBe(2 + 1);
  });
});

describe('Ultron II', () => {
  const second = { villain: ['01135', '01136'] };

  test('puts a Drone before he attacks, and has 1 ATK more for each Drone engaged with you. MC-FAQ-24', () => {
    const table = heroAgainstUltron(1, second);
    table.put(ADVANCED, 'engaged');
    table.villainPhase(NO_BOOST, NOTHING).until('declareDefender');
    expect(table.names('engaged')).toEqual(['Advanced Ultron Drone', 'Drone']);
    table.do('');
    expect(damageOfHero(table)).toBe(2 + 2);
    // Then they attack for 1 each; the bonus is over.
    table.until('takeTurn');
    expect([damageOfHero(table), table.power(table.state.villain)]).toEqual([4 + 2, 2]);
  });

  test('the Drones are those of whom he attacked, whoever defends, as many as there are when damage is dealt. MC-FAQ-24', () => {
    const table = heroAgainstUltron(2, second).do('endTurn', "changeForm T'Challa");
    table.putDrone(STRENGTH, 0);
    for (let count = 0; count < 3; count++) table.putDrone(STRENGTH, 1);
    table.villainPhase(NO_BOOST, NO_BOOST, NOTHING, NOTHING).until('declareDefender');
    expect(table.count('engaged', 0)).toBe(2);
    table.putDrone(STRENGTH, 0);
    table.do('defend Black Panther');
    expect(damageOfHero(table, 1)).toBe(2 + 3 - 2);
  });
});

describe('Ultron III', () => {
  const third = { villain: ['01136'] };

  test('each Drone, faceup ones among them, has 1 ATK and 1 hit point more; other minions have not', () => {
    const table = heroAgainstUltron(1, third);
    const cards = [table.putDrone(STRENGTH), table.put(ADVANCED, 'engaged'), table.put('01101', 'engaged')];
    expect(cards.map((card) => [table.power(card), table.hitPoints(card)])).toEqual([
      [2, 2],
      [2, 5],
      [1, 3],
    ]);
  });

  test('he cannot take damage while a Drone is in play. MC-CANNOT-1', () => {
    const table = heroAgainstUltron(2, third);
    table.putDrone(STRENGTH, 1);
    table.put(MOCKINGBIRD, 'area');
    table.do('attack Captain Marvel');
    expect(table.offers()).toEqual(['attack Drone']);
    table.do('attack Drone');
    table.do('attack Mockingbird', 'attack Ultron');
    expect(table.on(table.state.villain).damage).toBe(1);
  });

  test('as he is revealed, his side scheme is found and revealed. MC-WHEN-REVEALED-1, MC-SEARCH-1', () => {
    const table = heroAgainstUltron(1, { villain: ['01135', '01136'] });
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
    expect([table.count('encounterDeck'), threatOnMain(table)]).toEqual([12, 0]);
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
    expect(threatOnMain(table)).toBe(1 + 2);
  });

  test('after threat is placed on it in step one, each player chooses: 2 threat or a Drone. MC-VILLAIN-PHASE-1, MC-EACH-PLAYER-1', () => {
    const table = new UltronTable(2, norad).do('endTurn').villainPhase(NO_BOOST, NO_BOOST, NOTHING, NOTHING).until('chooseMode');
    expect([table.purpose, threatOnMain(table), table.offers().length]).toEqual(['chooseMode', 2, 2]);
    table.choose(1);
    expect([table.purpose, threatOnMain(table), table.count('engaged', 0)]).toEqual(['chooseMode', 2, 1]);
    table.choose(0);
    // Ultron has schemed against both, and the Drone: none of that is placed in step one.
    table.until('takeTurn');
    expect([threatOnMain(table), table.count('engaged', 0), table.count('engaged', 1)]).toEqual([2 + 2 + 1 + 1 + 1, 1, 0]);
  });

  test('where the choice of one player completes it, the others can choose no threat any more. MC-CHOOSE-OPTION-1', () => {
    const table = new UltronTable(2, norad).do('endTurn');
    table.mark(table.state.mainScheme, { threat: 16 });
    table.villainPhase(NO_BOOST, NO_BOOST, NOTHING, NOTHING).until('chooseMode').choose(0);
    expect([table.key(table.state.mainScheme), threatOnMain(table), table.purpose]).toEqual(['01139b', 0, 'chooseMode']);
    // Countdown to Oblivion has put a Drone before each.
    expect([table.offers().length, table.count('engaged', 1)]).toEqual([1, 1]);
    expect(table.choose(1).count('engaged', 1)).toBe(2);
  });

  test('from Countdown to Oblivion no threat can be removed, and its completion loses. MC-CANNOT-1, MC-WIN-2', () => {
    const table = heroAgainstUltron(1, { mainScheme: ['01139a'] });
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
    expect(threatOnMain(table)).toBe(1 + 1 + 1);
    const hero = heroAgainstUltron();
    const drone = hero.putDrone(STRENGTH);
    expect([hero.power(drone), hero.hitPoints(drone)]).toEqual([1, 1]);
    hero.do('attack Captain Marvel', 'attack Drone');
    expect([hero.count('engaged'), hero.names('discard')]).toEqual([0, ['Strength']]);
    expect(hero.names('encounterDiscard')).not.toContain('Strength');
  });

  test('without them a Drone has none of these: nothing adds to them, and damage does not defeat it. MC-DASH-1', () => {
    const table = heroAgainstUltron(1, { villain: ['01136'] });
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
    expect(threatOnMain(table)).toBe(1 + 1 + 1);
    expect(schemes.map((scheme) => table.on(scheme).threat)).toEqual([2, 5]);
  });

  test('places none after an attack, and a hero discards it for two mental resources and exhausts. MC-ACTION-2', () => {
    const table = heroAgainstUltron();
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
    const table = heroAgainstUltron();
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
    const table = heroAgainstUltron(2);
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
