import { describe, expect, test } from 'vitest';
import { CoreTable, NO_BOOST } from '../../fixtures/scenario-table.ts';
import type { Configuration } from '../../setup/configuration.ts';

const heroes = ['Spider-Man', 'Captain Marvel'];
const TWO_BOOSTS = '01125';
const BLACK_WIDOW = '01075';
const LUKE_CAGE = '01076';

function heroTable(): CoreTable {
  return new CoreTable().do('changeForm Peter Parker') as CoreTable;
}

/** Spider-Man and Captain Marvel, the first as a hero and the second if it is said. */
function twoPlayers(form: 'hero' | 'alterEgo' = 'hero', changes: Partial<Configuration> = {}): CoreTable {
  const table = new CoreTable(heroes, changes);
  table.leaveIn('encounterDeck', 0, Array<string>(12).fill(NO_BOOST));
  table.do('changeForm Peter Parker', 'endTurn');
  if (form === 'hero') table.do('changeForm Carol Danvers');
  return table;
}

describe('The Masters of Evil', () => {
  test('enter play with three threat for each player, and a minion of them engages the first player', () => {
    const table = new CoreTable(heroes);
    table.leaveIn('encounterDeck', 0, [NO_BOOST, '01131', '01101', NO_BOOST]);
    const scheme = table.reveal('01128', 1);
    expect([table.on(scheme).threat, table.names('engaged', 0), table.names('engaged', 1)]).toEqual([6, ['Tiger Shark'], []]);
    expect(table.names('encounterDeck')).toEqual(['Hard to Keep Down']);
  });
});

describe('Radioactive Man', () => {
  test('discards a card of the player whom he attacked', () => {
    const table = heroTable();
    const hand = table.names('hand').length;
    table.activate(table.put('01129', 'engaged'), 'attack').until('takeTurn');
    expect([table.names('hand').length, table.on(table.identity()).damage]).toEqual([hand - 1, 1]);
  });

  test('discards one of the player who defended. MC-DEFENSE-17', () => {
    const table = twoPlayers();
    const hands = [0, 1].map((seat) => table.names('hand', seat).length);
    table
      .activate(table.put('01129', 'engaged', 0), 'attack', 0)
      .until('declareDefender')
      .do('defend Captain Marvel')
      .until('takeTurn');
    expect([0, 1].map((seat) => table.names('hand', seat).length)).toEqual([hands[0], (hands[1] ?? 0) - 1]);
  });

  test('discards one as a boost card', () => {
    const table = new CoreTable();
    const hand = table.names('hand').length;
    table.activate(table.state.villain, 'scheme', 0, ['01129']).until('takeTurn');
    expect(table.names('hand').length).toBe(hand - 1);
  });
});

describe('Whirlwind', () => {
  test('attacks each hero, each with a defender of their own. MC-FAQ-23', () => {
    const table = twoPlayers();
    const whirlwind = table.put('01130', 'engaged', 0);
    table.activate(whirlwind, 'attack', 0).until('declareDefender');
    expect([table.offers(0), table.offers(1)]).toEqual([['defend Spider-Man'], ['defend Captain Marvel']]);
    table.do('', '');
    expect(table.purpose).toBe('declareDefender');
    table.do('defend Captain Marvel').until('takeTurn');
    // Two less a defense of one.
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([2, 1]);
    expect(table.on(table.identity(1)).exhausted).toBe(true);
  });

  test('one player may defend for another, and is attacked by both. MC-FAQ-23', () => {
    const table = twoPlayers();
    table.activate(table.put('01130', 'engaged', 0), 'attack', 0).until('declareDefender');
    table.do('defend Captain Marvel').until('declareDefender');
    expect([table.offers(0), table.offers(1)]).toEqual([['defend Spider-Man'], []]);
    table.until('takeTurn');
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([0, 1 + 2]);
  });

  test('attacks no alter-ego beside the hero', () => {
    const table = twoPlayers('alterEgo');
    table.activate(table.put('01130', 'engaged', 0), 'attack', 0).until('takeTurn');
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([2, 0]);
  });

  test('attacks the others too when his own hero is defeated by it', () => {
    const table = twoPlayers();
    table.mark(table.identity(0), { damage: 9 });
    table.activate(table.put('01130', 'engaged', 0), 'attack', 0).until('takeTurn');
    expect([table.state.players[0]?.isEliminated, table.on(table.identity(1)).damage]).toEqual([true, 2]);
    // He engages the next player.
    expect(table.names('engaged', 1)).toEqual(['Whirlwind']);
  });

  test('stunned attacks nobody', () => {
    const table = twoPlayers();
    const whirlwind = table.put('01130', 'engaged', 0, { stunned: 1 });
    table.activate(whirlwind, 'attack', 0).until('takeTurn');
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([0, 0]);
  });

  test.each(['hero', 'alterEgo'] as const)('deals one damage to each hero as a boost card (the other is in %s form)', (form) => {
    const table = twoPlayers(form);
    table.attack(0, ['01130']).until('declareDefender').do('defend Spider-Man').until('takeTurn');
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([1, form === 'hero' ? 1 : 0]);
  });
});

describe('Tiger Shark', () => {
  test.each([
    ['attack', 1],
    ['scheme', 0],
  ] as const)('is tough after he attacks, and not after he schemes (%s)', (how, tough) => {
    const table = heroTable();
    const shark = table.put('01131', 'engaged');
    table.activate(shark, how).until('takeTurn');
    expect(table.on(shark).tough).toBe(tough);
  });

  test('makes the villain tough as a boost card', () => {
    const table = new CoreTable();
    table.activate(table.state.villain, 'scheme', 0, ['01131']).until('takeTurn');
    expect(table.on(table.state.villain).tough).toBe(1);
  });
});

describe('Melter', () => {
  test('has to be defended against with an ally of the player whom he is engaged with', () => {
    const table = twoPlayers();
    table.put(BLACK_WIDOW, 'area', 0);
    table.put(LUKE_CAGE, 'area', 1);
    table.activate(table.put('01132', 'engaged', 0), 'attack', 0).until('declareDefender');
    expect([table.offers(0), table.offers(1)]).toEqual([['defend Black Widow'], []]);
    expect(() => table.do('')).toThrow('wrongCount');
    table.do('defend Black Widow').until('takeTurn');
    expect([table.inPlay('Black Widow'), table.on(table.identity(0)).damage]).toEqual([undefined, 0]);
  });

  test('lets anybody defend where that player has no ally who is ready', () => {
    const table = twoPlayers();
    table.put(BLACK_WIDOW, 'area', 0, { exhausted: true });
    table.put(LUKE_CAGE, 'area', 1);
    table.activate(table.put('01132', 'engaged', 0), 'attack', 0).until('declareDefender');
    expect([table.offers(0), table.offers(1)]).toEqual([['defend Spider-Man'], ['defend Captain Marvel', 'defend Luke Cage']]);
    table.until('takeTurn');
    expect(table.on(table.identity(0)).damage).toBe(3);
  });

  test('binds nobody who is attacked by another enemy', () => {
    const table = heroTable();
    table.put(BLACK_WIDOW, 'area');
    table.put('01132', 'engaged');
    table.attack().until('declareDefender');
    expect(table.offers()).toEqual(['defend Spider-Man', 'defend Black Widow']);
  });

  test('exhausts each ally of the player as a boost card', () => {
    const table = twoPlayers();
    const [own, other] = [table.put(BLACK_WIDOW, 'area', 0), table.put(LUKE_CAGE, 'area', 1)];
    table.attack(0, ['01132']).until('takeTurn');
    expect([table.on(own).exhausted, table.on(other).exhausted, table.on(table.identity(0)).exhausted]).toEqual([true, false, false]);
  });
});

describe('Masters of Mayhem', () => {
  test('has each minion of them attack the hero it is engaged with, in the order that this player says. MC-ACTIVATION-7', () => {
    const table = twoPlayers();
    table.put('01129', 'engaged', 0);
    table.put('01131', 'engaged', 0);
    table.put('01101', 'engaged', 0);
    table.put('01132', 'engaged', 1);
    table.reveal('01133', 1);
    expect([table.purpose, table.offers(0)]).toEqual(['whichMinion', ['activate Radioactive Man', 'activate Tiger Shark']]);
    table.do('activate Tiger Shark').until('declareDefender');
    expect(table.on(table.identity(0)).damage).toBe(0);
    table.until('takeTurn');
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([1 + 3, 3]);
    expect(table.names('engaged', 1)).toEqual(['Melter']);
  });

  test('has a minion of them found where no attack was made, in the deck or the discard pile', () => {
    const table = twoPlayers('alterEgo');
    table.put('01132', 'engaged', 1);
    table.put('01129', 'engaged', 0, { stunned: 1 });
    table.put('01131', 'encounterDiscard');
    table.put('01130', 'encounterDeck');
    table.reveal('01133', 1);
    expect([table.purpose, [...table.offers()].toSorted()]).toEqual(['searchFor', ['choose Tiger Shark', 'choose Whirlwind']]);
    table.do('choose Whirlwind').until('takeTurn');
    expect([table.names('engaged', 1), table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([
      ['Melter', 'Whirlwind'],
      0,
      0,
    ]);
  });

  test('finds nobody after an attack was made', () => {
    const table = heroTable();
    table.put('01129', 'engaged');
    table.put('01131', 'encounterDiscard');
    table.reveal('01133');
    table.until('takeTurn');
    expect([table.names('engaged'), table.on(table.identity()).damage]).toEqual([['Radioactive Man'], 1]);
  });

  test('is a boost card with two icons', () => {
    const table = heroTable();
    table.attack(0, ['01133']).until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(2 + 2);
    table.attack(0, [TWO_BOOSTS]).until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(8);
  });
});
