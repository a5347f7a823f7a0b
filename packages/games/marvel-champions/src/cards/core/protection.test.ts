import { describe, expect, test } from 'vitest';
import { coreTable, heroTable, toHand } from '../../fixtures/core-table.ts';
import type { Table } from '../../fixtures/table.ts';

const ENERGY = '01088';
const GENIUS = '01089';
const STRENGTH = '01090';
const MENTAL = '01052';
const MERCENARY = '01101';
const WHIPLASH = '01172';
const SIDE_SCHEME = '01109';
const ADVANCE = '01186';
const KREE = '01178';
const SUIT = '01098';
const NO_BOOST = '01104';
const WIDOW = '01075';
const MOCKINGBIRD = '01083';
const COUNTER = '01077';
const BEHIND_ME = '01078';
const INDOMITABLE = '01082';

/** Captain Marvel at the table, in hero form, with some cards in hand. */
function captain(...codes: readonly string[]): Table {
  const table = heroTable('Captain Marvel');
  toHand(table, codes);
  return table;
}

function damageOfVillain(table: Table): number {
  return table.on(table.state.villain).damage;
}

/** Goes to the reveal of a card in a villain phase without an attack, with another card under it. */
function revealing(table: Table, code: string, next = WHIPLASH): Table {
  table.mark(table.state.villain, { stunned: 1 });
  table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, next, code]);
  return table.do('endTurn');
}

/** Goes to the question who defends against Rhino's attack of 2. */
function attacked(table: Table): Table {
  table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, SIDE_SCHEME, NO_BOOST]);
  return table.do('endTurn').until('declareDefender');
}

describe('Black Widow', () => {
  test.each([
    ['a treachery', ADVANCE],
    ['a side scheme', '01108'],
    ['an attachment', SUIT],
    ['a minion', MERCENARY],
    ['a card with surge', KREE],
  ])('cancels %s that is revealed from the encounter deck, before any of it happens, and another card is revealed', (_what, code) => {
    const table = captain(GENIUS);
    const widow = table.put(WIDOW, 'area');
    const before = table.on(table.state.mainScheme).threat;
    revealing(table, code, SIDE_SCHEME).until('mayInterrupt').do('use Black Widow', 'spend Genius').until('takeTurn');
    expect([table.names('engaged'), table.names('villainArea'), table.names('encounterDiscard').length]).toEqual([
      [],
      ['Rhino', 'The Break-In!', 'Bomb Scare'],
      1,
    ]);
    // The villain phase placed 1.
    expect([table.on(table.state.mainScheme).threat - before, table.on(widow).exhausted]).toEqual([1, true]);
  });

  test('needs a mental resource and to be ready, and lets a card be where she is not used', () => {
    const poor = captain(STRENGTH);
    poor.put(WIDOW, 'area');
    poor.leaveIn('deck', 0, [STRENGTH, STRENGTH, STRENGTH, STRENGTH, STRENGTH, STRENGTH]);
    expect(revealing(poor, SIDE_SCHEME).do('').purpose).toBe('takeTurn');
    const table = captain(MENTAL);
    const widow = table.put(WIDOW, 'area');
    table.leaveIn('deck', 0, [STRENGTH, STRENGTH, STRENGTH, STRENGTH, STRENGTH, STRENGTH]);
    revealing(table, MERCENARY).until('mayInterrupt').do('').until('takeTurn');
    expect(table.names('engaged')).toEqual(['Hydra Mercenary']);
    revealing(table, SIDE_SCHEME).until('mayInterrupt').do('use Black Widow', 'spend Chase Them Down');
    expect([table.on(widow).exhausted, table.names('villainArea')]).toEqual([true, ['Rhino', 'The Break-In!']]);
  });

  test('cancels what another player reveals, and reveals the next card herself', () => {
    const table = heroTable('Captain Marvel', 'Spider-Man');
    table.put(WIDOW, 'area', 1);
    toHand(table, [GENIUS], 1);
    table.mark(table.state.villain, { stunned: 1 });
    table.leaveIn('encounterDeck', 0, [SIDE_SCHEME, SIDE_SCHEME, WHIPLASH, '01108', MERCENARY, NO_BOOST]);
    table.do('endTurn', 'endTurn').until('mayInterrupt').do('use Black Widow', 'spend Genius').until('takeTurn');
    expect([table.names('engaged', 0), table.names('engaged', 1)]).toEqual([[], ['Whiplash']]);
  });

  test('cancels no card that comes from elsewhere', () => {
    const table = captain(GENIUS, GENIUS);
    const widow = table.put(WIDOW, 'area');
    // Shadow of the Past reveals the nemesis and its scheme, which were set aside.
    revealing(table, '01190').until('mayInterrupt').do('');
    table.until('takeTurn');
    expect([table.names('engaged'), table.on(widow).exhausted]).toEqual([['Yon-Rogg'], false]);
  });
});

describe('Luke Cage', () => {
  test('enters play tough, from the hand and by Make the Call. MC-TOUGHNESS-1', () => {
    const table = captain('01076', ENERGY, GENIUS);
    table.do('play Luke Cage', 'spend Energy, spend Genius');
    expect(table.state.cards.filter(({ tough }) => tough === 1).length).toBe(1);
    const called = captain('01071', ENERGY, GENIUS);
    called.leaveIn('discard', 0, ['01076']);
    called.do('use Make the Call', 'choose Luke Cage', 'spend Energy, spend Genius');
    expect(called.state.cards.filter(({ tough }) => tough === 1).length).toBe(1);
  });
});

describe('Counter-Punch', () => {
  test('deals damage equal to the hero’s attack to the enemy that attacked, after the hero defends', () => {
    const table = captain(COUNTER);
    table.put('01057', 'area');
    attacked(table).do('defend Captain Marvel', 'use Counter-Punch').until('takeTurn');
    expect([damageOfVillain(table), table.names('discard')]).toEqual([3, ['Counter-Punch']]);
  });

  test.each([
    ['nobody defends', '', 0],
    ['an ally defends', 'defend Mockingbird', 0],
  ])('is not for an attack in which %s', (_what, defense, damage) => {
    const table = captain(COUNTER);
    table.put(MOCKINGBIRD, 'area');
    attacked(table).do(defense).until('takeTurn');
    expect([damageOfVillain(table), table.names('hand').includes('Counter-Punch')]).toEqual([damage, true]);
    const asked = captain(COUNTER);
    asked.put(MOCKINGBIRD, 'area');
    expect(attacked(asked).do(defense).purpose).toBe('takeTurn');
  });

  test('is an attack: not past a guard, and a stunned hero loses it', () => {
    const guarded = captain(COUNTER);
    guarded.put(MERCENARY, 'engaged');
    attacked(guarded).do('defend Captain Marvel');
    expect(guarded.purpose).not.toBe('mayRespond');
    const stunned = captain(COUNTER);
    stunned.mark(stunned.identity(), { stunned: 1 });
    attacked(stunned).do('defend Captain Marvel', 'use Counter-Punch').until('takeTurn');
    expect([damageOfVillain(stunned), stunned.on(stunned.identity()).stunned]).toEqual([0, 0]);
  });
});

describe('Get Behind Me!', () => {
  test('cancels what a revealed treachery does, and the villain attacks the player who plays it', () => {
    const table = heroTable('Captain Marvel', 'Spider-Man');
    toHand(table, [BEHIND_ME, ENERGY]);
    table.mark(table.state.villain, { stunned: 1, confused: 1 });
    const before = table.on(table.state.mainScheme).threat;
    table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, NO_BOOST, ADVANCE, SIDE_SCHEME]);
    table.do('endTurn', 'endTurn').until('mayInterrupt');
    expect(table.offers()).toEqual(['use Get Behind Me!']);
    table.do('use Get Behind Me!', 'spend Energy').until('takeTurn');
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([2, 0]);
    expect(table.names('encounterDiscard')).toContain('Advance');
    // 1 for each player in the villain phase, and the acceleration is younger than that.
    expect(table.on(table.state.mainScheme).threat - before).toBe(2);
  });

  test('two copies in hand are two answers', () => {
    const table = revealing(captain(BEHIND_ME, BEHIND_ME, ENERGY), ADVANCE);
    expect(table.do('').offers()).toEqual(['use Get Behind Me!', 'use Get Behind Me!']);
  });

  test('is for treacheries alone, and for the hero', () => {
    const table = captain(BEHIND_ME, ENERGY);
    expect(revealing(table, SIDE_SCHEME).do('').purpose).toBe('takeTurn');
    const alterEgo = coreTable('Captain Marvel');
    toHand(alterEgo, [BEHIND_ME, ENERGY]);
    alterEgo.mark(alterEgo.state.villain, { confused: 1 });
    alterEgo.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, NO_BOOST, '01112']);
    expect(alterEgo.do('endTurn', '').purpose).toBe('takeTurn');
  });
});

describe('other cards of protection', () => {
  test('The Power of Protection generates 2 for a protection card, and 1 for another', () => {
    expect(captain('01081', '01080', '01079').offers()).toContain('play Med Team');
    expect(captain('01080', '01079').offers()).not.toContain('play Med Team');
    expect(captain('01087', '01079').offers()).not.toContain('use Haymaker');
  });

  test('Med Team heals 2 damage from a friendly character for each of 3 counters, and is discarded with the last', () => {
    const table = heroTable('Captain Marvel', 'Spider-Man');
    toHand(table, ['01080', ENERGY, GENIUS]);
    table.do('play Med Team', 'spend Energy, spend Genius');
    const team = table.state.cards.find(({ counters }) => counters === 3)?.id ?? 0;
    table.mark(table.state.villain, { damage: 5 });
    table.put(MOCKINGBIRD, 'area');
    expect(table.offers()).not.toContain('use Med Team');
    table.mark(table.identity(0), { damage: 1 });
    table.mark(table.identity(1), { damage: 5 });
    table.do('use Med Team');
    expect(table.offers()).toEqual(['choose Captain Marvel', 'choose Peter Parker']);
    table.do('choose Peter Parker');
    for (const left of [1, 0]) {
      table.mark(team, { exhausted: false });
      table.do('use Med Team', left === 1 ? 'choose Peter Parker' : 'choose Captain Marvel');
      expect([table.on(team).counters, table.offers().includes('use Med Team')]).toEqual([left, false]);
    }
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage, damageOfVillain(table)]).toEqual([0, 1, 5]);
    expect(table.names('discard').at(-1)).toBe('Med Team');
  });

  test('Armored Vest adds 1 to the defense of the hero whose player is chosen, once for each', () => {
    const table = heroTable('Captain Marvel', 'Spider-Man');
    toHand(table, ['01081', '01081', ENERGY, GENIUS]);
    table.do('play Armored Vest', 'spend Energy', 'player', 'play Armored Vest', 'spend Genius');
    expect([table.names('area', 0), table.names('area', 1)]).toEqual([
      ['Captain Marvel', 'Armored Vest'],
      ['Peter Parker', 'Armored Vest'],
    ]);
    table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, '01107', SIDE_SCHEME, NO_BOOST, '01099']);
    table.do('endTurn', 'endTurn').until('declareDefender').do('defend Captain Marvel');
    // An attack of 2 with 2 boost icons, against a defense of 1 and the vest.
    expect(table.on(table.identity(0)).damage).toBe(4 - 2);
  });

  test('Indomitable is discarded to ready the hero who has defended', () => {
    const table = captain();
    table.put(INDOMITABLE, 'area');
    attacked(table).do('defend Captain Marvel', 'use Indomitable').until('takeTurn');
    expect([table.on(table.identity()).exhausted, table.names('discard')]).toEqual([false, ['Indomitable']]);
    const ally = captain();
    ally.put(INDOMITABLE, 'area');
    ally.put(MOCKINGBIRD, 'area');
    expect(attacked(ally).do('defend Mockingbird').purpose).toBe('takeTurn');
    const other = heroTable('Captain Marvel', 'Spider-Man');
    other.put(INDOMITABLE, 'area', 1);
    other.mark(other.identity(1), { exhausted: true });
    other.do('endTurn');
    expect(attacked(other).do('defend Captain Marvel').purpose).not.toBe('mayRespond');
    const ready = captain();
    ready.put(INDOMITABLE, 'area');
    expect(attacked(ready).do('').purpose).toBe('takeTurn');
  });
});
