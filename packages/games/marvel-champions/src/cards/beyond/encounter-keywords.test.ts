import { describe, expect, test } from 'vitest';
import { CoreTable, NO_BOOST } from '../../fixtures/scenario-table.ts';
import { cardsIn } from '../../state/state.ts';

const BLACK_CAT = '01002';
const MERCENARY = '01101';
const MANSION = '01091';

function hero(...decks: readonly string[]): CoreTable {
  const table = new CoreTable(decks.length === 0 ? ['Spider-Man'] : decks);
  return table.do('changeForm Peter Parker');
}

test('hinder per player is multiplied by the players who began. MC-HINDER-1, MC-PER-PLAYER-ICON-1', () => {
  const [one, two] = [hero(), hero('Spider-Man', 'Captain Marvel')];
  const threats = [one, two].map((table) => table.on(table.reveal('17025')).threat);
  expect((threats[1] ?? 0) - (threats[0] ?? 0)).toBe(2);
});

test('Cruel Intentions deals each player an encounter card and gives the villain a boost card', () => {
  const table = hero('Spider-Man', 'Captain Marvel');
  for (let card = 0; card < 4; card++) table.put(MANSION, 'encounterDeck');
  table.reveal('24029');
  table.do('player');
  expect([0, 1].map((seat) => cardsIn(table.match, 'dealt', seat).length)).toEqual([1, 1]);
  expect(cardsIn(table.match, 'boost')).toHaveLength(1);
});

describe('Slug It Out', () => {
  test('exhausts your identity and deals 2 damage to it', () => {
    const table = hero();
    table.put(NO_BOOST, 'encounterDeck');
    table.reveal('24032');
    expect(table.on(table.identity())).toMatchObject({ exhausted: true, damage: 2 });
  });

  test('deals 1 damage to your characters as a boost card, and gives the villain another', () => {
    const table = hero();
    const cat = table.put(BLACK_CAT, 'area');
    table.attack(0, ['24032', NO_BOOST]).until('declareDefender').do('');
    expect([table.on(cat).damage, table.names('encounterDiscard')]).toEqual([1, ['Slug It Out', 'Hard to Keep Down']]);
  });
});

describe('Mutant Insurrection', () => {
  test('gains surge where no threat is placed by it', () => {
    const table = hero();
    table.put(MERCENARY, 'encounterDeck');
    const scheme = table.reveal('40189');
    expect([table.on(scheme).threat, table.names('engaged')]).toEqual([3, ['Hydra Mercenary']]);
  });

  test('lets minions enter play with a tough status card', () => {
    const table = hero();
    table.put('40189', 'villainArea', 0, { threat: 3 });
    expect(table.on(table.reveal(MERCENARY)).tough).toBe(1);
  });
});

test('You Dare Oppose Me? gives overkill to an attack as a boost card', () => {
  const table = hero();
  table.put(BLACK_CAT, 'area');
  table.attack(0, ['90005']).until('declareDefender').do('defend Black Cat');
  expect(table.on(table.identity()).damage).toBeGreaterThan(0);
});

describe('Formidable Foe', () => {
  test.each([
    ['24049a', [1, 0]],
    ['24049b', [1, 1]],
  ])('makes enemies steady: %s', (code, expected) => {
    const table = hero();
    table.put(code, 'villainArea');
    const minion = table.put(MERCENARY, 'engaged');
    table.mark(table.state.villain, { stunned: 1 });
    table.mark(minion, { stunned: 1 });
    for (const enemy of [table.state.villain, minion]) table.activate(enemy, 'attack').until('takeTurn');
    // One card does not stun who is steady, and stays.
    expect([table.on(table.state.villain).stunned, table.on(minion).stunned]).toEqual(expected);
  });
});
