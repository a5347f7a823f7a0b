import { describe, expect, test } from 'vitest';
import { coreTable, dealtTable, heroTable, toHand } from '../../fixtures/core-table.ts';
import type { Table } from '../../fixtures/table.ts';

const ENERGY = '01088';
const GENIUS = '01089';
const MERCENARY = '01101';
const SANDMAN = '01102';
const WHIPLASH = '01172';
const KILLMONGER = '01157';
const NO_BOOST = '01104';
const FOREVER = '01043a';
const DAGGERS = '01046';
const CLAWS = '01047';
const TACTICS = '01048';
const SUIT = '01049';

/** Black Panther at the table, in hero form, with Wakanda Forever! and what pays for it in hand, and some upgrades. */
function blackPanther(...upgrades: readonly string[]): Table {
  const table = heroTable('Black Panther');
  toHand(table, [FOREVER, ENERGY]);
  for (const code of upgrades) table.put(code, 'area');
  table.mark(table.state.mainScheme, { threat: 5 });
  return table;
}

/** T'Challa at the table, with some cards in hand. */
function tChalla(...codes: readonly string[]): Table {
  const table = coreTable('Black Panther');
  toHand(table, codes);
  return table;
}

function forever(table: Table): Table {
  return table.do('use Wakanda Forever!', 'spend Energy');
}

function damageOfVillain(table: Table): number {
  return table.on(table.state.villain).damage;
}

function threat(table: Table): number {
  return table.on(table.state.mainScheme).threat;
}

/** Goes through a villain phase in which one card is dealt, and the boost card has no icon. */
function reveal(table: Table, code: string, ...more: readonly string[]): Table {
  table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, ...more.toReversed(), code, NO_BOOST]);
  return table.do('endTurn');
}

describe('Black Panther', () => {
  test('retaliates where he is attacked, also as he defends, and not where another defends. MC-FAQ-17, MC-FAQ-18', () => {
    const retaliating = (defense: string): number => {
      const table = heroTable('Black Panther');
      table.put('01083', 'area');
      reveal(table, WHIPLASH).until('declareDefender').do(defense).until('takeTurn');
      return damageOfVillain(table);
    };
    expect([retaliating(''), retaliating('defend Black Panther'), retaliating('defend Mockingbird')]).toEqual([1, 1, 0]);
  });

  test('T’Challa begins with one of the Black Panther upgrades of his deck in hand, beside six cards', () => {
    const table = dealtTable('Black Panther');
    expect([table.names('hand').length, table.names('deck').length]).toEqual([7, 33]);
    expect(['Energy Daggers', 'Panther Claws', 'Tactical Genius', 'Vibranium Suit']).toContain(table.names('hand').at(-1));
  });
});

describe('cards of Black Panther', () => {
  test('Shuri may search the deck for any upgrade as she enters play', () => {
    const table = tChalla('01041', ENERGY);
    table.leaveIn('deck', 0, [GENIUS, CLAWS, '01045', '01057']);
    table.do('play Shuri', 'spend Energy', 'use Shuri');
    expect(table.offers().toSorted()).toEqual(['choose Combat Training', 'choose Panther Claws']);
    table.do('choose Combat Training');
    expect([table.names('hand'), table.names('deck').length]).toEqual([['Combat Training'], 3]);
    toHand(table, ['01083', ENERGY, GENIUS]);
    table.do('play Mockingbird', 'spend Energy, spend Genius');
    expect(table.offers()).toEqual(['use Mockingbird']);
  });

  test('Ancestral Knowledge shuffles up to 3 cards of different names into the deck. MC-FAQ-19', () => {
    const table = tChalla('01042', ENERGY);
    table.leaveIn('deck', 0, [GENIUS]);
    table.leaveIn('discard', 0, [FOREVER, '01043b', CLAWS, SUIT, SUIT, TACTICS]);
    table.do('use Ancestral Knowledge', 'spend Energy');
    const all = ['Wakanda Forever!', 'Wakanda Forever!', 'Panther Claws', 'Vibranium Suit', 'Tactical Genius', 'Energy'];
    expect(table.offers()).toEqual(all.map((name) => `choose ${name}`));
    table.do('choose Wakanda Forever!');
    expect(table.offers()).toEqual(all.slice(2).map((name) => `choose ${name}`));
    table.do('choose Vibranium Suit', 'choose Tactical Genius');
    expect(table.purpose).toBe('takeTurn');
    expect(table.names('deck').toSorted()).toEqual(['Genius', 'Tactical Genius', 'Vibranium Suit', 'Wakanda Forever!']);
    expect(table.names('discard').length).toBe(5);
  });

  test('Ancestral Knowledge takes fewer too, and is for the alter-ego', () => {
    const table = tChalla('01042', ENERGY);
    table.leaveIn('discard', 0, [CLAWS, SUIT]);
    const before = table.names('deck').length;
    table.do('use Ancestral Knowledge', 'spend Energy', 'choose Vibranium Suit', '');
    expect(table.names('deck').length).toBe(before + 1);
    const hero = heroTable('Black Panther');
    toHand(hero, ['01042', ENERGY]);
    hero.leaveIn('discard', 0, [CLAWS]);
    expect(hero.offers()).not.toContain('use Ancestral Knowledge');
  });

  test('The Golden City draws 2 cards for the alter-ego', () => {
    const table = tChalla();
    const city = table.put('01045', 'area');
    table.do('use The Golden City');
    expect([table.names('hand').length, table.on(city).exhausted]).toEqual([2, true]);
    const hero = blackPanther('01045');
    expect(hero.offers()).not.toContain('use The Golden City');
  });
});

describe('Wakanda Forever!', () => {
  test('resolves each Black Panther upgrade in any order, the last one with more', () => {
    const table = blackPanther(CLAWS, TACTICS, '01057');
    forever(table);
    expect([table.purpose, table.offers()]).toEqual(['whichSpecial', ['resolve Panther Claws', 'resolve Tactical Genius']]);
    table.do('resolve Tactical Genius', 'choose The Break-In!', 'choose Rhino');
    expect([threat(table), damageOfVillain(table), table.purpose]).toEqual([4, 4, 'takeTurn']);
    const other = forever(blackPanther(CLAWS, TACTICS)).do('resolve Panther Claws', 'choose Rhino', 'choose The Break-In!');
    expect([threat(other), damageOfVillain(other)]).toEqual([3, 2]);
  });

  test.each(['01043a', '01043b', '01043c', '01043d'])('is the same on %s, and needs an upgrade and the hero', (code) => {
    const table = heroTable('Black Panther');
    toHand(table, [code, ENERGY]);
    expect(table.offers()).not.toContain('use Wakanda Forever!');
    table.put(CLAWS, 'area');
    forever(table).do('choose Rhino');
    expect(damageOfVillain(table)).toBe(4);
    const alterEgo = tChalla(code, ENERGY);
    alterEgo.put(CLAWS, 'area');
    expect(alterEgo.offers()).not.toContain('use Wakanda Forever!');
  });

  test('leaves upgrades of other players alone, and is no action of the upgrades themselves', () => {
    const table = heroTable('Black Panther', 'She-Hulk');
    toHand(table, [FOREVER, ENERGY]);
    table.put(CLAWS, 'area', 1);
    expect(table.offers().filter((offer) => offer.startsWith('use'))).toEqual([]);
  });

  test('Energy Daggers deal 1 damage, 2 as the last step, to the villain and the enemies of one player', () => {
    const daggers = (...upgrades: readonly string[]): { table: Table; damages: () => readonly number[] } => {
      const table = heroTable('Black Panther', 'She-Hulk');
      toHand(table, [FOREVER, ENERGY]);
      for (const code of [DAGGERS, ...upgrades]) table.put(code, 'area');
      const enemies = [table.state.villain, table.put(SANDMAN, 'engaged', 0), table.put(WHIPLASH, 'engaged', 1)];
      table.mark(table.identity(), { stunned: 1 });
      return { table: forever(table), damages: () => enemies.map((card) => table.on(card).damage) };
    };
    const alone = daggers();
    alone.table.do('player 1');
    expect([alone.damages(), alone.table.on(alone.table.identity()).stunned]).toEqual([[2, 0, 2], 1]);
    const first = daggers(CLAWS);
    first.table.do('resolve Energy Daggers', 'player');
    expect(first.damages()).toEqual([1, 1, 0]);
  });

  test('Panther Claws attack, past no guard, and Vibranium Suit and Tactical Genius too count as what they are', () => {
    const table = blackPanther(CLAWS, SUIT, TACTICS);
    table.put(MERCENARY, 'engaged', 0);
    const whiplash = table.put(WHIPLASH, 'engaged', 0);
    table.mark(table.identity(), { damage: 5, confused: 1 });
    forever(table).do('resolve Panther Claws');
    expect(table.offers()).toEqual(['choose Hydra Mercenary', 'choose Whiplash']);
    // Whiplash retaliates after each attack.
    table.do('choose Whiplash');
    expect([table.on(whiplash).damage, table.on(table.identity()).damage]).toEqual([2, 6]);
    table.do('resolve Tactical Genius');
    // A confused hero loses the thwart alone.
    expect([threat(table), table.on(table.identity()).confused]).toEqual([5, 0]);
    table.do('choose Whiplash');
    expect(table.names('engaged')).toEqual(['Hydra Mercenary']);
    expect(table.on(table.identity()).damage).toBe(4);
  });

  test('a stunned Black Panther loses one attack of the sequence, and makes the next', () => {
    const table = blackPanther(CLAWS, SUIT);
    table.mark(table.identity(), { damage: 3, stunned: 1 });
    forever(table).do('resolve Vibranium Suit');
    expect([table.on(table.identity()).stunned, table.on(table.identity()).damage, damageOfVillain(table)]).toEqual([0, 3, 0]);
    table.do('choose Rhino');
    expect(damageOfVillain(table)).toBe(4);
  });

  test.each([
    [3, [], 2, 1],
    [1, [], 1, 0],
    [3, [CLAWS], 1, 2],
  ])('Vibranium Suit moves of %i damage (with %s after it) %i to an enemy', (damage, others, moved, left) => {
    const table = blackPanther(SUIT, ...others);
    table.mark(table.identity(), { damage });
    forever(table);
    if (others.length > 0) table.do('resolve Vibranium Suit');
    table.do('choose Rhino');
    expect([damageOfVillain(table), table.on(table.identity()).damage]).toEqual([moved, left]);
  });

  test('Vibranium Suit has no target where there is no damage to move. MC-TARGET-6', () => {
    const table = blackPanther(SUIT);
    forever(table);
    expect(table.offers()).toContain('endTurn');
    expect(damageOfVillain(table)).toBe(0);
  });

  test('Vibranium Suit takes the damage off him and a tough card off the enemy. MC-FAQ-20', () => {
    const table = blackPanther(SUIT);
    table.mark(table.identity(), { damage: 3 });
    table.mark(table.state.villain, { tough: 1 });
    forever(table).do('choose Rhino');
    expect([damageOfVillain(table), table.on(table.state.villain).tough, table.on(table.identity()).damage]).toEqual([0, 0, 1]);
  });
});

describe('his obligation and his nemesis', () => {
  test('Affairs of State exhausts T’Challa, or discards a Black Panther upgrade', () => {
    const table = tChalla();
    table.put(CLAWS, 'area');
    reveal(table, '01155');
    expect(table.offers()).toEqual(['mode Affairs of State', 'mode Affairs of State 1']);
    table.do('mode Affairs of State').until('takeTurn');
    expect([table.on(table.identity()).exhausted, table.names('area')]).toEqual([true, ["T'Challa", 'Panther Claws']]);
    // The other one was in the encounter deck at first.
    expect(table.names('removed').filter((name) => name === 'Affairs of State').length).toBe(2);
    const changing = reveal(blackPanther(CLAWS), '01155').until('mayDo').do('yes Affairs of State');
    expect([changing.names('area')[0], changing.offers().length]).toEqual(["T'Challa", 2]);
    const hero = blackPanther(CLAWS, '01057');
    hero.mark(hero.state.villain, { stunned: 1 });
    reveal(hero, '01155').until('mayDo').do('');
    expect(hero.offers()).toEqual(['mode Affairs of State 1']);
    hero.do('mode Affairs of State 1');
    expect(hero.offers()).toEqual(['choose Panther Claws']);
    hero.until('takeTurn');
    expect([hero.names('area'), hero.names('encounterDiscard').includes('Affairs of State')]).toEqual([
      ['Black Panther', 'Combat Training'],
      true,
    ]);
  });

  test('Affairs of State stays where neither can be done. MC-CHOOSE-OPTION-1', () => {
    const table = blackPanther('01057');
    table.mark(table.state.villain, { stunned: 1 });
    reveal(table, '01155').until('mayDo').do('').until('takeTurn');
    expect(table.names('area')).toEqual(['Black Panther', 'Combat Training', 'Affairs of State']);
  });

  test('Killmonger takes damage from Black Panther, but none from Black Panther upgrades', () => {
    const table = blackPanther(CLAWS, DAGGERS, SUIT);
    const killmonger = table.put(KILLMONGER, 'engaged', 0);
    table.mark(table.identity(), { damage: 3 });
    forever(table).do('resolve Panther Claws');
    expect(table.offers()).toEqual(['choose Rhino']);
    table.do('choose Rhino', 'resolve Vibranium Suit', 'choose Rhino');
    // The daggers come last.
    expect([table.on(killmonger).damage, damageOfVillain(table)]).toEqual([0, 2 + 1 + 2]);
    table.do('attack Black Panther', 'attack Killmonger');
    expect(table.on(killmonger).damage).toBe(2);
    toHand(table, ['01087', ENERGY]);
    table.do('use Haymaker', 'spend Energy', 'choose Killmonger');
    expect(table.names('engaged')).toEqual([]);
  });

  test('Heart-Shaped Herb makes the villain and the minions engaged with the player tough, and surges', () => {
    const table = heroTable('Black Panther', 'She-Hulk');
    const minions = [table.put(SANDMAN, 'engaged', 0), table.put(WHIPLASH, 'engaged', 1)];
    table.mark(table.state.villain, { stunned: 1 });
    table.leaveIn('encounterDeck', 0, [NO_BOOST, MERCENARY, '01109', MERCENARY, '01158', NO_BOOST]);
    table.do('endTurn', 'endTurn').until('takeTurn');
    expect([table.state.villain, ...minions].map((card) => table.on(card).tough)).toEqual([1, 1, 0]);
    expect(table.names('villainArea')).toContain('Bomb Scare');
  });

  test('Heart-Shaped Herb as a boost makes the villain tough', () => {
    const table = blackPanther();
    table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, '01158']);
    table.do('endTurn').until('takeTurn');
    // The attack of 2 with the one icon, against which Black Panther retaliates in vain.
    expect([table.on(table.state.villain).tough, damageOfVillain(table), table.on(table.identity()).damage]).toEqual([0, 0, 3]);
  });

  test.each([
    [NO_BOOST, 1],
    ['01160', 3],
  ])('Ritual Combat deals 1 damage more than the discarded card (%s) has boost icons, or places as much threat: %i', (code, amount) => {
    const table = blackPanther();
    table.mark(table.state.villain, { stunned: 1 });
    table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, code, '01159']);
    table.do('endTurn').until('chooseMode');
    expect(table.offers().length).toBe(2);
    table.do('mode Ritual Combat').until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(amount);
    const alterEgo = tChalla();
    alterEgo.mark(alterEgo.state.villain, { confused: 1 });
    alterEgo.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, code, '01159']);
    const before = threat(alterEgo);
    alterEgo.do('endTurn').until('chooseMode');
    expect(alterEgo.offers()).toEqual(['mode Ritual Combat 1']);
    alterEgo.do('mode Ritual Combat 1').until('takeTurn');
    // The villain phase places 1.
    expect(threat(alterEgo) - before).toBe(1 + amount);
  });
});
