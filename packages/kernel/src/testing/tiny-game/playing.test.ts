import { describe, expect, test } from 'vitest';
import { tinyGame } from './game.ts';
import { tinyTable } from './table.ts';

describe('questions to several seats', () => {
  test('bids are secret until all are in, and the highest goes first', () => {
    const table = tinyTable(['round 1', '1 food 6', '2 food 6']).answer('end').answer('end');
    expect(table.asked()).toBe('1, 2 bid');
    table.answer('bid 2', 2);
    expect(table.asked()).toBe('1 bid');
    expect(table.food(2)).toBe(6);
    table.answer('bid 1', 1);
    expect([table.food(1), table.food(2), table.asked()]).toEqual([5, 4, '2 act']);
  });

  test('on a tie the one who went first goes first again', () => {
    const table = tinyTable(['1 food 6', '2 food 6']).answer('end').answer('end').answer('bid 2', 1).answer('bid 2', 2);
    expect(table.asked()).toBe('1 act');
  });

  const three = ['seats 3', '1 den bear', '2 den wolf', '3 den pup druid!', '2 food 5'];

  test('the first who defends closes the question to the others', () => {
    const table = tinyTable(three).answer('raid bear').answer('raidSeat 1');
    expect(table.asked()).toBe('2, 3 whoDefends');
    expect(table.offers(3)).toEqual(['defend pup']);
    table.answer('defend pup', 3);
    expect([table.asked(), table.lies('pup'), table.damage('bear'), table.food(2)]).toEqual(['1 act', 'discard 3', 1, 5]);
  });

  test('whoever declines leaves the others asked', () => {
    const table = tinyTable(three).answer('raid bear').answer('raidSeat 1').answer([], 3);
    expect(table.asked()).toBe('2 whoDefends');
    table.answer('defend wolf', 2);
    expect(table.lies('wolf')).toBe('discard 2');
  });

  test('when all decline, food is stolen', () => {
    const table = tinyTable(three).answer('raid bear').answer('raidSeat 1').answer([], 3).answer([], 2);
    expect([table.food(1), table.food(2)]).toEqual([10, 1]);
  });

  test('nobody is asked to defend who cannot', () => {
    const table = tinyTable(['1 den bear', '2 den pup!', '2 food 5']).answer('raid bear').answer('raidSeat 1');
    expect([table.asked(), table.food(2)]).toEqual(['1 act', 1]);
  });
});

describe('choosing numbers and shares', () => {
  test('X is announced, paid and done', () => {
    const table = tinyTable(['1 hand stampede', '1 food 3', '2 den bear']).answer('play stampede');
    expect(table.asked()).toBe('1 chooseNumber');
    expect(table.offers()).toEqual(['number 1', 'number 2', 'number 3']);
    table.answer('number 3').answer('choose bear');
    expect([table.damage('bear'), table.food(1), table.lies('stampede')]).toEqual([3, 0, 'discard 1']);
  });

  test('a number is chosen when a text resolves, from what there is then', () => {
    const table = tinyTable(['1 hand cook', '1 food 3', '2 den bear', '2 food 9']).answer('play cook');
    expect(table.asked()).toBe('1 chooseNumber');
    expect(table.offers()).toEqual(['number', 'number 1', 'number 2']);
    table.answer('number 2').answer('choose bear');
    expect([table.food(1), table.damage('bear')]).toEqual([0, 2]);
  });

  test('damage is shared in one answer', () => {
    const table = tinyTable(['1 hand shower', '1 food 2', '2 den bear wolf']).answer('play shower');
    expect(table.asked()).toBe('1 shareDamage');
    table.answer(['share bear 3', 'share wolf 3', 'share wolf 3']);
    expect([table.damage('bear'), table.lies('wolf')]).toEqual([1, 'discard 2']);
  });

  test('with one beast there is one way to share', () => {
    const table = tinyTable(['1 hand shower', '1 food 2', '2 den bear']).answer('play shower');
    expect(table.match.state.pending?.asks[0]).toMatchObject({ min: 3, max: 3, forced: true });
  });

  test('cards are put on top of the deck in the order chosen', () => {
    const table = tinyTable(['1 hand foresight', '1 deck pup wolf bear druid']).answer('play foresight');
    expect(table.offers()).toEqual(['place pup', 'place wolf', 'place bear']);
    table.answer(['place bear', 'place pup', 'place wolf']);
    expect(table.match.state.zones[0]).toEqual(['bear', 'pup', 'wolf', 'druid'].map((each) => table.card(each)));
  });

  test('an offering is paid with cards that are worth enough', () => {
    const table = tinyTable(['1 hand tribute bear pup wolf', '1 food 0']).answer('play tribute');
    expect(table.offers()).toEqual(['offer bear 3', 'offer pup 1', 'offer wolf 2']);
    table.answer(['offer pup 1', 'offer wolf 2']);
    expect([table.food(1), table.lies('pup'), table.lies('bear')]).toEqual([4, 'discard 1', 'hand 1']);
  });

  test('an offering that cannot be paid is not offered', () => {
    expect(tinyTable(['1 hand tribute pup pup', '1 food 0']).offers()).toEqual(['play pup', 'play pup', 'end']);
  });

  test('a kind is named, and only that kind is hurt', () => {
    const table = tinyTable(['1 hand purge', '1 food 1', '2 den wolf bear']).answer('play purge').answer('kind 1');
    expect([table.damage('wolf'), table.damage('bear')]).toEqual([0, 1]);
  });
});

describe('announcing what cannot be paid', () => {
  const poor = ['1 hand bear', '1 den pup wolf', '1 food 0', '2 den fox=scout'];

  test('is taken back without a trace', () => {
    const table = tinyTable(poor);
    const now = (): object => ({ ...tinyGame.clone(table.match.state), revision: 0, decisions: 0, pending: undefined });
    const before = now();
    table.answer('play bear').answer('sacrifice pup');
    expect(table.happened()).toEqual(['sacrificed pup', 'rewound']);
    expect(now()).toEqual(before);
    expect(table.asked()).toBe('1 act');
  });

  test('goes through where enough is sacrificed', () => {
    const table = tinyTable(poor).answer('play bear').answer(['sacrifice pup', 'sacrifice wolf']);
    expect([table.lies('bear'), table.lies('pup'), table.food(1)]).toEqual(['den 1', 'discard 1', 0]);
    expect(table.match.state.checkpoint).toBeUndefined();
  });

  test('sets nothing off that happened on the way', () => {
    const table = tinyTable(['1 hand bear', '1 den pup mourner', '1 food 0']).answer('play bear').answer('sacrifice pup');
    expect([table.food(1), table.lies('pup')]).toEqual([0, 'den 1']);
  });
});

describe('turns and raids', () => {
  test('each player has a turn, in order', () => {
    const table = tinyTable(['seats 3', '1 food 1']);
    const order = [table.asked(), table.answer('end').asked(), table.answer('end').asked(), table.answer('end').asked()];
    expect(order).toEqual(['1 act', '2 act', '3 act', '1, 2, 3 bid']);
  });

  test('beasts rest when their player’s turn begins, not before', () => {
    const table = tinyTable(['1 den wolf', '2 den bear!']);
    expect(table.match.state.cards[table.card('bear')]?.tired).toBe(true);
    table.answer('end');
    expect(table.offers()).toEqual(['raid bear', 'end']);
  });

  test('a raid that is set off by a raid waits until that is over', () => {
    const table = tinyTable(['1 den bear', '2 den hunter', '1 food 5']).answer('raid bear').answer('raidSeat 1').answer('defend hunter');
    expect(table.happened()).toEqual([
      'defended hunter bear',
      'raidDelayed hunter',
      'damaged bear',
      'damaged hunter',
      'died hunter',
      'raidResumed',
    ]);
    expect([table.asked(), table.match.state.raids]).toEqual(['1 act', []]);
  });

  test('a raid that waited goes on where its beast lives', () => {
    const table = tinyTable(['1 den wolf', '2 den hunter', '1 food 5']).answer('raid wolf').answer('raidSeat 1').answer('defend hunter');
    expect(table.asked()).toBe('2 whomToRaid');
    table.answer('raidSeat');
    expect([table.asked(), table.food(1), table.food(2)]).toEqual(['1 act', 2, 9]);
  });

  test('an empty deck is made of the discard pile', () => {
    const table = tinyTable(['1 hand feast', '1 food 1', '1 discard pup', '2 deck wolf']).answer('play feast');
    expect(table.happened()).toContain('reshuffled');
    expect([table.lies('pup'), table.lies('wolf')]).toEqual(['hand 1', 'hand 2']);
  });
});
