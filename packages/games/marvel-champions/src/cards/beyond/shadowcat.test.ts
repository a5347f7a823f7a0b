import { describe, expect, test } from 'vitest';
import { marvelGame } from '../../marvel-champions.ts';
import { Table } from '../../fixtures/table.ts';

const SOLID = '32031a';
const UPPERCUT = '01054';
const FIRST_AID = '01086';
const SERVANT_BOT = '16136';

/** Kitty Pryde at her first turn, with her mass form in play. */
function kitty(): Table {
  return new Table(
    1,
    { seats: [{ deck: 'mass', identity: '32030b', cards: Array<string>(20).fill('01088'), setAside: [SOLID] }] },
    marvelGame(),
  );
}

describe('Shadowcat', () => {
  test('begins with her mass form in play, solid. MC-SETUP-18, MC-FORM-7', () => {
    expect(kitty().names('area')).toEqual(['Kitty Pryde', 'Solid']);
  });

  test('flips it once a round', () => {
    const table = kitty().do('use Kitty Pryde');
    expect([table.names('area'), table.offers().includes('use Kitty Pryde')]).toEqual([['Kitty Pryde', 'Phased'], false]);
  });

  test('pays for an attack with her solid form, and not for an ally', () => {
    const table = kitty().do('changeForm Kitty Pryde');
    table.leaveIn('hand', 0, [UPPERCUT, '01088', '01002']);
    table.do('use Uppercut');
    expect(table.offers()).toContain('generate Solid');
    table.do('generate Solid, spend Energy', 'choose Rhino');
    expect(table.offers()).not.toContain('play Black Cat');
  });

  test('pays for no event that is neither an attack nor a defense', () => {
    const table = kitty().do('changeForm Kitty Pryde');
    table.leaveIn('hand', 0, [FIRST_AID]);
    table.mark(table.identity(), { damage: 2 });
    expect(table.offers()).not.toContain('use First Aid');
  });

  test('may flip her solid form after she attacks', () => {
    const table = kitty().do('changeForm Kitty Pryde', 'attack Shadowcat', 'attack Rhino', 'use Solid');
    expect(table.names('area')).toEqual(['Shadowcat', 'Phased']);
  });

  test('takes no damage while she defends in her phased form, which is flipped then', () => {
    const table = kitty().do('use Kitty Pryde', 'changeForm Kitty Pryde', 'endTurn').until('declareDefender').do('defend Shadowcat');
    table.until('takeTurn');
    expect([table.on(table.identity()).damage, table.names('area')]).toEqual([0, ['Shadowcat', 'Solid']]);
  });

  test('ignores guard and patrol in her phased form alone', () => {
    const table = kitty().do('changeForm Kitty Pryde');
    table.put(SERVANT_BOT, 'engaged');
    table.mark(table.state.mainScheme, { threat: 1 });
    table.do('attack Shadowcat');
    expect(table.offers()).toEqual(['attack Servant Bot']);
    const phased = kitty().do('use Kitty Pryde', 'changeForm Kitty Pryde');
    phased.put(SERVANT_BOT, 'engaged');
    phased.mark(phased.state.mainScheme, { threat: 1 });
    expect(phased.offers()).toContain('thwart Shadowcat');
    phased.do('attack Shadowcat');
    expect(phased.offers()).toEqual(['attack Rhino', 'attack Servant Bot']);
  });
});
