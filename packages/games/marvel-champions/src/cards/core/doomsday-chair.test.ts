import type { GameEvent } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { CoreTable } from '../../fixtures/scenario-table.ts';
import { attackMarks } from '../../rules/player-attack.ts';
import { kind } from '../../state/facts.ts';

const CHAIR = '01183';
const MODOK = '01184';
const UPGRADES = '01185';
const MERCENARY = '01101';
const SANDMAN = '01102';

function heroTable(): CoreTable {
  return new CoreTable().do('changeForm Peter Parker') as CoreTable;
}

describe('The Doomsday Chair', () => {
  test('finds M.O.D.O.K. in the deck or the discard pile. MC-ERRATA-2', () => {
    const table = new CoreTable(['Spider-Man', 'Captain Marvel']);
    table.put(MODOK, 'encounterDeck');
    const scheme = table.reveal(CHAIR, 1);
    table.do('choose M.O.D.O.K.');
    expect([table.on(scheme).threat, table.names('engaged', 1)]).toEqual([8, ['M.O.D.O.K.']]);
  });

  test('does not look for him when he is in play', () => {
    const table = new CoreTable();
    table.put(MODOK, 'engaged');
    table.reveal(CHAIR);
    expect(table.purpose).toBe('takeTurn');
  });

  test('M.O.D.O.K. deals two damage to whoever attacks him', () => {
    const table = heroTable();
    table.put(MODOK, 'engaged');
    table.do('attack Spider-Man', 'attack M.O.D.O.K.');
    expect(table.on(table.identity()).damage).toBe(2);
  });
});

describe('Biomechanical Upgrades', () => {
  test('is attached to the minion with the most printed hit points that has none, and surges', () => {
    const table = new CoreTable();
    const [weak, strong] = [table.put(MERCENARY, 'engaged'), table.put(SANDMAN, 'engaged')];
    table.put('01120', 'encounterDeck');
    const first = table.reveal(UPGRADES);
    table.do('choose Sandman');
    expect([table.on(first).host, table.names('engaged')]).toEqual([
      strong,
      ['Hydra Mercenary', 'Sandman', 'Biomechanical Upgrades', 'Armored Guard'],
    ]);
    const second = table.reveal(UPGRADES);
    expect(table.offers()).toEqual(['choose Hydra Mercenary', 'choose Armored Guard']);
    table.do('choose Hydra Mercenary').until('takeTurn');
    expect(table.on(second).host).toBe(weak);
  });

  test('is discarded where there is no minion, and surges. MC-ATTACH-4', () => {
    const table = new CoreTable();
    table.put(MERCENARY, 'encounterDeck');
    table.reveal(UPGRADES);
    expect([table.names('encounterDiscard'), table.names('engaged')]).toEqual([['Biomechanical Upgrades'], ['Hydra Mercenary']]);
  });

  test('saves the minion that would be defeated once, and heals it', () => {
    const table = heroTable();
    const minion = table.put(SANDMAN, 'engaged', 0, { damage: 3 });
    table.reveal(UPGRADES);
    table.do('choose Sandman').until('takeTurn');
    table.do('attack Spider-Man', 'attack Sandman');
    expect([table.on(minion).damage, table.inPlay('Biomechanical Upgrades'), table.names('encounterDiscard')]).toEqual([
      0,
      undefined,
      expect.arrayContaining(['Biomechanical Upgrades']),
    ]);
    table.mark(minion, { damage: 3 });
    table.mark(table.identity(), { exhausted: false });
    table.do('attack Spider-Man', 'attack Sandman');
    expect(table.inPlay('Sandman')).toBeUndefined();
  });

  test('a minion that is saved was not defeated by the attack', () => {
    const table = heroTable();
    table.put(SANDMAN, 'engaged', 0, { damage: 3 });
    table.reveal(UPGRADES);
    table.do('choose Sandman').until('takeTurn');
    const told: GameEvent[] = [];
    table.match.observer = { event: (event) => told.push(event), rewound: () => undefined };
    table.do('attack Spider-Man', 'attack Sandman');
    const ends = told.filter((event) => event.kind === kind.attackEnded);
    expect(ends.map(({ amount, value }) => [amount, value])).toEqual([[2, attackMarks.basic + attackMarks.damaged]]);
    expect(told.map((event) => event.kind)).not.toContain(kind.wasDefeated);
  });
});
