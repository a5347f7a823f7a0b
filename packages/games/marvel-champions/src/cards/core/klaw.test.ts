import { describe, expect, test } from 'vitest';
import { CoreTable, NO_BOOST } from '../../fixtures/scenario-table.ts';
import { hitPointsLeft, hitPointsOf } from '../../state/reading.ts';
import type { Configuration } from '../../setup/configuration.ts';

/** Boost cards with one and two icons. */
const ONE_BOOST = '01110';
const TWO_BOOSTS = '01125';
const MERCENARY = '01101';
const GUARD = '01120';

const heroes = ['Spider-Man', 'Captain Marvel'];

/** Spider-Man in hero form against Klaw. */
function heroTable(changes: Partial<Configuration> = {}): CoreTable {
  return new CoreTable(['Spider-Man'], { scenario: 'klaw', ...changes }).do('changeForm Peter Parker') as CoreTable;
}

function alterEgoTable(changes: Partial<Configuration> = {}): CoreTable {
  return new CoreTable(['Spider-Man'], { scenario: 'klaw', ...changes });
}

/** The scheme's threat is set back, which the first villain phase and the set-up have placed. */
function withoutThreat(table: CoreTable): CoreTable {
  table.mark(table.state.mainScheme, { threat: 0 });
  return table;
}

describe('Klaw', () => {
  test.each([
    [1, 0, 2],
    [2, 1, 2],
    [3, 2, 3],
  ])('%s is given one more boost card when he attacks, and none when he schemes', (skirmish, attack, scheme) => {
    const table = heroTable({ skirmish });
    table.attack(0, [ONE_BOOST, TWO_BOOSTS]).until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(attack + 1 + 2);
    withoutThreat(table).activate(table.state.villain, 'scheme', 0, [ONE_BOOST, TWO_BOOSTS]).until('takeTurn');
    expect(table.on(table.state.mainScheme).threat).toBe(scheme + 1);
  });

  test('stunned is given none. MC-STUN-7', () => {
    const table = heroTable();
    table.mark(table.state.villain, { stunned: 1 });
    table.attack().until('takeTurn');
    expect([table.names('boost'), table.on(table.identity()).damage]).toEqual([[], 0]);
  });

  test.each([1, 2])('II reveals The "Immortal" Klaw, wherever it lies (%s players)', (players) => {
    const table = new CoreTable(heroes.slice(0, players), { scenario: 'klaw', difficulty: 'expert' });
    const scheme = table.inPlay('The "Immortal" Klaw') ?? 0;
    expect(table.on(scheme).threat).toBe(3 * players);
    expect(hitPointsLeft(table.match, table.state.villain)).toBe(18 * players + 10);
  });

  test('II comes after the first stage and finds it in the discard pile', () => {
    const table = heroTable();
    table.leaveIn('encounterDeck', 0, [MERCENARY]);
    table.put('01127', 'encounterDiscard');
    table.leaveIn('engaged', 0, []);
    table.mark(table.state.villain, { damage: 11 });
    table.do('attack Spider-Man', 'attack Klaw', 'choose The "Immortal" Klaw');
    expect([hitPointsOf(table.match, table.state.villain), hitPointsLeft(table.match, table.state.villain)]).toEqual([28, 28]);
  });

  test('III is tough', () => {
    const table = alterEgoTable({ skirmish: 3 });
    expect(table.on(table.state.villain).tough).toBe(1);
  });
});

describe('his main schemes', () => {
  test('the set-up reveals Defense Network, and a minion engages the first player', () => {
    const table = new CoreTable(heroes, { scenario: 'klaw' });
    expect([table.inPlay('Defense Network') !== undefined, table.names('engaged', 0).length, table.names('engaged', 1).length]).toEqual([
      true,
      1,
      0,
    ]);
    expect(table.names('encounterDeck')).not.toContain('Defense Network');
  });

  test.each([1, 2])('Secret Rendezvous comes at six threat for each of %s players, with another minion for the first player', (players) => {
    const table = new CoreTable(heroes.slice(0, players), { scenario: 'klaw' });
    table.leaveIn('engaged', 0, []);
    table.leaveIn('encounterDeck', 0, [NO_BOOST, NO_BOOST, '01119', GUARD, NO_BOOST]);
    const { mainScheme } = table.state;
    table.mark(mainScheme, { threat: 6 * players - 2 });
    table.mark(table.state.villain, { confused: 1 });
    table.activate(table.put(MERCENARY, 'engaged', 0), 'scheme').until('takeTurn');
    expect(table.match.state.mainScheme).toBe(mainScheme);
    table.mark(mainScheme, { threat: 6 * players - 1 });
    table.activate(table.put('01102', 'engaged', 0), 'scheme').until('takeTurn');
    expect(table.names('villainArea')).toContain('Secret Rendezvous');
    // One was discarded, and the guard is tough as it enters play. MC-TOUGHNESS-1
    expect(table.names('engaged')).toContain('Armored Guard');
    expect(table.on(table.inPlay('Armored Guard') ?? 0).tough).toBe(1);
    expect(table.on(mainScheme).threat).toBe(0);
  });

  test('Secret Rendezvous loses the match at eight threat. MC-WIN-2', () => {
    const table = alterEgoTable();
    table.mark(table.state.mainScheme, { threat: 6 });
    table.do('endTurn').until('takeTurn');
    table.mark(table.state.mainScheme, { threat: 6 });
    table.activate(table.put(MERCENARY, 'engaged', 0), 'scheme').until('takeTurn');
    expect(table.state.winners).toBeUndefined();
    table.mark(table.state.mainScheme, { threat: 8 });
    table.activate(table.state.villain, 'scheme');
    expect([table.state.ending, table.state.winners]).toEqual(['schemeCompleted', []]);
  });

  test('all cards are discarded where no minion lies in the deck, which is made anew. MC-ENCOUNTER-DECK-4', () => {
    const table = alterEgoTable();
    table.leaveIn('engaged', 0, []);
    table.leaveIn('encounterDiscard', 0, [MERCENARY]);
    table.leaveIn('encounterDeck', 0, [NO_BOOST, NO_BOOST]);
    table.reveal('01128');
    expect([table.names('engaged'), table.names('encounterDeck').toSorted()]).toEqual([
      [],
      ['Hard to Keep Down', 'Hard to Keep Down', 'Hydra Mercenary'],
    ]);
    expect(table.on(table.state.mainScheme).acceleration).toBe(1);
  });
});

describe('his attachments', () => {
  test('Sonic Converter adds one, and stuns the character that his attack damages', () => {
    const table = heroTable();
    table.reveal('01118');
    table.attack().until('takeTurn');
    expect(table.on(table.identity())).toMatchObject({ damage: 1, stunned: 1 });
  });

  test('Sonic Converter stuns an ally who defends and lives, and nobody whom no damage reaches', () => {
    const table = heroTable();
    table.reveal('01118');
    const ally = table.put('01076', 'area');
    table.attack().until('declareDefender').do('defend Luke Cage').until('takeTurn');
    expect([table.on(ally).stunned, table.on(table.identity()).stunned]).toEqual([1, 0]);
    table.attack().until('declareDefender').do('defend Spider-Man').until('takeTurn');
    expect(table.on(table.identity())).toMatchObject({ damage: 0, stunned: 0 });
  });

  test('Solid-Sound Body has him deal one damage to whoever attacks him', () => {
    const table = heroTable();
    table.leaveIn('engaged', 0, []);
    table.reveal('01119');
    table.do('attack Spider-Man', 'attack Klaw');
    expect(table.on(table.identity()).damage).toBe(1);
  });

  test.each([
    ['Sonic Converter', '01118'],
    ['Solid-Sound Body', '01119'],
  ])('%s is discarded for a resource of each of three types', (name, code) => {
    const table = heroTable();
    table.reveal(code);
    table.leaveIn('hand', 0, ['01088', '01089', '01004']);
    expect(table.offers()).not.toContain(`use ${name}`);
    table.leaveIn('hand', 0, ['01088', '01089', '01003']);
    table.do(`use ${name}`).do('spend Energy, spend Genius, spend Backflip');
    expect([table.inPlay(name), table.names('hand')]).toEqual([undefined, []]);
    const alterEgo = alterEgoTable();
    alterEgo.reveal(code);
    alterEgo.leaveIn('hand', 0, ['01088', '01089', '01003']);
    expect(alterEgo.offers()).not.toContain(`use ${name}`);
  });
});

describe('his minions', () => {
  test('Armored Guard guards him and is tough', () => {
    const table = heroTable();
    table.leaveIn('engaged', 0, []);
    const guard = table.reveal(GUARD);
    table.do('attack Spider-Man');
    expect([table.on(guard).tough, table.offers()]).toEqual([1, ['attack Armored Guard']]);
  });

  test('Weapons Runner surges', () => {
    const table = alterEgoTable();
    table.leaveIn('engaged', 0, []);
    table.put(MERCENARY, 'encounterDeck');
    table.reveal('01121');
    expect(table.names('engaged')).toEqual(['Weapons Runner', 'Hydra Mercenary']);
  });

  test('Weapons Runner as a boost card engages the player, adds nothing and does not surge', () => {
    const table = alterEgoTable();
    table.leaveIn('engaged', 0, []);
    table.put(MERCENARY, 'encounterDeck');
    withoutThreat(table).activate(table.state.villain, 'scheme', 0, ['01121']).until('takeTurn');
    expect([table.names('engaged'), table.on(table.state.mainScheme).threat]).toEqual([['Weapons Runner'], 2]);
  });

  test('Weapons Runner as a boost card engages the player who defends. MC-DEFENSE-18', () => {
    const table = new CoreTable(heroes, { scenario: 'klaw' });
    table.leaveIn('engaged', 0, []);
    table.leaveIn('encounterDeck', 0, Array<string>(12).fill(NO_BOOST));
    table.do('changeForm Peter Parker', 'endTurn', 'changeForm Carol Danvers');
    table.attack(0, ['01121', NO_BOOST]).until('declareDefender').do('defend Captain Marvel').until('takeTurn');
    expect([table.names('engaged', 0), table.names('engaged', 1)]).toEqual([[], ['Weapons Runner']]);
  });
});

describe('his treacheries', () => {
  test('Klaw’s Vengeance discards a card of an alter-ego’s hand', () => {
    const table = alterEgoTable();
    const hand = table.names('hand').length;
    withoutThreat(table).reveal('01122');
    expect([table.names('hand').length, table.names('discard').length, table.on(table.identity()).damage]).toEqual([hand - 1, 1, 0]);
  });

  test.each([
    { what: 'nobody defends', defense: '', boost: TWO_BOOSTS, tough: 0, threat: 1 },
    { what: 'the defense leaves no damage', defense: 'defend Spider-Man', boost: TWO_BOOSTS, tough: 0, threat: 0 },
    { what: 'a tough card prevents damage that was dealt. MC-PREVENT-3', defense: '', boost: TWO_BOOSTS, tough: 1, threat: 1 },
    { what: 'there is no damage', defense: '', boost: NO_BOOST, tough: 0, threat: 0 },
  ])('Klaw’s Vengeance attacks a hero, and places threat if the attack deals damage: $what', ({ defense, boost, tough, threat }) => {
    const table = heroTable();
    table.leaveIn('engaged', 0, []);
    const hand = table.names('hand').length;
    table.mark(table.identity(), { tough });
    for (const code of [NO_BOOST, boost]) table.put(code, 'encounterDeck');
    withoutThreat(table).reveal('01122');
    table.until('declareDefender').do(defense).until('takeTurn');
    expect([table.on(table.state.mainScheme).threat, table.names('hand').length]).toEqual([threat, hand]);
    // What the treachery gave lasts for its own attack alone.
    table.attack(0, [TWO_BOOSTS, NO_BOOST]).until('takeTurn');
    expect(table.on(table.state.mainScheme).threat).toBe(threat);
  });

  test('Sonic Boom asks for resources or exhausts each character of the player', () => {
    const table = heroTable();
    const ally = table.put('01076', 'area');
    table.leaveIn('hand', 0, ['01088', '01089', '01003', '01007']);
    table.reveal('01123');
    table.choose(1);
    expect([table.on(ally).exhausted, table.on(table.identity()).exhausted, table.names('hand').length]).toEqual([true, true, 4]);
    table.mark(ally, { exhausted: false });
    table.reveal('01123');
    table.choose(0).do('spend Energy, spend Genius, spend Backflip');
    expect([table.on(ally).exhausted, table.names('hand'), table.purpose]).toEqual([false, ['Spider-Tracer'], 'takeTurn']);
  });

  test('Sonic Boom offers no payment to who cannot pay, and no exhausting where all are exhausted. MC-CHOOSE-OPTION-1', () => {
    const table = heroTable();
    table.leaveIn('hand', 0, ['01088', '01089', '01007']);
    table.reveal('01123');
    expect(table.offers()).toEqual(['mode Sonic Boom 1']);
    table.choose(1);
    expect(table.on(table.identity()).exhausted).toBe(true);
    table.leaveIn('hand', 0, ['01088', '01089', '01003']);
    table.reveal('01123');
    expect(table.offers()).toEqual(['mode Sonic Boom']);
    table.choose(0).do('spend Energy, spend Genius, spend Backflip');
    table.leaveIn('hand', 0, []);
    table.reveal('01123');
    expect(table.purpose).toBe('takeTurn');
  });

  test.each([
    ['nobody defends', '', {}, true],
    ['a tough card prevents it all. MC-PREVENT-3', '', { tough: 1 }, true],
    ['an ally defends', 'defend Luke Cage', {}, false],
  ])('Sonic Boom as a boost card exhausts the hero to whom the attack deals damage: %s', (_what, defense, marks, exhausted) => {
    const table = heroTable();
    table.put('01076', 'area');
    table.mark(table.identity(), marks);
    table.attack(0, ['01123', TWO_BOOSTS]).until('declareDefender').do(defense).until('takeTurn');
    expect(table.on(table.identity()).exhausted).toBe(exhausted);
  });

  test('Sonic Boom as a boost card exhausts nobody where there is no damage', () => {
    const table = heroTable();
    table.attack(0, ['01123', NO_BOOST]).until('takeTurn');
    expect(table.on(table.identity()).exhausted).toBe(false);
  });

  test.each([
    [6, 2, []],
    [0, 0, ['Hydra Mercenary']],
  ])('Sound Manipulation heals four of his %s damage for an alter-ego, and surges where none is healed', (damage, left, engaged) => {
    const table = alterEgoTable();
    table.leaveIn('engaged', 0, []);
    table.put(MERCENARY, 'encounterDeck');
    table.mark(table.state.villain, { damage });
    table.reveal('01124');
    expect([table.on(table.state.villain).damage, table.names('engaged'), table.on(table.identity()).damage]).toEqual([left, engaged, 0]);
  });

  test('Sound Manipulation deals two damage to a hero, and heals two of his', () => {
    const table = heroTable();
    table.mark(table.state.villain, { damage: 6 });
    table.reveal('01124');
    expect([table.on(table.state.villain).damage, table.on(table.identity()).damage]).toEqual([4, 2]);
  });
});

describe('his side schemes', () => {
  test.each([1, 2])('enter play with more threat for %s players', (players) => {
    const table = new CoreTable(heroes.slice(0, players), { scenario: 'klaw' });
    expect(table.on(table.reveal('01125')).threat).toBe(2 + players);
    expect(table.on(table.reveal('01126')).threat).toBe(3 + players);
    expect(table.on(table.reveal('01127')).threat).toBe(3 * players);
  });

  test('Defense Network keeps threat on the main scheme', () => {
    const table = heroTable();
    table.mark(table.state.mainScheme, { threat: 3 });
    table.do('thwart Spider-Man');
    expect(table.offers()).toEqual(['thwart Defense Network']);
  });

  test('The "Immortal" Klaw gives him ten hit points, which he loses when it is defeated. MC-HIT-POINTS-6', () => {
    const table = heroTable();
    const scheme = table.reveal('01127');
    table.mark(table.state.villain, { damage: 11 });
    expect([hitPointsOf(table.match, table.state.villain), hitPointsLeft(table.match, table.state.villain)]).toEqual([22, 11]);
    table.mark(scheme, { threat: 1 });
    table.do('thwart Spider-Man', 'thwart The "Immortal" Klaw');
    expect([hitPointsOf(table.match, table.state.villain), hitPointsLeft(table.match, table.state.villain)]).toEqual([12, 1]);
  });

  test('a stage that has lost its last hit points so is defeated. MC-HIT-POINTS-5, MC-HIT-POINTS-6', () => {
    const table = heroTable();
    const scheme = table.reveal('01127');
    table.mark(table.state.villain, { damage: 12 });
    table.mark(scheme, { threat: 1 });
    table.do('thwart Spider-Man', 'thwart The "Immortal" Klaw').until('searchFor');
    // The second stage finds the scheme again, which was discarded by then.
    table.do('choose The "Immortal" Klaw').until('takeTurn');
    expect([hitPointsOf(table.match, table.state.villain), table.on(table.state.villain).damage]).toEqual([28, 0]);
  });
});
