import { describe, expect, test } from 'vitest';
import { CoreTable } from '../fixtures/scenario-table.ts';
import { Table } from '../fixtures/table.ts';

const NO_BOOST = '01104';

/** Goes through a villain phase in which a player is dealt a card, and nothing else is of any weight. */
function revealing(code: string, form: 'hero' | 'alterEgo' = 'alterEgo'): Table {
  const table = new Table();
  // The first is the villain's boost card.
  table.leaveIn('encounterDeck', 0, [NO_BOOST, NO_BOOST, NO_BOOST, code, NO_BOOST]);
  if (form === 'hero') table.do("changeForm T'Challa");
  return table.nextTurn();
}

describe('a player who reveals an encounter card', () => {
  test('puts a side scheme into the villain’s area with its starting threat. MC-REVEAL-7, MC-SIDE-SCHEME-2', () => {
    const table = revealing('01108');
    const scheme = table.state.zones.flat().find((card) => table.on(card).threat === 2);
    expect(table.names('villainArea')).toContain('Crowd Control');
    expect(scheme).toBeDefined();
  });

  test('is engaged with a minion. MC-REVEAL-5, MC-ENGAGE-1', () => {
    expect(revealing('01101').names('engaged')).toEqual(['Hydra Mercenary']);
  });

  test('discards a treachery. MC-REVEAL-11', () => {
    const table = revealing('01106');
    expect([table.names('resolving'), table.names('encounterDiscard')]).toEqual([[], expect.arrayContaining(['Stampede'])]);
  });

  test('has an obligation in the own area, and an attachment on the villain. MC-REVEAL-3, MC-REVEAL-6', () => {
    expect(revealing('01098').names('villainArea')).toContain('Armored Rhino Suit');
    expect(revealing('01155').names('area')).toContain('Affairs of State');
  });

  test.each([
    ['hero', 2 + 3],
    ['alterEgo', 0],
  ] as const)('is attacked at once by a minion with quickstrike in hero form (%s). MC-QUICKSTRIKE-1', (form, damage) => {
    const table = revealing('01167', form);
    expect([table.names('engaged'), table.on(table.identity()).damage]).toEqual([['Vulture'], damage]);
  });

  test('discards a card that matches a unique one in play, and is dealt another. MC-UNIQUE-8', () => {
    const table = new Table();
    table.put('01102', 'engaged');
    table.leaveIn('encounterDeck', 0, [NO_BOOST, NO_BOOST, '01101', '01102', NO_BOOST]);
    table.nextTurn();
    expect([table.names('engaged'), table.names('encounterDiscard')]).toEqual([
      ['Sandman', 'Hydra Mercenary'],
      expect.arrayContaining(['Sandman']),
    ]);
  });

  test.each([
    [9, [], ['Spider-Man', 'Captain Marvel']],
    [8, ['Shocker', 'Hydra Mercenary'], ['Spider-Man', 'Captain Marvel']],
  ] as const)(
    'reveals another card for surge, unless eliminated meanwhile (%s damage before). MC-SURGE-2, MC-PLAYER-ELIMINATION-9',
    (damage, engaged, decks) => {
      const table = new CoreTable(decks).do('changeForm Peter Parker') as CoreTable;
      table.mark(table.identity(), { damage });
      for (const code of ['01101', '01103']) table.put(code, 'encounterDeck');
      table.reveal('01193');
      expect(table.names('engaged')).toEqual(engaged);
      expect(table.names('encounterDeck').at(-1) === 'Hydra Mercenary').toBe(engaged.length === 0);
    },
  );
});
