import { describe, expect, test } from 'vitest';
import { coreTable, heroTable, toHand } from '../../fixtures/core-table.ts';
import type { Table } from '../../fixtures/table.ts';

const ENERGY = '01088';
const GENIUS = '01089';
const STRENGTH = '01090';
const MERCENARY = '01101';
const SANDMAN = '01102';
const WHIPLASH = '01172';
const MENTAL = '01052';
const SIDE_SCHEME = '01108';
const NO_BOOST = '01104';
const ADVANCE = '01186';

/** She-Hulk at the table, in hero form, with some cards in hand. */
function sheHulk(...codes: readonly string[]): Table {
  const table = heroTable('She-Hulk');
  // Her response to the change of form is passed on.
  table.do('');
  toHand(table, codes);
  return table;
}

/** Jennifer Walters at the table, with some cards in hand. */
function jennifer(...codes: readonly string[]): Table {
  const table = coreTable('She-Hulk');
  toHand(table, codes);
  return table;
}

function villain(table: Table): { readonly damage: number; readonly stunned: number; readonly tough: number } {
  return table.on(table.state.villain);
}

function threat(table: Table): number {
  return table.on(table.state.mainScheme).threat;
}

/** Goes through a villain phase in which one card is dealt, and the boost card has no icon. */
function reveal(table: Table, code: string, ...more: readonly string[]): Table {
  table.leaveIn('encounterDeck', 0, [MERCENARY, MERCENARY, ...more.toReversed(), code, NO_BOOST]);
  return table.do('endTurn');
}

describe('She-Hulk', () => {
  test('may deal 2 damage to any enemy after she changes to this form, even past a guard', () => {
    const table = coreTable('She-Hulk');
    const guard = table.put(MERCENARY, 'engaged');
    table.do('changeForm Jennifer Walters', 'use She-Hulk');
    expect(table.offers()).toEqual(['choose Rhino', 'choose Hydra Mercenary']);
    table.do('choose Rhino');
    expect([villain(table).damage, table.on(guard).damage, table.purpose]).toEqual([2, 0, 'takeTurn']);
  });

  test('does nothing when she changes back', () => {
    const table = sheHulk().nextTurn().do('changeForm She-Hulk');
    expect(table.purpose).toBe('takeTurn');
  });
});

describe('She-Hulk beside others', () => {
  test('does nothing when another player changes form', () => {
    const table = coreTable('She-Hulk', 'Spider-Man');
    table.do('changeForm Jennifer Walters', '', 'endTurn', 'changeForm Peter Parker');
    expect(table.purpose).toBe('takeTurn');
  });
});

describe('Jennifer Walters', () => {
  test('may prevent 1 threat once a round, wherever it would be placed', () => {
    const table = jennifer();
    table.put('01109', 'villainArea', 0, { threat: 2 });
    const before = threat(table);
    reveal(table, MERCENARY);
    expect(table.offers()).toEqual(['use Jennifer Walters']);
    table.do('use Jennifer Walters');
    // The phase places 1 and 1 for Bomb Scare, and Rhino's scheme another 1, about which she is not asked.
    expect([table.purpose, threat(table) - before]).toEqual(['takeTurn', 2]);
  });

  test('cannot as a side scheme enters play with its threat on it. MC-FAQ-7', () => {
    const table = reveal(jennifer(), SIDE_SCHEME).until('mayInterrupt');
    table.do('use Jennifer Walters').until('takeTurn');
    expect(table.state.cards.some((card) => card.threat === 2)).toBe(true);
    // She is asked about the threat of the phase and of the villain's scheme, and about none after these.
    const unused = reveal(jennifer(), SIDE_SCHEME).until('mayInterrupt').do('', '');
    expect(unused.purpose).toBe('takeTurn');
  });

  test('can when a revealed side scheme puts more threat on itself', () => {
    const table = reveal(jennifer(), '01161').until('mayInterrupt', 2);
    table.do('use Jennifer Walters').until('takeTurn');
    expect(table.state.cards.find((card) => table.names('villainArea').includes('Personal Challenge') && card.threat === 3)).toBeDefined();
  });

  test('does nothing in hero form', () => {
    const table = reveal(sheHulk(), MERCENARY);
    expect(table.purpose).toBe('declareDefender');
    expect(table.do('').purpose).toBe('takeTurn');
  });
});

describe('cards of She-Hulk', () => {
  test('Hellcat returns to the hand, with nothing on her', () => {
    const table = jennifer();
    const hellcat = table.put('01020', 'area', 0, { damage: 2, exhausted: true });
    table.do('use Hellcat');
    expect([table.names('hand'), table.on(hellcat).damage, table.names('area')]).toEqual([['Hellcat'], 0, ['Jennifer Walters']]);
  });

  test.each([0, 7])('Gamma Slam deals as much damage as lies on her to one enemy: %i', (sustained) => {
    const table = sheHulk('01021', GENIUS, ENERGY);
    const minion = table.put(SANDMAN, 'engaged');
    table.mark(table.identity(), { damage: sustained });
    table.do('use Gamma Slam', 'spend Genius, spend Energy');
    expect(table.offers()).toEqual(['choose Rhino', 'choose Sandman']);
    table.do('choose Rhino');
    expect([villain(table).damage, table.on(minion).damage]).toEqual([sustained, 0]);
  });

  test('Gamma Slam deals 15 at most', () => {
    const table = heroTable('She-Hulk', 'Spider-Man').do('');
    toHand(table, ['01021', GENIUS, ENERGY]);
    const armor = table.put('01036', 'area');
    table.mark(table.identity(), { damage: 17 });
    expect(table.on(armor).controller).toBe(0);
    table.do('use Gamma Slam', 'spend Genius, spend Energy', 'choose Rhino');
    expect(villain(table).damage).toBe(15);
  });

  test('Gamma Slam is an attack of the hero: not in alter-ego form, and a stunned hero loses it', () => {
    const table = jennifer('01021', GENIUS, ENERGY);
    expect(table.offers()).not.toContain('use Gamma Slam');
    const stunned = sheHulk('01021', GENIUS, ENERGY);
    stunned.mark(stunned.identity(), { damage: 7, stunned: 1 });
    stunned.do('use Gamma Slam', 'spend Genius, spend Energy');
    expect([villain(stunned).damage, stunned.on(stunned.identity()).stunned, stunned.names('discard')[0]]).toEqual([0, 0, 'Genius']);
  });

  test('Ground Stomp deals 1 damage to each enemy, whoever is engaged with it, and is no attack', () => {
    const table = heroTable('She-Hulk', 'Spider-Man').do('');
    toHand(table, ['01022', GENIUS]);
    const minions = [table.put(MERCENARY, 'engaged', 0), table.put(SANDMAN, 'engaged', 1)];
    table.mark(table.identity(), { stunned: 1 });
    table.do('use Ground Stomp', 'spend Genius');
    expect([villain(table).damage, ...minions.map((each) => table.on(each).damage)]).toEqual([1, 1, 1]);
    expect([table.on(table.identity()).stunned, table.on(table.identity()).damage]).toEqual([1, 0]);
    expect(jennifer('01022', GENIUS).offers()).not.toContain('use Ground Stomp');
  });

  test('Legal Practice removes 1 threat from one scheme for each of up to 5 cards that are discarded. MC-FAQ-9', () => {
    const table = jennifer('01023', ENERGY, ENERGY, GENIUS, GENIUS, STRENGTH, STRENGTH);
    table.mark(table.state.mainScheme, { threat: 6 });
    table.put('01109', 'villainArea', 0, { threat: 2 });
    table.do('use Legal Practice');
    expect([table.purpose, table.offers().includes('choose Legal Practice')]).toEqual(['chooseTarget', false]);
    expect(() => table.do('choose Energy, choose Energy, choose Genius, choose Genius, choose Strength, choose Strength')).toThrow(
      'refused',
    );
    table.do('choose Energy, choose Energy, choose Genius, choose Genius, choose Strength', 'choose The Break-In!');
    expect([threat(table), table.names('hand')]).toEqual([1, ['Strength']]);
  });

  test('Legal Practice needs a card to discard, a scheme to thwart and the alter-ego, and is a thwart', () => {
    const alone = jennifer('01023');
    alone.mark(alone.state.mainScheme, { threat: 6 });
    expect(alone.offers()).not.toContain('use Legal Practice');
    const noThreat = jennifer('01023', ENERGY);
    noThreat.mark(noThreat.state.mainScheme, { threat: 0 });
    expect(noThreat.offers()).not.toContain('use Legal Practice');
    const hero = sheHulk('01023', ENERGY);
    hero.mark(hero.state.mainScheme, { threat: 6 });
    expect(hero.offers()).not.toContain('use Legal Practice');
    const confused = jennifer('01023', ENERGY);
    confused.mark(confused.state.mainScheme, { threat: 6 });
    confused.mark(confused.identity(), { confused: 1 });
    confused.do('use Legal Practice', 'choose Energy');
    expect([threat(confused), confused.on(confused.identity()).confused, confused.names('hand')]).toEqual([6, 0, []]);
  });

  test('One-Two Punch readies her after a basic attack of hers, not after other attacks or an ally’s', () => {
    const table = sheHulk('01024', ENERGY);
    table.put('01020', 'area');
    table.do('attack She-Hulk', 'attack Rhino', 'use One-Two Punch', 'spend Energy');
    expect([table.on(table.identity()).exhausted, villain(table).damage]).toEqual([false, 3]);
    toHand(table, ['01024', ENERGY]);
    table.mark(table.identity(), { exhausted: true });
    table.do('attack Hellcat', 'attack Rhino');
    expect(table.purpose).toBe('takeTurn');
    const slam = sheHulk('01024', '01021', ENERGY, ENERGY, GENIUS);
    slam.mark(slam.identity(), { exhausted: true });
    slam.do('use Gamma Slam', 'spend Energy, spend Energy', 'choose Rhino');
    expect(slam.purpose).toBe('takeTurn');
  });

  test('Split Personality changes the form at any time, and draws up to the hand size printed on the new side', () => {
    const table = jennifer('01025', ENERGY, GENIUS);
    table.do('use Split Personality', 'spend Energy, spend Genius', '');
    expect([table.names('area'), table.names('hand').length]).toEqual([['She-Hulk'], 4]);
    expect(table.offers()).toContain('changeForm She-Hulk');
    const hero = sheHulk('01025', ENERGY, GENIUS);
    hero.do('use Split Personality', 'spend Energy, spend Genius');
    expect([hero.names('area'), hero.names('hand').length]).toEqual([['Jennifer Walters'], 6]);
  });

  test('Split Personality draws none where the hand is larger', () => {
    const table = jennifer('01025', ENERGY, GENIUS, STRENGTH, STRENGTH, STRENGTH, STRENGTH, STRENGTH);
    table.do('use Split Personality', 'spend Energy, spend Genius', '');
    expect(table.names('hand').length).toBe(5);
  });

  test('Superhuman Law Division removes 2 threat for a mental resource, and is no thwart. MC-ERRATA-1', () => {
    const table = jennifer(MENTAL, STRENGTH);
    const division = table.put('01026', 'area');
    table.mark(table.state.mainScheme, { threat: 6 });
    table.mark(table.identity(), { confused: 1 });
    table.do('use Superhuman Law Division');
    expect(table.offers()).toEqual(['spend Chase Them Down']);
    table.do('spend Chase Them Down', 'choose The Break-In!');
    expect([threat(table), table.on(division).exhausted, table.on(table.identity()).confused]).toEqual([4, true, 1]);
    toHand(table, [GENIUS]);
    expect(table.offers()).not.toContain('use Superhuman Law Division');
    table.mark(division, { exhausted: false });
    expect(table.offers()).toContain('use Superhuman Law Division');
    table.do('changeForm Jennifer Walters', '');
    expect(table.offers()).not.toContain('use Superhuman Law Division');
  });

  test('Focused Rage draws a card for 1 damage, which a tough hero cannot pay. MC-FAQ-10', () => {
    const table = sheHulk();
    const rage = table.put('01027', 'area');
    table.mark(table.identity(), { tough: 1 });
    expect(table.offers()).not.toContain('use Focused Rage');
    table.mark(table.identity(), { tough: 0 });
    table.do('use Focused Rage');
    expect([table.names('hand').length, table.on(table.identity()).damage, table.on(rage).exhausted]).toEqual([1, 1, true]);
    expect(table.offers()).not.toContain('use Focused Rage');
    const alterEgo = jennifer();
    alterEgo.put('01027', 'area');
    expect(alterEgo.offers()).not.toContain('use Focused Rage');
  });

  test('Superhuman Strength adds 2 to her attack, and is discarded to stun the enemy that she has attacked', () => {
    const table = sheHulk();
    table.put('01028', 'area');
    table.do('attack She-Hulk', 'attack Rhino');
    expect([villain(table).damage, villain(table).stunned, table.names('discard')]).toEqual([5, 1, ['Superhuman Strength']]);
  });

  test.each([
    ['is stunned already', { stunned: 1 }, 1],
    ['is defeated by it', { damage: 1 }, 0],
  ])('Superhuman Strength stays where the enemy %s. MC-FAQ-11', (_what, marks, stunned) => {
    const table = sheHulk();
    table.put('01028', 'area');
    const minion = table.put('01162', 'engaged', 0, marks);
    table.do('attack She-Hulk', 'attack Titania');
    expect([table.names('area'), table.on(minion).stunned]).toEqual([['She-Hulk', 'Superhuman Strength'], stunned]);
  });

  test('of two Superhuman Strengths one stuns, and the other stays', () => {
    const table = sheHulk();
    table.put('01028', 'area');
    table.put('01028', 'area');
    table.do('attack She-Hulk', 'attack Rhino');
    table.until('takeTurn');
    expect([villain(table).damage, villain(table).stunned, table.names('area')]).toEqual([7, 1, ['She-Hulk', 'Superhuman Strength']]);
  });

  test('an ally’s attack leaves Superhuman Strength alone', () => {
    const table = sheHulk();
    table.put('01028', 'area');
    table.put('01020', 'area');
    table.do('attack Hellcat', 'attack Rhino');
    expect([villain(table).damage, villain(table).stunned]).toEqual([1, 0]);
  });
});

describe('her obligation and her nemesis', () => {
  test('Legal Work: exhausting the alter-ego removes it from the game', () => {
    const table = reveal(jennifer(), '01160').do('', '');
    expect(table.offers()).toEqual(['mode Legal Work', 'mode Legal Work 1']);
    table.do('mode Legal Work').until('takeTurn');
    expect([table.on(table.identity()).exhausted, table.on(table.state.mainScheme).acceleration]).toEqual([true, 0]);
    // The other one was in the encounter deck at first.
    expect(table.names('removed').filter((name) => name === 'Legal Work').length).toBe(2);
  });

  test('Legal Work: a hero who does not change form cannot exhaust the alter-ego, and accelerates the main scheme. MC-FORM-5', () => {
    const table = reveal(sheHulk(), '01160').until('mayDo').do('');
    expect(table.offers()).toEqual(['mode Legal Work 1']);
    table.do('mode Legal Work 1').until('takeTurn');
    expect([table.on(table.state.mainScheme).acceleration, table.names('encounterDiscard').includes('Legal Work')]).toEqual([1, true]);
    const flipped = reveal(sheHulk(), '01160').until('mayDo').do('yes Legal Work');
    expect([flipped.names('area')[0], flipped.offers().length]).toEqual(['Jennifer Walters', 2]);
  });

  test('Personal Challenge has 1 threat more for each player', () => {
    const table = reveal(sheHulk(), '01161').until('takeTurn');
    expect(table.state.cards.filter((card) => card.threat === 4).length).toBe(1);
  });

  test.each([
    [0, 6],
    [4, 2],
  ])('Titania with %i damage attacks for %i', (damage, taken) => {
    const table = sheHulk();
    table.put('01162', 'engaged', 0, { damage });
    table.mark(table.state.villain, { stunned: 1 });
    table.leaveIn('encounterDeck', 0, [MERCENARY, ADVANCE, NO_BOOST]);
    table.do('endTurn').until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(taken);
  });

  test.each([
    [5, ['Hydra Mercenary', 'Sandman', 'Titania', 'Genetically Enhanced']],
    [6, ['Hydra Mercenary', 'Sandman']],
  ])(
    'Genetically Enhanced is attached to the minion with the most printed hit points, and adds 3: %i damage and 3 more',
    (damage, left) => {
      const table = sheHulk();
      table.put(MERCENARY, 'engaged');
      table.put(SANDMAN, 'engaged', 0, { damage: 3 });
      const titania = table.put('01162', 'engaged', 0, { damage: 5 });
      reveal(table, '01163').until('takeTurn');
      expect(table.state.cards.filter(({ host }) => host === titania).length).toBe(1);
      table.mark(titania, { damage });
      table.do('attack She-Hulk', 'attack Titania');
      expect(table.names('engaged')).toEqual(left);
    },
  );

  test('Genetically Enhanced is attached to the only minion too', () => {
    const table = sheHulk();
    table.put(SANDMAN, 'engaged');
    reveal(table, '01163').until('takeTurn');
    expect(table.names('engaged')).toEqual(['Sandman', 'Genetically Enhanced']);
  });

  test('Genetically Enhanced without a minion is discarded and surges', () => {
    const table = reveal(sheHulk(), '01163', MERCENARY).until('takeTurn');
    expect([table.names('engaged'), table.names('encounterDiscard').includes('Genetically Enhanced')]).toEqual([['Hydra Mercenary'], true]);
  });

  test('Titania’s Fury: Titania attacks the hero, or else she is healed and it surges', () => {
    const table = sheHulk();
    const titania = table.put('01162', 'engaged', 0, { damage: 4 });
    table.mark(table.state.villain, { stunned: 1 });
    reveal(table, '01164', MERCENARY).until('takeTurn');
    // 2 from her activation, 2 by the treachery.
    expect([table.on(table.identity()).damage, table.on(titania).damage, table.names('engaged')]).toEqual([4, 4, ['Titania']]);
    const alterEgo = jennifer();
    const hurt = alterEgo.put('01162', 'engaged', 0, { damage: 4 });
    reveal(alterEgo, '01164', MERCENARY).until('takeTurn');
    expect([alterEgo.on(alterEgo.identity()).damage, alterEgo.on(hurt).damage]).toEqual([0, 0]);
    expect(alterEgo.names('engaged')).toContain('Hydra Mercenary');
  });

  test('Titania’s Fury without her surges, and stunned she does not attack', () => {
    const none = sheHulk();
    const other = none.put(WHIPLASH, 'engaged', 0, { damage: 2 });
    none.mark(none.state.villain, { stunned: 1 });
    reveal(none, '01164', MERCENARY).until('takeTurn');
    // Whiplash activates, attacks by no treachery of Titania's, and is not healed by it.
    expect([none.on(none.identity()).damage, none.on(other).damage, none.names('engaged')]).toEqual([
      3,
      2,
      ['Whiplash', 'Hydra Mercenary'],
    ]);
    const stunned = sheHulk();
    const titania = stunned.put('01162', 'engaged', 0, { damage: 4, stunned: 1 });
    stunned.mark(stunned.state.villain, { stunned: 1 });
    // Her activation takes off the first stun, and another lies on her by the time the card is revealed.
    reveal(stunned, '01164', MERCENARY).until('takeTurn');
    expect([stunned.on(titania).damage, stunned.on(stunned.identity()).damage]).toEqual([4, 2]);
  });

  test('Titania’s Fury as a boost gives the villain one boost card more', () => {
    const table = sheHulk();
    // The attack of Rhino, who has 2, is boosted by Titania's Fury (1) and the card after it (2).
    table.leaveIn('encounterDeck', 0, [MERCENARY, MERCENARY, '01160', '01164']);
    table.do('endTurn').until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(2 + 1 + 2);
  });
});
