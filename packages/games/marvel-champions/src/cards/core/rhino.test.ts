import { describe, expect, test } from 'vitest';
import { CoreTable, NO_BOOST } from '../../fixtures/scenario-table.ts';
import { hitPointsLeft } from '../../state/reading.ts';

const TWO_BOOSTS = '01099';
const NOTHING = '01186';

/** Spider-Man in hero form against Rhino. */
function heroTable(): CoreTable {
  return new CoreTable().do('changeForm Peter Parker') as CoreTable;
}

/** Spider-Man and Captain Marvel, both in hero form, at the first one's second turn. */
function twoHeroes(): CoreTable {
  const table = new CoreTable(['Spider-Man', 'Captain Marvel']);
  table.leaveIn('encounterDeck', 0, Array<string>(12).fill(NO_BOOST));
  table.do('changeForm Peter Parker', 'endTurn', 'changeForm Carol Danvers');
  return table;
}

describe('Rhino', () => {
  test.each([1, 2])('II finds his side scheme in the encounter deck, with threat for each of %s players', (players) => {
    const table = new CoreTable(['Spider-Man', 'Captain Marvel'].slice(0, players), { difficulty: 'expert' });
    const scheme = table.inPlay("Breakin' & Takin'") ?? 0;
    expect(table.on(scheme).threat).toBe(2 + players);
    expect(hitPointsLeft(table.match, table.state.villain)).toBe(15 * players);
  });

  test('II finds it in the discard pile too, as he comes after the first stage', () => {
    const table = heroTable();
    table.leaveIn('encounterDeck', 0, [NOTHING, NOTHING]);
    table.put('01107', 'encounterDiscard');
    table.mark(table.state.villain, { damage: 13 });
    table.do('attack Spider-Man', 'attack Rhino', "choose Breakin' & Takin'");
    expect([table.inPlay("Breakin' & Takin'") !== undefined, hitPointsLeft(table.match, table.state.villain)]).toEqual([true, 15]);
  });

  test('III is tough and stuns each hero, and no alter-ego', () => {
    const table = new CoreTable(['Spider-Man', 'Captain Marvel'], { difficulty: 'expert' });
    table.do('changeForm Peter Parker');
    table.mark(table.state.villain, { damage: 29 });
    table.do('attack Spider-Man', 'attack Rhino');
    expect(table.on(table.state.villain)).toMatchObject({ tough: 1, damage: 0 });
    expect([table.on(table.identity(0)).stunned, table.on(table.identity(1)).stunned]).toEqual([1, 0]);
  });

  test('III stuns every hero of several', () => {
    const table = new CoreTable(['Spider-Man', 'Captain Marvel'], { difficulty: 'expert' });
    table.do('changeForm Peter Parker', 'endTurn', 'changeForm Carol Danvers');
    table.mark(table.state.villain, { damage: 29 });
    table.do('attack Captain Marvel', 'attack Rhino');
    expect([table.on(table.identity(0)).stunned, table.on(table.identity(1)).stunned]).toEqual([1, 1]);
  });

  test('wins when the one stage of his scheme is completed', () => {
    const table = heroTable();
    table.mark(table.state.mainScheme, { threat: 6 });
    table.do('endTurn').until('nothing');
    expect([table.state.ending, table.state.winners]).toEqual(['schemeCompleted', []]);
  });
});

describe('his attachments', () => {
  test('Armored Rhino Suit takes all damage in his place, and is discarded with five or more on it', () => {
    const table = heroTable();
    const suit = table.reveal('01098');
    table.mark(suit, { damage: 2 });
    table.do('attack Spider-Man', 'attack Rhino');
    expect([table.on(suit).damage, table.on(table.state.villain).damage]).toEqual([4, 0]);
    table.mark(table.identity(), { exhausted: false });
    table.do('attack Spider-Man', 'attack Rhino');
    expect([table.inPlay('Armored Rhino Suit'), table.on(table.state.villain).damage]).toEqual([undefined, 0]);
    table.mark(table.identity(), { exhausted: false });
    table.do('attack Spider-Man', 'attack Rhino');
    expect(table.on(table.state.villain).damage).toBe(2);
  });

  test('Armored Rhino Suit is discarded with exactly five', () => {
    const table = heroTable();
    table.mark(table.reveal('01098'), { damage: 3 });
    table.do('attack Spider-Man', 'attack Rhino');
    expect(table.inPlay('Armored Rhino Suit')).toBeUndefined();
  });

  test('Charge adds three, gives the attack overkill, and is discarded after it', () => {
    const table = heroTable();
    table.reveal('01099');
    table.put('01075', 'area');
    table.attack().until('declareDefender').do('defend Black Widow').until('takeTurn');
    expect([table.on(table.identity()).damage, table.inPlay('Black Widow'), table.inPlay('Charge')]).toEqual([
      2 + 3 - 2,
      undefined,
      undefined,
    ]);
    table.put('01075', 'area');
    table.attack().until('declareDefender').do('defend Black Widow').until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(3);
  });

  test('Charge stays on him when he schemes', () => {
    const table = new CoreTable();
    table.reveal('01099');
    table.activate(table.state.villain, 'scheme').until('takeTurn');
    expect(table.inPlay('Charge')).toBeDefined();
  });

  test('Charge is discarded at the end of an attack whose player it defeats, too. MC-PLAYER-ELIMINATION-11', () => {
    const table = twoHeroes();
    table.reveal('01099');
    table.mark(table.identity(), { damage: 9 });
    table.attack().until('takeTurn');
    expect([table.state.players[0]?.isEliminated, table.inPlay('Charge')]).toEqual([true, undefined]);
  });

  test('Enhanced Ivory Horn adds one, until a hero spends three physical resources', () => {
    const table = heroTable();
    table.reveal('01100');
    table.attack().until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(3);
    table.leaveIn('hand', 0, ['01090', '01088']);
    expect(table.offers()).not.toContain('use Enhanced Ivory Horn');
    table.leaveIn('hand', 0, ['01090', '01003']);
    table.do('use Enhanced Ivory Horn').do('spend Strength, spend Backflip');
    expect([table.inPlay('Enhanced Ivory Horn'), table.names('hand')]).toEqual([undefined, []]);
  });

  test('Enhanced Ivory Horn is not discarded by an alter-ego', () => {
    const table = new CoreTable();
    table.reveal('01100');
    table.leaveIn('hand', 0, ['01090', '01003']);
    expect(table.offers()).not.toContain('use Enhanced Ivory Horn');
  });
});

describe('his minions', () => {
  test('Hydra Mercenary guards him', () => {
    const table = heroTable();
    table.reveal('01101');
    table.do('attack Spider-Man');
    expect(table.offers()).toEqual(['attack Hydra Mercenary']);
  });

  test('Sandman enters play tough', () => {
    const table = new CoreTable();
    expect(table.on(table.reveal('01102')).tough).toBe(1);
  });

  test('Shocker deals one damage to each hero, and to no alter-ego', () => {
    const table = twoHeroes();
    table.reveal('01103', 1);
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([1, 1]);
    expect(table.names('engaged', 1)).toEqual(['Shocker']);
    const mixed = new CoreTable(['Spider-Man', 'Captain Marvel']).do('changeForm Peter Parker') as CoreTable;
    mixed.reveal('01103', 1);
    expect([mixed.on(mixed.identity(0)).damage, mixed.on(mixed.identity(1)).damage]).toEqual([1, 0]);
  });
});

describe('his treacheries', () => {
  test.each([
    [6, 2, false],
    [3, 0, false],
    [0, 0, true],
  ])('Hard to Keep Down heals four of %s damage, and surges where none is healed', (damage, left, surges) => {
    const table = new CoreTable();
    table.put('01101', 'encounterDeck');
    table.mark(table.state.villain, { damage });
    table.reveal('01104');
    expect([table.on(table.state.villain).damage, table.names('engaged')]).toEqual([left, surges ? ['Hydra Mercenary'] : []]);
  });

  test.each([
    [0, false],
    [1, true],
  ])('"I’m Tough" makes him tough, and surges where he has %s such cards. MC-MODIFYING-EFFECTS-3', (tough, surges) => {
    const table = new CoreTable();
    table.put('01101', 'encounterDeck');
    table.mark(table.state.villain, { tough });
    table.reveal('01105');
    expect([table.on(table.state.villain).tough, table.names('engaged')]).toEqual([1, surges ? ['Hydra Mercenary'] : []]);
  });

  test('Stampede surges for an alter-ego, whom nobody attacks', () => {
    const table = new CoreTable();
    table.put('01101', 'encounterDeck');
    table.reveal('01106');
    expect([table.names('engaged'), table.on(table.identity()).damage]).toEqual([['Hydra Mercenary'], 0]);
  });

  test.each([
    ['', 2, 1],
    ['defend Spider-Man', 0, 0],
  ])('Stampede attacks a hero and stuns whoever is damaged (%s)', (defense, damage, stunned) => {
    const table = heroTable();
    table.put('01101', 'encounterDeck');
    table.put(NO_BOOST, 'encounterDeck');
    table.reveal('01106');
    table.until('declareDefender').do(defense).until('takeTurn');
    expect(table.on(table.identity())).toMatchObject({ damage, stunned });
    expect(table.names('engaged')).toEqual([]);
  });

  test('Stampede stuns both an ally who defends and the hero whom the rest of an attack with overkill damages', () => {
    const table = heroTable();
    table.reveal('01099');
    const ally = table.put('01076', 'area', 0, { damage: 0 });
    table.put(TWO_BOOSTS, 'encounterDeck');
    table.reveal('01106');
    table.until('declareDefender').do('defend Luke Cage').until('takeTurn');
    // Two of Rhino, three of Charge and two of the boost card on an ally with five hit points.
    expect([table.inPlay('Luke Cage'), table.on(ally).stunned]).toEqual([undefined, 0]);
    expect(table.on(table.identity())).toMatchObject({ damage: 2, stunned: 1 });
  });
});

describe('his side schemes', () => {
  test.each([1, 2])('Breakin’ & Takin’ and Bomb Scare have one threat more for each of %s players', (players) => {
    const table = new CoreTable(['Spider-Man', 'Captain Marvel'].slice(0, players));
    expect(table.on(table.reveal('01107')).threat).toBe(2 + players);
    expect(table.on(table.reveal('01109')).threat).toBe(2 + players);
    expect(table.on(table.reveal('01108')).threat).toBe(2 * players);
  });

  test('Crowd Control keeps threat on the main scheme', () => {
    const table = heroTable();
    table.mark(table.state.mainScheme, { threat: 3 });
    table.reveal('01108');
    table.do('thwart Spider-Man');
    expect(table.offers()).toEqual(['thwart Crowd Control']);
  });
});

describe('Bomb Scare', () => {
  test.each([
    [0, 2, 0],
    [1, 0, 1],
  ])('Hydra Bomber lets the player choose between damage and threat (%s)', (mode, damage, threat) => {
    const table = heroTable();
    table.reveal('01110');
    table.choose(mode);
    expect([table.on(table.identity()).damage, table.on(table.state.mainScheme).threat]).toEqual([damage, threat]);
    expect(table.names('engaged')).toEqual(['Hydra Bomber']);
  });

  test('Explosion deals as much damage as there is threat on Bomb Scare, divided among heroes and allies', () => {
    const table = heroTable();
    table.reveal('01109');
    const ally = table.put('01076', 'area');
    table.reveal('01111');
    table.do('choose Spider-Man, choose Luke Cage').do('share Luke Cage');
    expect([table.on(table.identity()).damage, table.on(ally).damage]).toEqual([1, 2]);
  });

  test('Explosion surges without Bomb Scare', () => {
    const table = heroTable();
    table.put('01101', 'encounterDeck');
    table.reveal('01111');
    expect([table.names('engaged'), table.on(table.identity()).damage]).toEqual([['Hydra Mercenary'], 0]);
  });

  test.each([
    [0, false],
    [1, true],
  ])('False Alarm confuses the player, and surges where that player has %s such cards', (confused, surges) => {
    const table = heroTable();
    table.put('01101', 'encounterDeck');
    table.mark(table.identity(), { confused });
    table.reveal('01112');
    expect([table.on(table.identity()).confused, table.names('engaged')]).toEqual([1, surges ? ['Hydra Mercenary'] : []]);
  });
});
