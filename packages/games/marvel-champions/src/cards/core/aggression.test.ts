import { describe, expect, test } from 'vitest';
import { coreTable, heroTable, toHand } from '../../fixtures/core-table.ts';
import type { Table } from '../../fixtures/table.ts';

const ENERGY = '01088';
const GENIUS = '01089';
const STRENGTH = '01090';
const VIBRANIUM = '01044';
const MERCENARY = '01101';
const SANDMAN = '01102';
const WHIPLASH = '01172';
const HULK = '01050';
const CHASE = '01052';
const ASSAULT = '01053';
const UPPERCUT = '01054';
const POWER = '01055';
const TRAINING = '01057';

/** Captain Marvel at the table, in hero form, with some cards in hand. */
function captain(...codes: readonly string[]): Table {
  const table = heroTable('Captain Marvel');
  toHand(table, codes);
  return table;
}

function damageOfVillain(table: Table): number {
  return table.on(table.state.villain).damage;
}

function threat(table: Table): number {
  return table.on(table.state.mainScheme).threat;
}

describe('Hulk', () => {
  /** Hulk attacks Rhino while a card lies on the top of the deck; a minion stands by. */
  function hulkAttacks(top: string): { table: Table; hulk: number; minion: number } {
    const table = heroTable('Captain Marvel', 'Spider-Man');
    const minion = table.put(WHIPLASH, 'engaged', 1);
    const hulk = table.put(HULK, 'area');
    table.leaveIn('deck', 0, [STRENGTH, STRENGTH, top]);
    table.do('attack Hulk', 'attack Rhino');
    return { table, hulk, minion };
  }

  test('deals 2 damage to an enemy for a physical resource', () => {
    const { table, hulk, minion } = hulkAttacks(UPPERCUT);
    expect(table.offers()).toEqual(['choose Rhino', 'choose Whiplash']);
    table.do('choose Whiplash');
    expect([table.names('discard'), table.on(minion).damage, damageOfVillain(table), table.on(hulk).damage]).toEqual([
      ['Uppercut'],
      2,
      3,
      1,
    ]);
  });

  test('deals 1 damage to each character for an energy resource', () => {
    const { table, hulk, minion } = hulkAttacks(ENERGY);
    const all = [table.state.villain, minion, hulk, table.identity(0), table.identity(1)];
    // Hulk takes consequential damage, too.
    expect(all.map((card) => table.on(card).damage)).toEqual([3 + 1, 1, 1 + 1, 1, 1]);
  });

  test('is discarded for a mental resource', () => {
    const { table } = hulkAttacks(GENIUS);
    expect([table.names('discard'), damageOfVillain(table)]).toEqual([['Genius', 'Hulk'], 3]);
  });

  test('does all of it for a wild resource, in the order of his controller. MC-FAQ-59', () => {
    const { table, minion } = hulkAttacks(VIBRANIUM);
    expect([table.purpose, table.offers()]).toEqual(['whichSpecial', ['resolve Hulk', 'resolve Hulk', 'resolve Hulk']]);
    // The last of the three, by which he leaves, and the others still resolve.
    table.do('resolve Hulk');
    expect(table.offers()).toEqual(['choose Rhino', 'choose Whiplash']);
    table.do('choose Whiplash');
    table.until('takeTurn');
    expect([damageOfVillain(table), table.on(minion).damage, table.on(table.identity(1)).damage]).toEqual([4, 3, 1]);
    expect(table.names('discard')).toEqual(['Vibranium', 'Hulk']);
  });

  test('asks his controller for the order, whoever is the first player. MC-FAQ-59', () => {
    const table = heroTable('Captain Marvel', 'Spider-Man');
    table.put(HULK, 'area', 1);
    table.leaveIn('deck', 1, [STRENGTH, VIBRANIUM]);
    table.do('endTurn', 'attack Hulk', 'attack Rhino');
    expect([table.offers(0), table.offers(1).length]).toEqual([[], 3]);
  });

  test('does nothing after another’s attack', () => {
    const table = captain();
    table.put(HULK, 'area');
    const deck = table.names('deck').length;
    table.do('attack Captain Marvel', 'attack Rhino');
    expect([table.names('deck').length, table.purpose]).toEqual([deck, 'takeTurn']);
  });
});

describe('Tigra', () => {
  test('heals 1 damage after she attacks and defeats a minion, before her consequential damage. MC-FAQ-21', () => {
    const table = captain();
    const tigra = table.put('01051', 'area', 0, { damage: 2 });
    table.put(WHIPLASH, 'engaged', 0, { damage: 2 });
    table.do('attack Tigra', 'attack Whiplash', 'use Tigra');
    expect([table.on(tigra).damage, table.names('area')]).toEqual([2, ['Captain Marvel', 'Tigra']]);
  });

  test('heals nothing where the minion survives, it is the villain’s stage, or she has no damage', () => {
    const alive = captain();
    alive.put('01051', 'area', 0, { damage: 1 });
    alive.put(SANDMAN, 'engaged', 0, { damage: 1 });
    expect(alive.do('attack Tigra', 'attack Sandman').purpose).toBe('takeTurn');
    const stage = captain();
    stage.put('01051', 'area', 0, { damage: 1 });
    stage.mark(stage.state.villain, { damage: 12 });
    stage.do('attack Tigra', 'attack Rhino');
    // What Rhino's next stage searches for.
    expect([stage.do("choose Breakin' & Takin'").purpose, stage.names('removed').includes('Rhino')]).toEqual(['takeTurn', true]);
    const whole = captain();
    whole.put('01051', 'area');
    whole.put(SANDMAN, 'engaged', 0, { damage: 2 });
    expect(whole.do('attack Tigra', 'attack Sandman').purpose).toBe('takeTurn');
  });

  test('heals nothing after another defeats a minion', () => {
    const table = captain();
    table.put('01051', 'area', 0, { damage: 1 });
    table.put(WHIPLASH, 'engaged', 0, { damage: 2 });
    table.do('attack Captain Marvel', 'attack Whiplash');
    expect(table.purpose).toBe('takeTurn');
  });
});

describe('Chase Them Down', () => {
  test('removes 2 threat after the hero attacks and defeats an enemy, by a basic attack or an event', () => {
    const table = captain(CHASE);
    table.mark(table.state.mainScheme, { threat: 5 });
    table.put(WHIPLASH, 'engaged', 0, { damage: 2 });
    table.do('attack Captain Marvel', 'attack Whiplash', 'use Chase Them Down', 'choose The Break-In!');
    expect(threat(table)).toBe(3);
    const event = captain(CHASE, UPPERCUT, ENERGY, GENIUS);
    event.mark(event.state.mainScheme, { threat: 5 });
    event.put(WHIPLASH, 'engaged');
    event.do('use Uppercut', 'spend Energy, spend Genius', 'choose Whiplash', 'use Chase Them Down', 'choose The Break-In!');
    expect(threat(event)).toBe(3);
  });

  test.each([
    ['an enemy that survives', 'Captain Marvel', 0],
    ['an enemy that an ally defeats', 'Hulk', 2],
  ])('is not for %s', (_what, attacker, damage) => {
    const table = captain(CHASE);
    table.mark(table.state.mainScheme, { threat: 5 });
    table.leaveIn('deck', 0, [GENIUS, GENIUS]);
    table.put(HULK, 'area');
    table.put(WHIPLASH, 'engaged', 0, { damage });
    table.do(`attack ${attacker}`, 'attack Whiplash');
    expect([table.purpose, table.names('hand')]).toEqual(['takeTurn', ['Chase Them Down']]);
  });

  test('is a thwart: a confused hero loses it', () => {
    const table = captain(CHASE);
    table.mark(table.state.mainScheme, { threat: 5 });
    table.mark(table.identity(), { confused: 1 });
    table.put(WHIPLASH, 'engaged', 0, { damage: 2 });
    table.do('attack Captain Marvel', 'attack Whiplash', 'use Chase Them Down');
    expect([threat(table), table.on(table.identity()).confused, table.names('discard')]).toEqual([5, 0, ['Chase Them Down']]);
  });
});

describe('attacks of aggression', () => {
  test.each([
    ['Energy', ENERGY, 0],
    ['Strength', STRENGTH, 1],
    ['Vibranium', VIBRANIUM, 1],
  ])('Relentless Assault, paid with %s, deals 5 damage to a minion, and with overkill the excess to the villain', (name, code, excess) => {
    const table = captain(ASSAULT, code);
    table.put(WHIPLASH, 'engaged');
    table.do('use Relentless Assault', `spend ${name}`);
    expect(table.offers()).toEqual(['choose Whiplash']);
    table.do('choose Whiplash');
    expect([table.names('engaged'), damageOfVillain(table)]).toEqual([[], excess]);
  });

  test('Relentless Assault deals no more than 5', () => {
    const table = captain(ASSAULT, ENERGY);
    const titania = table.put('01162', 'engaged');
    table.do('use Relentless Assault', 'spend Energy', 'choose Titania');
    expect(table.on(titania).damage).toBe(5);
  });

  test.each([
    ['Relentless Assault', ASSAULT],
    ['Uppercut', UPPERCUT],
  ])('%s is an attack of the hero: a stunned one loses it', (name, code) => {
    const table = captain(code, ENERGY, GENIUS);
    const minion = table.put(WHIPLASH, 'engaged');
    table.mark(table.identity(), { stunned: 1 });
    table.do(`use ${name}`, 'spend Energy, spend Genius');
    expect([table.purpose, table.on(table.identity()).stunned, table.on(minion).damage]).toEqual(['takeTurn', 0, 0]);
    const alterEgo = coreTable('Captain Marvel');
    toHand(alterEgo, [code, ENERGY, GENIUS]);
    alterEgo.put(WHIPLASH, 'engaged');
    expect(alterEgo.offers()).not.toContain(`use ${name}`);
  });

  test('Relentless Assault needs a minion, and the hero', () => {
    const table = captain(ASSAULT, ENERGY);
    expect(table.offers()).not.toContain('use Relentless Assault');
    const alterEgo = coreTable('Captain Marvel');
    toHand(alterEgo, [ASSAULT, ENERGY]);
    alterEgo.put(WHIPLASH, 'engaged');
    expect(alterEgo.offers()).not.toContain('use Relentless Assault');
  });

  test('Uppercut deals 5 damage to an enemy, past no guard', () => {
    const table = captain(UPPERCUT, ENERGY, GENIUS);
    const sandman = table.put(SANDMAN, 'engaged');
    table.do('use Uppercut', 'spend Energy, spend Genius');
    expect(table.offers()).toEqual(['choose Rhino', 'choose Sandman']);
    table.do('choose Rhino');
    expect([damageOfVillain(table), table.on(sandman).damage]).toEqual([5, 0]);
    const guarded = captain(UPPERCUT, ENERGY, GENIUS);
    guarded.put(MERCENARY, 'engaged');
    expect(guarded.do('use Uppercut', 'spend Energy, spend Genius').offers()).toEqual(['choose Hydra Mercenary']);
  });

  test('The Power of Aggression generates 2 for an aggression card, and 1 for another', () => {
    const table = captain(TRAINING, POWER).do('play Combat Training', 'spend The Power of Aggression');
    expect(table.names('area')).toEqual(['Captain Marvel', 'Combat Training']);
    const other = captain('01087', POWER);
    expect(other.offers()).not.toContain('use Haymaker');
    toHand(other, [UPPERCUT]);
    expect(other.offers()).toContain('use Haymaker');
  });
});

describe('Tac Team', () => {
  test('deals 2 damage for each of 3 counters, and is discarded with the last', () => {
    const table = captain('01056', ENERGY, GENIUS);
    table.put(MERCENARY, 'engaged');
    table.do('play Tac Team', 'spend Energy, spend Genius');
    const team = table.state.cards.findLast((card) => table.names('area').includes('Tac Team') && card.counters === 3)?.id ?? 0;
    for (const left of [2, 1, 0]) {
      table.mark(team, { exhausted: false });
      table.do('use Tac Team', 'choose Rhino');
      expect(table.on(team).counters).toBe(left);
      expect(table.offers()).not.toContain('use Tac Team');
    }
    expect([damageOfVillain(table), table.names('discard').at(-1)]).toEqual([6, 'Tac Team']);
  });
});

describe('Combat Training', () => {
  test('is played under any player’s control and adds 1 to the attack of that hero. MC-CARD-9', () => {
    const table = heroTable('Captain Marvel', 'Spider-Man');
    toHand(table, [TRAINING, TRAINING, TRAINING, ENERGY, GENIUS, STRENGTH]);
    table.do('play Combat Training', 'spend Energy', 'player 1');
    expect([table.names('area', 0), table.names('area', 1)]).toEqual([['Captain Marvel'], ['Peter Parker', 'Combat Training']]);
    table.do('attack Captain Marvel', 'attack Rhino');
    expect(damageOfVillain(table)).toBe(2);
    // One for each player: the second is her own, and a third is for nobody.
    table.do('play Combat Training', 'spend Genius');
    expect(table.names('area', 0)).toEqual(['Captain Marvel', 'Combat Training']);
    expect(table.offers()).not.toContain('play Combat Training');
    table.mark(table.identity(), { exhausted: false });
    table.do('attack Captain Marvel', 'attack Rhino');
    expect(damageOfVillain(table)).toBe(2 + 3);
  });
});
