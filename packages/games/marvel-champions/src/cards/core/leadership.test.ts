import { describe, expect, test } from 'vitest';
import { coreTable, heroTable, toHand } from '../../fixtures/core-table.ts';
import type { Table } from '../../fixtures/table.ts';

const ENERGY = '01088';
const GENIUS = '01089';
const STRENGTH = '01090';
const UPPERCUT = '01054';
const WHIPLASH = '01172';
const MERCENARY = '01101';
const BOMBER = '01110';
const NO_BOOST = '01104';
const HAWKEYE = '01066';
const VISION = '01068';
const CALL = '01071';
const POWER = '01072';
const TRISKELION = '01073';
const INSPIRED = '01074';
const MOCKINGBIRD = '01083';
const HULK = '01050';
const DAREDEVIL = '01058';

/** Captain Marvel at the table, in hero form, with some cards in hand and 4 threat on the main scheme. */
function captain(...codes: readonly string[]): Table {
  const table = heroTable('Captain Marvel');
  toHand(table, codes);
  table.mark(table.state.mainScheme, { threat: 4 });
  return table;
}

function damageOfVillain(table: Table): number {
  return table.on(table.state.villain).damage;
}

function threat(table: Table): number {
  return table.on(table.state.mainScheme).threat;
}

describe('Hawkeye', () => {
  test('enters play with 4 counters, and shoots a minion that enters play', () => {
    const table = captain(HAWKEYE, ENERGY, GENIUS);
    table.do('play Hawkeye', 'spend Energy, spend Genius');
    const hawkeye = table.state.cards.find(({ counters }) => counters === 4)?.id ?? 0;
    const there = table.put(BOMBER, 'engaged');
    table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, MERCENARY, NO_BOOST]);
    table.do('endTurn').until('mayRespond');
    expect([table.offers(), table.names('engaged')]).toEqual([['use Hawkeye'], ['Hydra Bomber', 'Hydra Mercenary']]);
    table.do('use Hawkeye').until('takeTurn');
    const damages = table.state.cards.filter(({ damage, owner }) => damage > 0 && owner === -1).map(({ damage }) => damage);
    expect([damages, table.on(there).damage, table.on(hawkeye).counters]).toEqual([[2], 0, 3]);
  });

  test('does nothing without a counter, and stays', () => {
    const table = captain();
    table.put(HAWKEYE, 'area', 0, { counters: 1 });
    table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, BOMBER, NO_BOOST]);
    table.do('endTurn').until('mayRespond').do('use Hawkeye').until('takeTurn');
    expect([table.names('area'), table.names('engaged')]).toEqual([['Captain Marvel', 'Hawkeye'], []]);
    table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, MERCENARY, NO_BOOST]);
    table.do('endTurn').until('takeTurn');
    expect(table.state.cards.filter(({ damage, owner }) => damage > 0 && owner === -1)).toEqual([]);
  });
});

describe('other allies of leadership', () => {
  test('Maria Hill: each player may draw a card as she enters play', () => {
    const table = coreTable('Captain Marvel', 'Spider-Man');
    toHand(table, ['01067', ENERGY]);
    table.do('play Maria Hill', 'spend Energy', 'use Maria Hill');
    expect([table.names('hand', 0).length, table.names('hand', 1).length]).toEqual([1, 1]);
    toHand(table, [HULK, ENERGY]);
    expect(table.do('play Hulk', 'spend Energy').purpose).toBe('takeTurn');
  });

  test.each([
    ['thwart', 'mode Vision', 2, 1],
    ['attack', 'mode Vision 1', 4, 3],
  ])('Vision gets +2 to the chosen power until the end of the phase: %s', (_power, mode, dealt, left) => {
    const table = captain(ENERGY, ENERGY);
    const vision = table.put(VISION, 'area');
    table.do('use Vision', 'spend Energy', mode, 'attack Vision', 'attack Rhino');
    table.mark(vision, { exhausted: false, damage: 0 });
    table.do('thwart Vision', 'thwart The Break-In!');
    expect([damageOfVillain(table), threat(table)]).toEqual([dealt, left]);
    table.mark(table.state.villain, { stunned: 1 });
    table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, WHIPLASH]);
    table.do('endTurn').until('takeTurn').do('attack Vision', 'attack Rhino');
    expect(damageOfVillain(table)).toBe(dealt + 2);
  });

  test('Vision needs an energy resource, and that once a round', () => {
    const table = captain(STRENGTH);
    table.put(VISION, 'area');
    expect(table.offers()).not.toContain('use Vision');
    toHand(table, [TRISKELION, ENERGY]);
    table.do('use Vision', 'spend The Triskelion', 'mode Vision');
    expect([table.offers().includes('use Vision'), table.names('hand')]).toEqual([false, ['Strength', 'Energy']]);
  });
});

describe('events of leadership', () => {
  test('Get Ready readies an ally, of whichever player, that is exhausted', () => {
    const table = coreTable('Captain Marvel', 'Spider-Man');
    toHand(table, ['01069']);
    expect(table.offers()).not.toContain('use Get Ready');
    table.put(MOCKINGBIRD, 'area');
    expect(table.offers()).not.toContain('use Get Ready');
    const allies = [table.put(HULK, 'area', 0, { exhausted: true }), table.put(DAREDEVIL, 'area', 1, { exhausted: true })];
    table.do('use Get Ready');
    expect(table.offers()).toEqual(['choose Hulk', 'choose Daredevil']);
    table.do('choose Daredevil');
    expect(allies.map((card) => table.on(card).exhausted)).toEqual([true, false]);
  });

  test('Lead from the Front: the characters of one player get +1 THW and +1 ATK until the end of the phase, late ones too. MC-LASTING-EFFECTS-5', () => {
    const table = heroTable('Captain Marvel', 'Spider-Man');
    table.mark(table.state.mainScheme, { threat: 12 });
    toHand(table, ['01070', ENERGY]);
    table.put(MOCKINGBIRD, 'area', 0);
    table.do('use Lead from the Front', 'spend Energy');
    expect(table.offers()).toEqual(['choose Captain Marvel', 'choose Peter Parker']);
    table.do('choose Captain Marvel', 'attack Captain Marvel', 'attack Rhino', 'thwart Mockingbird', 'thwart The Break-In!');
    expect([damageOfVillain(table), threat(table)]).toEqual([2 + 1, 12 - 2]);
    table.put(DAREDEVIL, 'area', 0);
    table.put(HULK, 'area', 1);
    table.do('attack Daredevil', 'attack Rhino');
    expect(damageOfVillain(table)).toBe(3 + 3);
    table.leaveIn('deck', 1, [UPPERCUT, GENIUS]);
    table.do('endTurn', 'attack Hulk', 'attack Rhino');
    expect(damageOfVillain(table)).toBe(6 + 3);
    table.until('takeTurn', 1);
  });

  test('Lead from the Front ends with the phase, and is for a hero to lead', () => {
    const table = captain('01070', ENERGY);
    table.do('use Lead from the Front', 'spend Energy', 'choose Captain Marvel');
    table.mark(table.state.villain, { stunned: 1 });
    table.leaveIn('encounterDeck', 0, [WHIPLASH, WHIPLASH, WHIPLASH, WHIPLASH]);
    table.do('endTurn').until('takeTurn').do('attack Captain Marvel', 'attack Rhino');
    expect(damageOfVillain(table)).toBe(2);
    const alterEgo = coreTable('Captain Marvel');
    toHand(alterEgo, ['01070', ENERGY]);
    expect(alterEgo.offers()).not.toContain('use Lead from the Front');
  });

  test('Make the Call pays the printed cost of an ally in any discard pile, who enters play under the caller’s control', () => {
    const table = coreTable('Captain Marvel', 'Spider-Man');
    toHand(table, [CALL, ENERGY]);
    table.leaveIn('discard', 0, [MOCKINGBIRD, UPPERCUT]);
    expect(table.offers()).not.toContain('use Make the Call');
    table.leaveIn('discard', 1, [HULK]);
    table.do('use Make the Call', 'choose Hulk', 'spend Energy');
    expect([table.names('area', 0), table.names('area', 1), table.names('discard', 0)]).toEqual([
      ['Carol Danvers', 'Hulk'],
      ['Peter Parker'],
      ['Mockingbird', 'Uppercut', 'Energy', 'Make the Call'],
    ]);
    // He goes back to the pile of his owner.
    const hulk = table.state.cards.findLast(({ controller, owner }) => controller === 0 && owner === 1)?.id ?? 0;
    table.mark(hulk, { damage: 4 });
    table.leaveIn('deck', 0, [UPPERCUT, GENIUS]);
    table.do('attack Hulk', 'attack Rhino');
    expect(table.names('discard', 1)).toEqual(['Hulk']);
  });

  test('Make the Call: an ally leaves the game with the player who owns it. MC-PLAYER-ELIMINATION-7', () => {
    const table = coreTable('Captain Marvel', 'She-Hulk');
    toHand(table, [CALL, ENERGY, GENIUS]);
    table.leaveIn('discard', 1, ['01020']);
    table.do('use Make the Call', 'choose Hellcat', 'spend Energy, spend Genius');
    expect(table.names('area', 0)).toEqual(['Carol Danvers', 'Hellcat']);
    // She-Hulk is beyond her hit points, and defeated with the next change.
    table.mark(table.identity(1), { damage: 15 });
    table.do('changeForm Carol Danvers');
    expect([table.names('area', 0), table.names('removed').includes('Hellcat'), table.names('area', 1)]).toEqual([
      ['Captain Marvel'],
      true,
      [],
    ]);
  });

  test('Make the Call: The Power of Leadership doubles for an ally of leadership alone. MC-FAQ-22', () => {
    const own = coreTable('Captain Marvel');
    toHand(own, [CALL, POWER]);
    own.leaveIn('discard', 0, ['01067']);
    own.do('use Make the Call', 'choose Maria Hill', 'spend The Power of Leadership');
    expect(own.names('area')).toContain('Maria Hill');
    const other = coreTable('Captain Marvel');
    toHand(other, [CALL, POWER]);
    other.leaveIn('discard', 0, [HULK]);
    expect(other.offers()).not.toContain('use Make the Call');
  });

  test('Make the Call: no ally who is in play already, and who is not played', () => {
    const table = coreTable('Captain Marvel');
    toHand(table, [CALL, ENERGY]);
    table.leaveIn('discard', 0, [HULK]);
    table.put(HULK, 'area');
    expect(table.offers()).not.toContain('use Make the Call');
    const spider = coreTable('Spider-Man');
    toHand(spider, [CALL, ENERGY]);
    spider.leaveIn('discard', 0, ['01002']);
    const deck = spider.names('deck').length;
    spider.do('use Make the Call', 'choose Black Cat', 'spend Energy');
    // Black Cat discards cards after she is played.
    expect([spider.names('area'), spider.names('deck').length]).toEqual([['Peter Parker', 'Black Cat'], deck]);
  });
});

describe('other cards of leadership', () => {
  test('The Power of Leadership generates 2 for a leadership card, and 1 for another', () => {
    expect(captain('01067', POWER).offers()).toContain('play Maria Hill');
    expect(captain('01087', POWER).offers()).not.toContain('use Haymaker');
  });

  test('The Triskelion lets its player have a fourth ally, and no fifth. MC-CARD-13', () => {
    const table = captain(HULK, '01067', ENERGY, GENIUS);
    for (const code of [MOCKINGBIRD, DAREDEVIL, VISION]) table.put(code, 'area');
    table.put(TRISKELION, 'area');
    table.do('play Hulk', 'spend Energy');
    expect([table.purpose, table.names('area').length]).toEqual(['takeTurn', 6]);
    table.do('play Maria Hill', 'spend Genius');
    expect(table.purpose).toBe('allyLimit');
    const without = captain(HULK, ENERGY);
    for (const code of [MOCKINGBIRD, DAREDEVIL, VISION]) without.put(code, 'area');
    without.do('play Hulk', 'spend Energy');
    expect(without.purpose).toBe('allyLimit');
  });

  test('Inspired adds 1 to the powers of an ally, once on each. MC-MAXIMUM-7', () => {
    const table = captain(INSPIRED, INSPIRED, ENERGY, GENIUS);
    expect(table.offers()).not.toContain('play Inspired');
    const mockingbird = table.put(MOCKINGBIRD, 'area');
    table.do('play Inspired', 'spend Energy', 'choose Mockingbird');
    expect(table.offers()).not.toContain('play Inspired');
    table.do('attack Mockingbird', 'attack Rhino');
    table.mark(mockingbird, { exhausted: false });
    table.do('thwart Mockingbird', 'thwart The Break-In!');
    expect([damageOfVillain(table), threat(table)]).toEqual([2, 2]);
    table.put(DAREDEVIL, 'area');
    table.do('play Inspired', 'spend Genius');
    expect(table.offers()).toEqual(['choose Daredevil']);
  });

  test('Inspired on another player’s ally is controlled by that player, and goes with the ally. MC-OWNERSHIP-CONTROL-4', () => {
    const table = coreTable('Captain Marvel', 'Spider-Man');
    toHand(table, [INSPIRED, ENERGY]);
    const ally = table.put(MOCKINGBIRD, 'area', 1, { damage: 2 });
    table.do('play Inspired', 'spend Energy', 'choose Mockingbird');
    const inspired = table.state.cards.find(({ host }) => host === ally);
    expect([inspired?.controller, table.names('area', 1)]).toEqual([1, ['Peter Parker', 'Mockingbird', 'Inspired']]);
    table.do('endTurn', 'attack Mockingbird', 'attack Rhino');
    expect([table.names('discard', 0).at(-1), table.names('area', 1)]).toEqual(['Inspired', ['Peter Parker']]);
  });
});
