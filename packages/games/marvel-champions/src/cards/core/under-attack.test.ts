import { describe, expect, test } from 'vitest';
import { NO_BOOST, NOTHING, UltronTable } from '../../fixtures/ultron-table.ts';

const MOCKINGBIRD = '01083';

describe('Under Attack', () => {
  test('each player chooses 2 threat on it or 3 damage to their hero; who is an alter-ego has no hero. MC-CHOOSE-OPTION-1, MC-EACH-PLAYER-1', () => {
    const table = new UltronTable(2).do('changeForm Carol Danvers', 'endTurn');
    table.villainPhase(NO_BOOST, NO_BOOST, '01151', NOTHING).until('chooseMode', 1);
    expect(table.offers()).toHaveLength(2);
    table.choose(1).until('takeTurn');
    const scheme = table.named('Under Attack');
    // It enters with 3; only the alter-ego's 2 are added.
    expect([table.on(scheme).threat, table.on(table.identity(0)).damage]).toEqual([3 + 2, 2 + 3]);
    expect(table.on(table.identity(1)).damage).toBe(0);
  });

  test('all may place threat. MC-EACH-PLAYER-1', () => {
    const table = new UltronTable(1).do('changeForm Carol Danvers');
    table.villainPhase(NO_BOOST, '01151').until('chooseMode', 1).choose(0).until('takeTurn');
    expect([table.on(table.named('Under Attack')).threat, table.on(table.identity()).damage]).toEqual([5, 2]);
  });
});

describe('Vibranium Armor', () => {
  test('makes the villain tough after each damage that it took, and not where a tough card took it. MC-TOUGH-1, MC-TOUGH-5', () => {
    const table = new UltronTable(1).do('changeForm Carol Danvers');
    table.putOn('01152', table.state.villain);
    table.do('attack Captain Marvel', 'attack Ultron');
    expect(table.on(table.state.villain)).toMatchObject({ damage: 2, tough: 1 });
    table.put(MOCKINGBIRD, 'area');
    table.do('attack Mockingbird', 'attack Ultron');
    expect(table.on(table.state.villain)).toMatchObject({ damage: 2, tough: 0 });
  });

  test('a hero discards it for two physical resources and exhausts. MC-ACTION-2', () => {
    const table = new UltronTable(1).do('changeForm Carol Danvers');
    table.putOn('01152', table.state.villain);
    table.leaveIn('hand', 0, ['01057', '01053']);
    expect(table.offers()).not.toContain('use Vibranium Armor');
    table.put('01057', 'hand');
    table.do('use Vibranium Armor', 'spend Combat Training, spend Combat Training');
    expect(table.names('encounterDiscard')).toContain('Vibranium Armor');
    expect(table.on(table.identity()).exhausted).toBe(true);
  });
});

describe('Concussion Blasters', () => {
  test('give the villain retaliate 1. MC-RETALIATE-1', () => {
    const table = new UltronTable(1).do('changeForm Carol Danvers');
    table.putOn('01153', table.state.villain);
    table.do('attack Captain Marvel', 'attack Ultron');
    expect(table.on(table.identity()).damage).toBe(1);
  });

  test('a hero discards them for two energy resources and exhausts. MC-ACTION-2', () => {
    const table = new UltronTable(1).do('changeForm Carol Danvers');
    table.putOn('01153', table.state.villain);
    table.leaveIn('hand', 0, ['01053', '01053']);
    table.do('use Concussion Blasters', 'spend Relentless Assault, spend Relentless Assault');
    expect(table.names('encounterDiscard')).toContain('Concussion Blasters');
    expect([table.on(table.identity()).exhausted, table.count('hand')]).toEqual([true, 0]);
  });

  test.each(['01152', '01153'])('%s is attached to the villain as it is revealed. MC-ATTACH-1', (code) => {
    const table = new UltronTable(1).villainPhase(NO_BOOST, code).until('takeTurn');
    const attachment = table.state.cards.find(({ host }) => host === table.state.villain);
    expect(table.names('villainArea')).toHaveLength(4);
    expect(attachment?.zone).toBe(table.on(table.state.villain).zone);
  });
});

describe('Concussive Blast', () => {
  test('deals 1 damage to each friendly character. MC-FRIENDLY-1', () => {
    const table = new UltronTable(2);
    const ally = table.put(MOCKINGBIRD, 'area', 1);
    table.do('endTurn').villainPhase(NO_BOOST, NO_BOOST, '01154', NOTHING).until('takeTurn');
    expect([table.identity(0), table.identity(1), ally].map((card) => table.on(card).damage)).toEqual([1, 1, 1]);
    expect(table.on(table.state.villain).damage).toBe(0);
  });

  test('as a boost card deals 1 to each character of the player against whom the villain activates. MC-BOOST-ICON-4', () => {
    const table = new UltronTable(2);
    const own = table.put(MOCKINGBIRD, 'area', 0);
    const other = table.put('01075', 'area', 1);
    table.do('endTurn').villainPhase('01154', NO_BOOST, NOTHING, NOTHING).until('takeTurn');
    expect([table.identity(0), own, table.identity(1), other].map((card) => table.on(card).damage)).toEqual([1, 1, 0, 0]);
  });
});
