import { describe, expect, test } from 'vitest';
import { coreTable, heroTable, toHand } from '../../fixtures/core-table.ts';

const ENERGY = '01088';
const GENIUS = '01089';
const STRENGTH = '01090';
const GAUNTLET_GUN = '23005';
const GRASPING_TENDRILS = '20003';
const CRUSHING_BLOW = '10002';
const EXPLOIT_WEAKNESS = '33005';
const WIDOWS_BITE = '08010';
const MERCENARY = '01101';

describe('cards of heroes', () => {
  test('Crushing Blow deals as much as the hero’s ATK, for a physical resource', () => {
    const table = heroTable('Captain Marvel');
    toHand(table, [CRUSHING_BLOW, STRENGTH]);
    table.do('use Crushing Blow', 'spend Strength', 'choose Rhino');
    expect(table.on(table.state.villain).damage).toBe(2);
  });

  test('Exploit Weakness leaves play at the end of the round', () => {
    const table = heroTable('Captain Marvel');
    toHand(table, [EXPLOIT_WEAKNESS, ENERGY]);
    table.do('play Exploit Weakness', 'spend Energy', 'choose Rhino', 'attack Captain Marvel', 'attack Rhino');
    expect(table.on(table.state.villain).damage).toBe(3);
    table.nextTurn();
    expect(table.names('discard')).toContain('Exploit Weakness');
  });

  test('Gauntlet Gun is not offered to the player of another hero', () => {
    const table = heroTable('Captain Marvel');
    table.put(GAUNTLET_GUN, 'area');
    toHand(table, [CRUSHING_BLOW, GENIUS]);
    expect(table.offers()).not.toContain('use Crushing Blow');
  });

  test('Grasping Tendrils stuns the villain only where physical resources alone paid for it', () => {
    const table = heroTable('Captain Marvel');
    toHand(table, [GRASPING_TENDRILS, STRENGTH]);
    table.do('endTurn').until('mayInterrupt');
    table.do('use Grasping Tendrils', 'spend Strength');
    expect(table.on(table.state.villain).stunned).toBe(1);
  });

  test('Widow’s Bite is no use to an alter-ego', () => {
    const table = coreTable('Captain Marvel');
    table.put(WIDOWS_BITE, 'area');
    table.leaveIn('encounterDeck', 0, [MERCENARY, MERCENARY, MERCENARY]);
    table.nextTurn();
    expect(table.names('engaged')).toContain('Hydra Mercenary');
    expect(table.names('area')).toContain("Widow's Bite");
  });
});
