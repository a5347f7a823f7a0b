import { describe, expect, test } from 'vitest';
import { CoreTable, NO_BOOST } from '../../fixtures/scenario-table.ts';

const LEGIONS = '01180';
const MADAME = '01181';
const SOLDIER = '01182';

function heroTable(): CoreTable {
  return new CoreTable().do('changeForm Peter Parker') as CoreTable;
}

describe('Legions of Hydra', () => {
  test('finds Madame Hydra, and has two threat more for each Hydra enemy in play', () => {
    const table = new CoreTable(['Spider-Man', 'Captain Marvel']);
    table.put('01101', 'engaged', 0);
    table.put('01102', 'engaged', 0);
    table.put(MADAME, 'encounterDiscard');
    const scheme = table.reveal(LEGIONS, 1);
    table.do('choose Madame Hydra');
    expect([table.on(scheme).threat, table.names('engaged', 1)]).toEqual([3 + 2 * 2, ['Madame Hydra']]);
  });

  test('does not look for her when she is in play', () => {
    const table = new CoreTable();
    table.put(MADAME, 'engaged');
    const scheme = table.reveal(LEGIONS);
    expect([table.purpose, table.on(scheme).threat]).toEqual(['takeTurn', 3 + 2]);
  });

  test('has its threat where she is nowhere', () => {
    const table = new CoreTable();
    expect(table.on(table.reveal(LEGIONS)).threat).toBe(3);
  });
});

describe('Madame Hydra', () => {
  test('cannot take damage while Legions of Hydra is in play', () => {
    const table = heroTable();
    const madame = table.put(MADAME, 'engaged');
    const scheme = table.put(LEGIONS, 'villainArea', 0, { threat: 1 });
    table.do('attack Spider-Man');
    expect(table.offers()).toEqual(['attack Rhino']);
    table.do('attack Rhino');
    table.mark(table.identity(), { exhausted: false });
    table.do('thwart Spider-Man', 'thwart Legions of Hydra');
    expect(table.names('encounterDiscard')).toContain('Legions of Hydra');
    table.mark(table.identity(), { exhausted: false });
    table.do('attack Spider-Man', 'attack Madame Hydra');
    expect([table.on(madame).damage, table.on(scheme).threat]).toEqual([2, 0]);
  });

  test.each(['attack', 'scheme'] as const)('places two threat on it after an activation (%s)', (how) => {
    const table = heroTable();
    const madame = table.put(MADAME, 'engaged');
    const scheme = table.put(LEGIONS, 'villainArea', 0, { threat: 3 });
    table.activate(madame, how).until('takeTurn');
    expect([table.on(scheme).threat, table.on(table.state.mainScheme).threat]).toEqual([5, how === 'scheme' ? 2 : 0]);
  });

  test('places none where it is not in play, and on one of two', () => {
    const table = heroTable();
    const madame = table.put(MADAME, 'engaged');
    table.put('01108', 'villainArea', 0, { threat: 2 });
    table.activate(madame, 'attack').until('takeTurn');
    expect(table.on(table.inPlay('Crowd Control') ?? 0).threat).toBe(2);
    const schemes = [3, 4].map((threat) => table.put(LEGIONS, 'villainArea', 0, { threat }));
    table.activate(madame, 'attack').until('takeTurn');
    expect(schemes.reduce((sum, each) => sum + table.on(each).threat, 0)).toBe(3 + 4 + 2);
  });
});

describe('Hydra Soldier', () => {
  test('guards the villain, and deals the engaged player an encounter card when it is defeated', () => {
    const table = new CoreTable(['Spider-Man', 'Captain Marvel']);
    table.leaveIn('encounterDeck', 0, Array<string>(12).fill(NO_BOOST));
    table.do('changeForm Peter Parker', 'endTurn', 'changeForm Carol Danvers');
    table.put(SOLDIER, 'engaged', 0, { damage: 2 });
    table.put(SOLDIER, 'engaged', 1);
    table.do('attack Captain Marvel');
    expect(table.offers()).toEqual(['attack Hydra Soldier', 'attack Hydra Soldier']);
    table.do('attack Hydra Soldier');
    expect([table.names('engaged', 0), table.names('dealt', 0).length, table.names('dealt', 1).length]).toEqual([[], 1, 0]);
  });
});
