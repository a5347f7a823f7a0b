import { describe, expect, test } from 'vitest';
import { CoreTable, NO_BOOST } from '../../fixtures/scenario-table.ts';

const MERCENARY = '01101';
const HYDRA_BOMBER = '01110';
const WEB_SHOOTER = '01008';

function heroTable(): CoreTable {
  return new CoreTable().do('changeForm Peter Parker') as CoreTable;
}

/** Spider-Man in a form, with a minion on the top of the encounter deck for a card that surges. */
function surging(form: 'hero' | 'alterEgo' = 'alterEgo'): CoreTable {
  const table = form === 'hero' ? heroTable() : new CoreTable();
  table.put(MERCENARY, 'encounterDeck');
  return table;
}

describe('the standard set', () => {
  test.each(['hero', 'alterEgo'] as const)('Advance has the villain scheme, whatever the form (%s)', (form) => {
    const table = form === 'hero' ? heroTable() : new CoreTable();
    table.put('01107', 'encounterDeck');
    table.reveal('01186');
    expect([table.on(table.state.mainScheme).threat, table.on(table.identity()).damage]).toEqual([1 + 2, 0]);
  });

  test('Assault has the villain attack a hero', () => {
    const table = heroTable();
    table.put(NO_BOOST, 'encounterDeck');
    table.reveal('01187');
    table.until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(2);
  });

  test.each(['01187', '01189'])('%s surges for an alter-ego, whom nobody attacks', (code) => {
    const table = surging();
    table.put('01103', 'engaged');
    table.reveal(code);
    expect([table.names('engaged'), table.on(table.identity()).damage]).toEqual([['Shocker', 'Hydra Mercenary'], 0]);
  });

  test('Assault is not in the discard pile yet when the deck is made anew during its attack. MC-FAQ-25', () => {
    const table = heroTable();
    table.leaveIn('encounterDeck', 0, [NO_BOOST]);
    table.leaveIn('encounterDiscard', 0, [MERCENARY]);
    table.reveal('01187');
    table.until('declareDefender');
    expect([table.names('encounterDeck'), table.names('resolving')]).toEqual([['Hydra Mercenary'], ['Assault']]);
  });

  test('Caught Off Guard discards an upgrade or a support of the player’s choice', () => {
    const table = surging('hero');
    table.put(WEB_SHOOTER, 'area');
    table.put('01006', 'area');
    table.put('01002', 'area');
    table.reveal('01188');
    expect(table.offers()).toEqual(['choose Web-Shooter', 'choose Aunt May']);
    table.do('choose Aunt May');
    expect([table.names('area'), table.names('engaged')]).toEqual([['Spider-Man', 'Web-Shooter', 'Black Cat'], []]);
  });

  test('Caught Off Guard surges where the player has none', () => {
    const table = surging();
    table.put('01002', 'area');
    table.reveal('01188');
    expect([table.names('area'), table.names('engaged')]).toEqual([['Peter Parker', 'Black Cat'], ['Hydra Mercenary']]);
  });

  test('Gang-Up has the villain attack a hero, and then each minion engaged with that hero, in an order of the player’s. MC-ACTIVATION-7', () => {
    const table = heroTable();
    table.put(MERCENARY, 'engaged');
    table.put(HYDRA_BOMBER, 'engaged');
    table.put(NO_BOOST, 'encounterDeck');
    table.reveal('01189');
    table.until('whichMinion');
    expect([table.on(table.identity()).damage, table.offers()]).toEqual([2, ['activate Hydra Mercenary', 'activate Hydra Bomber']]);
    table.do('activate Hydra Bomber').until('takeTurn');
    expect(table.on(table.identity()).damage).toBe(2 + 1 + 1);
  });

  test('Gang-Up has no minion attack that another player is engaged with', () => {
    const table = new CoreTable(['Spider-Man', 'Captain Marvel']);
    table.leaveIn('encounterDeck', 0, Array<string>(12).fill(NO_BOOST));
    table.do('changeForm Peter Parker', 'endTurn', 'changeForm Carol Danvers');
    table.put(MERCENARY, 'engaged', 1);
    table.reveal('01189', 0);
    table.until('takeTurn');
    expect([table.on(table.identity(0)).damage, table.on(table.identity(1)).damage]).toEqual([2, 0]);
  });

  test('Shadow of the Past reveals the nemesis minion and side scheme, and shuffles the rest into the deck', () => {
    const table = heroTable();
    const hand = table.names('hand').length;
    const deck = table.names('encounterDeck').length;
    table.reveal('01190');
    table.until('takeTurn');
    expect([table.names('engaged'), table.inPlay('Highway Robbery') !== undefined]).toEqual([['Vulture'], true]);
    // Quickstrike, and the side scheme takes a card.
    expect([table.on(table.identity()).damage, table.names('hand').length]).toEqual([3, hand - 1]);
    expect(table.names('encounterDeck').length).toBe(deck + 3);
  });

  test('Shadow of the Past surges where the nemesis has come before', () => {
    const table = new CoreTable();
    table.reveal('01190');
    table.put(MERCENARY, 'encounterDeck');
    table.reveal('01190');
    expect(table.names('engaged')).toEqual(['Vulture', 'Hydra Mercenary']);
  });
});

describe('the expert set', () => {
  test('Exhaustion exhausts the identity and no ally, and surges', () => {
    const table = surging();
    const ally = table.put('01002', 'area');
    table.reveal('01191');
    expect([table.on(table.identity()).exhausted, table.on(ally).exhausted, table.names('engaged')]).toEqual([
      true,
      false,
      ['Hydra Mercenary'],
    ]);
  });

  test('Masterplan places four threat on each side scheme', () => {
    const table = new CoreTable();
    const schemes = ['01107', '01109'].map((code) => table.put(code, 'villainArea', 0, { threat: 1 }));
    table.reveal('01192');
    expect(schemes.map((scheme) => table.on(scheme).threat)).toEqual([5, 5]);
    expect(table.on(table.state.mainScheme).threat).toBe(0);
  });

  test('Masterplan has a side scheme revealed where none is in play, for which cards are discarded', () => {
    const table = new CoreTable();
    table.leaveIn('encounterDeck', 0, [NO_BOOST, '01109', MERCENARY]);
    table.reveal('01192');
    expect(table.on(table.inPlay('Bomb Scare') ?? 0).threat).toBe(2 + 1);
    expect([table.names('encounterDeck'), table.names('encounterDiscard')]).toEqual([
      ['Hard to Keep Down'],
      ['Hydra Mercenary', 'Masterplan'],
    ]);
  });

  test('Under Fire has a card revealed, and surges for another', () => {
    const table = surging();
    table.put(HYDRA_BOMBER, 'encounterDeck');
    table.reveal('01193');
    table.choose(1);
    expect(table.names('engaged')).toEqual(['Hydra Bomber', 'Hydra Mercenary']);
  });
});
