import { describe, expect, test } from 'vitest';
import { CoreTable, NO_BOOST } from '../../fixtures/scenario-table.ts';

const WEB_SHOOTER = '01008';
const BLACK_CAT = '01002';
const TAC_TEAM = '01056';

/** Spider-Man, in hero form, with an ally and a support. */
function hero(): CoreTable {
  const table = new CoreTable();
  table.do('changeForm Peter Parker');
  return table;
}

/** A minion attacks Spider-Man, and nobody defends. */
function attackedBy(code: string, ...held: readonly string[]): { table: CoreTable; damage: () => number; held: readonly number[] } {
  const table = hero();
  const others = held.map((each) => table.put(each, 'area'));
  table.activate(table.put(code, 'engaged'), 'attack');
  table.until('declareDefender').do('');
  return { table, damage: () => table.on(table.identity()).damage, held: others };
}

describe('after they attack you', () => {
  test('Barrage deals 1 damage to each character you control', () => {
    const { table, damage, held } = attackedBy('45113', BLACK_CAT);
    expect([damage(), table.on(held[0] ?? 0).damage]).toEqual([3, 1]);
  });

  test('Hard-Drive places 1 threat on each scheme', () => {
    const { table } = attackedBy('45114');
    expect(table.on(table.state.mainScheme).threat).toBe(1);
  });

  test.each([
    ['Tusk', '45115', { stunned: 1, confused: 0 }],
    ['Psynapse', '45116', { stunned: 0, confused: 1 }],
  ])('%s leaves a status card', (_name, code, marks) => {
    const { table } = attackedBy(code);
    expect(table.on(table.identity())).toMatchObject(marks);
  });

  test('Gauntlet lets you discard an upgrade, and no support', () => {
    const { table } = attackedBy('45112', WEB_SHOOTER, TAC_TEAM);
    expect(table.offers()).toEqual(['choose Web-Shooter']);
  });

  test('Kraven the Hunter lets you discard a support or an upgrade', () => {
    const { table } = attackedBy('27161', WEB_SHOOTER, TAC_TEAM);
    expect(table.offers()).toEqual(['choose Web-Shooter', 'choose Tac Team']);
  });
});

test('Omega Red deals 1 damage to each character you control as he attacks', () => {
  const { table, damage, held } = attackedBy('35028', BLACK_CAT);
  expect([damage(), table.on(held[0] ?? 0).damage]).toEqual([3, 1]);
});

test.each([
  ['Living Laser', '23029'],
  ['Scientist Supreme', '50125'],
  ['Machete', '50098'],
])('%s attacks with piercing', (_name, code) => {
  const table = hero();
  table.mark(table.identity(), { tough: 1 });
  table.activate(table.put(code, 'engaged'), 'attack');
  table.until('declareDefender').do('');
  expect(table.on(table.identity())).toMatchObject({ tough: 0 });
  expect(table.on(table.identity()).damage).toBeGreaterThan(0);
});

test('nobody retaliates against Scientist Supreme, whose attacks are ranged', () => {
  const table = hero();
  table.put('40195b', 'villainArea');
  const supreme = table.put('50125', 'engaged');
  table.activate(supreme, 'attack').until('declareDefender').do('');
  expect(table.on(supreme).damage).toBe(0);
});

describe('as boost cards', () => {
  test.each([
    ['Ancient Warrior', '11030', { stunned: 1 }],
    ['Tusk', '45115', { stunned: 1 }],
    ['Psynapse', '45116', { confused: 1 }],
  ])('%s leaves a status card', (_name, code, marks) => {
    const table = hero();
    table.attack(0, [code]).until('declareDefender').do('');
    expect(table.on(table.identity())).toMatchObject(marks);
  });

  test('Beetle lets you discard an upgrade', () => {
    const table = hero();
    table.put(WEB_SHOOTER, 'area');
    table.attack(0, ['24043']).until('declareDefender').do('');
    expect(table.offers()).toEqual(['choose Web-Shooter']);
  });
});

describe('revealed', () => {
  test.each([
    ['Namor', '56160'],
    ['Taskmaster', '57022'],
  ])('%s attacks a hero, and schemes against an alter-ego', (_name, code) => {
    const table = hero();
    table.put(NO_BOOST, 'encounterDeck');
    table.reveal(code);
    expect(table.until('declareDefender').purpose).toBe('declareDefender');
    const other = new CoreTable();
    other.put(NO_BOOST, 'encounterDeck');
    other.reveal(code);
    expect(other.on(other.state.mainScheme).threat).toBeGreaterThan(0);
  });

  test('Prowler is tough before an alter-ego alone', () => {
    const [first, second] = [new CoreTable(), hero()];
    expect([first.on(first.reveal('27058')).tough, second.on(second.reveal('27058')).tough]).toEqual([1, 0]);
  });
});

test('Machete is shuffled into the encounter deck when she is defeated', () => {
  const table = hero();
  table.put('50098', 'engaged', 0, { damage: 2 });
  table.do('attack Spider-Man', 'attack Machete');
  expect([table.names('encounterDiscard').includes('Machete'), table.names('encounterDeck').includes('Machete')]).toEqual([false, true]);
});
