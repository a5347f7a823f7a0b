import { describe, expect, test } from 'vitest';
import { coreTable, endTurnBefore, heroTable, toHand } from '../../fixtures/core-table.ts';

const ENERGY = '01088';
const STRENGTH = '01090';
const UPPERCUT = '01054';
const MERCENARY = '01101';
const NO_BOOST = '01104';
const REACTOR = '01035';
const GAUNTLETS = '01038';
const BOOTS = '01039';

describe('his obligation and his nemesis', () => {
  test('Business Problems exhausts Tony Stark, or each upgrade that he controls. MC-CARD-22', () => {
    const table = endTurnBefore(coreTable('Iron Man'), '01170');
    expect(table.offers()).toEqual(['mode Business Problems', 'mode Business Problems 1']);
    table.do('mode Business Problems').until('takeTurn');
    expect(table.on(table.identity()).exhausted).toBe(true);
    // The other one was in the encounter deck at first.
    expect(table.names('removed').filter((name) => name === 'Business Problems').length).toBe(2);
    const changing = heroTable('Iron Man');
    changing.mark(changing.state.villain, { stunned: 1 });
    endTurnBefore(changing, '01170').until('mayDo').do('yes Business Problems');
    expect([changing.names('area')[0], changing.offers().length]).toEqual(['Tony Stark', 2]);
    const hero = heroTable('Iron Man');
    hero.mark(hero.state.villain, { stunned: 1 });
    const upgrades = [hero.put(BOOTS, 'area'), hero.put(GAUNTLETS, 'area')];
    const support = hero.put('01034', 'area');
    endTurnBefore(hero, '01170').until('mayDo').do('', 'mode Business Problems 1');
    expect([...upgrades, support, hero.identity()].map((card) => hero.on(card).exhausted)).toEqual([true, true, false, false]);
    expect(hero.names('encounterDiscard')).toContain('Business Problems');
  });

  test('Imminent Overload has 1 threat more for each player', () => {
    const table = endTurnBefore(heroTable('Iron Man'), '01171').until('takeTurn');
    expect(table.state.cards.filter((card) => card.threat === 4).length).toBe(1);
  });

  test('Electric Whip Attack deals 1 damage for each upgrade, or has one discarded', () => {
    const table = heroTable('Iron Man');
    table.mark(table.state.villain, { stunned: 1 });
    table.put(BOOTS, 'area');
    table.put(GAUNTLETS, 'area');
    table.put('01034', 'area');
    endTurnBefore(table, '01173').until('chooseMode');
    expect(table.offers().length).toBe(2);
    table.do('mode Electric Whip Attack').until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(2);
  });

  test('Electric Whip Attack: an alter-ego must discard an upgrade, and without any nothing happens. MC-CHOOSE-OPTION-1', () => {
    const table = coreTable('Iron Man');
    table.put(BOOTS, 'area');
    table.put(GAUNTLETS, 'area');
    endTurnBefore(table, '01173').until('chooseMode');
    expect(table.offers()).toEqual(['mode Electric Whip Attack 1']);
    table.do('mode Electric Whip Attack 1', 'choose Powered Gauntlets').until('takeTurn');
    expect([table.names('discard'), table.on(table.identity()).damage]).toEqual([['Powered Gauntlets'], 0]);
    const hero = heroTable('Iron Man');
    hero.mark(hero.state.villain, { stunned: 1 });
    endTurnBefore(hero, '01173').until('takeTurn');
    expect(hero.on(hero.identity()).damage).toBe(0);
  });

  test.each([
    ['an undefended attack', '', ['Rocket Boots']],
    ['no attack that is defended', 'defend Iron Man', []],
  ])('Electric Whip Attack as a boost has an upgrade discarded in %s', (_what, defense, discarded) => {
    const table = heroTable('Iron Man');
    table.put(BOOTS, 'area');
    endTurnBefore(table, MERCENARY, '01173').until('declareDefender');
    table.do(defense).until('takeTurn');
    expect(table.names('discard')).toEqual(discarded);
  });

  test('Electromagnetic Backlash: each player discards 5 cards, and takes 1 damage for each energy resource among the own ones', () => {
    const table = heroTable('Iron Man', 'She-Hulk');
    table.mark(table.state.villain, { stunned: 1 });
    toHand(table, [UPPERCUT]);
    toHand(table, [UPPERCUT, UPPERCUT, UPPERCUT, UPPERCUT, UPPERCUT, UPPERCUT], 1);
    table.leaveIn('deck', 0, [STRENGTH, ENERGY, REACTOR, UPPERCUT, UPPERCUT, UPPERCUT]);
    table.leaveIn('deck', 1, [ENERGY, REACTOR, '01044', UPPERCUT, UPPERCUT, UPPERCUT]);
    table.leaveIn('encounterDeck', 0, [MERCENARY, MERCENARY, MERCENARY, MERCENARY, '01174', NO_BOOST]);
    table.do('endTurn', 'endTurn').until('takeTurn');
    expect([table.names('deck', 0), table.names('deck', 1)]).toEqual([['Strength'], ['Energy']]);
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([3, 1]);
  });
});
