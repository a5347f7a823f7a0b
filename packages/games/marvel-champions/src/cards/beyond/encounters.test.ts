import { describe, expect, test } from 'vitest';
import { coreTable, heroTable, toHand } from '../../fixtures/core-table.ts';

const STRENGTH = '01090';
const BOMB_SCARE = '01109';
const TWISTED_REALITY = '04135';
const BEETLE = '13028';
const MOJO = '39066';
const HYDRA = '01101';

describe('encounter cards', () => {
  test('Twisted Reality incites, and is discarded where there is no side scheme', () => {
    const table = coreTable('Captain Marvel');
    table.leaveIn('encounterDeck', 0, [HYDRA, HYDRA, TWISTED_REALITY, HYDRA]);
    const before = table.on(table.state.mainScheme).threat;
    table.nextTurn();
    expect(table.names('encounterDiscard')).toContain('Twisted Reality');
    expect(table.on(table.state.mainScheme).threat).toBeGreaterThan(before);
  });

  test('Twisted Reality is attached to a side scheme', () => {
    const table = coreTable('Captain Marvel');
    table.put(BOMB_SCARE, 'villainArea', 0, { threat: 3 });
    table.leaveIn('encounterDeck', 0, [HYDRA, HYDRA, TWISTED_REALITY, HYDRA]);
    table.do('endTurn').until('chooseTarget').do('choose Bomb Scare');
    expect(table.names('villainArea')).toContain('Twisted Reality');
  });

  test('Beetle is shuffled into the encounter deck by whoever does not pay', () => {
    const table = heroTable('Captain Marvel');
    toHand(table, [STRENGTH]);
    const beetle = table.put(BEETLE, 'engaged', 0, { damage: 3 });
    table.do('attack Captain Marvel', 'attack Beetle').choose(1);
    expect(table.names('encounterDeck')).toContain('Beetle');
    expect(table.on(beetle).damage).toBe(0);
  });

  test('Wild Wild Mojo gains surge as it comes from the encounter deck', () => {
    const table = coreTable('Captain Marvel');
    table.leaveIn('encounterDeck', 0, [HYDRA, HYDRA, HYDRA, MOJO, HYDRA]);
    table.nextTurn();
    expect(table.names('villainArea')).toContain('Wild Wild Mojo');
    expect(table.names('engaged')).toContain('Hydra Mercenary');
  });
});
