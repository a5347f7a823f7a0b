import { describe, expect, test } from 'vitest';
import type { CardBehaviour } from '../../compile/game.ts';
import { atLeast, exists, forEach, late, one, the } from '../../language/builders.ts';
import { act, activated, any, enemy, friendly, tally } from '../../language/word-builders.ts';
import type { Clause } from '../../language/effects.ts';
import { blank } from './state/reading.ts';
import { type TableOptions, tinyTable, type TinyTable } from './table.ts';

const three = ['seats 3', '1 hand spell', '1 food 0', '2 food 5', '3 food 9'];

function played(clause: Clause, ...lines: readonly string[]): TinyTable {
  const card: CardBehaviour = { key: 'spell', printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
  return tinyTable([...three, ...lines], { cards: [card] }).answer('play spell');
}

function foods(table: TinyTable): readonly number[] {
  return [1, 2, 3].map((seat) => table.food(seat));
}

describe('each player of whom a condition holds', () => {
  test('follows the text, and nobody else', () => {
    expect(foods(played({ each: 'player', eachIf: atLeast(tally('food', 'you'), 5), do: [act('gain')] }))).toEqual([0, 6, 10]);
    expect(foods(played({ each: 'opponent', eachIf: atLeast(tally('food', 'you'), 6), do: [act('gain')] }))).toEqual([0, 5, 10]);
  });

  test('is asked of each from their own point of view, before the choices', () => {
    const clause: Clause = {
      each: 'player',
      eachIf: exists(friendly('beast'), 2),
      targets: { it: one(friendly('beast')) },
      do: [act('kill', the())],
    };
    const table = played(clause, '1 den a=bear', '2 den b=bear c=bear');
    expect([table.asked(), table.offers()]).toEqual(['2 chooseTarget', ['choose b', 'choose c']]);
    expect([table.answer('choose c').lies('c'), table.lies('a')]).toEqual(['discard 2', 'den 1']);
  });
});

describe('“if they do” after “each player”', () => {
  const dens = ['1 den a=bear', '3 den c=bear d=bear'];
  const sacrifice: Clause = {
    each: 'player',
    targets: { it: one(friendly('beast')) },
    do: [act('kill', the())],
    ifDone: { do: [act('gain', undefined, 2)] },
  };

  test('is followed by each who has done it, for themselves', () => {
    const table = played(sacrifice, ...dens)
      .answer('choose a')
      .answer('choose d');
    expect(foods(table)).toEqual([2, 5, 11]);
  });

  test('asks each for choices of their own, in turn', () => {
    const ifDone: Clause = { targets: { that: late(one(enemy('beast'))) }, do: [act('damage', the('that'), 1)] };
    const table = played({ ...sacrifice, ifDone }, '1 den a=bear', '3 den c=bear d=bear', '2 den e=bear')
      .answer('choose a')
      .answer('choose e')
      .answer('choose d');
    expect([table.asked(), table.offers()]).toEqual(['1 chooseTarget', ['choose c']]);
    expect(table.answer('choose c').asked()).toBe('2 chooseTarget');
    expect(table.answer('choose c').asked()).toBe('1 act');
    expect(table.damage('c')).toBe(2);
  });

  test('is left out by who has not done all of it', () => {
    // Each would have to pay 6; the second has 5.
    const table = played({ each: 'player', do: [act('lose', undefined, 6)], ifDone: { do: [act('gain', undefined, 3)] } });
    expect(foods(table)).toEqual([0, 0, 6]);
    // Two for each beast: the third has 9 and would have to pay 10.
    const counted = act('lose', undefined, forEach(2, friendly('beast')));
    const own = played(
      { each: 'player', do: [counted], ifDone: { do: [act('gain', undefined, 9)] } },
      '2 den bear',
      '3 den a=bear b=bear c=bear d=bear e=bear',
    );
    expect(foods(own)).toEqual([0, 12, 0]);
  });

  test('is offered to each, and followed by who takes the offer', () => {
    const table = played({ each: 'opponent', may: true, do: [act('lose', undefined, 1)], ifDone: { do: [act('gain', undefined, 3)] } });
    expect(table.asked()).toBe('2 mayDo');
    table.answer([]);
    expect(foods(table.answer('yes spell'))).toEqual([0, 5, 11]);
  });

  test('and “otherwise” is followed by the others whom the text means', () => {
    const clause: Clause = {
      ...sacrifice,
      eachIf: atLeast(tally('food', 'you'), 1),
      else: { do: [act('lose', undefined, 1)] },
      next: { do: [act('gain', undefined, forEach(1, friendly('beast')))] },
    };
    const table = played(clause, ...dens).answer('choose c');
    // The first is not meant, the second has no beast, the third has; what comes next is the first’s again, with a beast.
    expect(foods(table)).toEqual([1, 4, 11]);
  });

  test('is asked anew where the text is repeated', () => {
    const again = played({
      do: [act('gain')],
      next: { each: 'opponent', do: [act('lose', undefined, 5)], ifDone: { do: [act('gain')] }, next: { do: [], again: 'preceding' } },
    });
    // First both lose 5 and gain 1; then the second has 1 left, and the third has 5.
    expect(foods(again)).toEqual([2, 0, 1]);
  });
});

describe('each player chooses one of several modes', () => {
  const clause: Clause = {
    each: 'player',
    do: [],
    modes: [{ do: [act('gain', undefined, 2)] }, { targets: { it: one(enemy('beast')) }, do: [act('damage', the(), 1)] }],
    next: { do: [act('gain', undefined, 7)] },
  };

  test('and does it before the next player chooses, from their own point of view; what comes next is done once', () => {
    const table = played(clause, '1 den a=bear', '2 den b=bear');
    expect(table.asked()).toBe('1 chooseMode');
    table.answer('mode spell 1');
    expect([table.asked(), table.offers()]).toEqual(['1 chooseTarget', ['choose b']]);
    expect([table.answer('choose b').asked(), table.damage('b')]).toEqual(['2 chooseMode', 1]);
    table.answer('mode spell').answer('mode spell');
    expect(foods(table)).toEqual([7, 7, 11]);
  });

  test('of several opponents only those of whom the condition holds', () => {
    const table = played({ ...clause, each: 'opponent', eachIf: atLeast(tally('food', 'you'), 6) });
    expect(table.asked()).toBe('3 chooseMode');
    expect(foods(table.answer('mode spell'))).toEqual([7, 5, 11]);
  });
});

describe('where each player follows the whole text before the next begins', () => {
  const dens = ['1 den a=bear', '2 den b=bear', '3 den c=bear d=bear'];
  const choosing: Clause = {
    each: 'player',
    targets: { it: one(friendly('beast')) },
    do: [act('kill', the())],
    next: { do: [act('gain', undefined, forEach(1, any('beast')))] },
  };
  const ordered = { words: { eachInTurn: true }, players: { ordersEach: () => 1 } } as const;

  function inTurn(clause: Clause, options: TableOptions, ...lines: readonly string[]): TinyTable {
    const card: CardBehaviour = { key: 'spell', printed: { ...blank, type: 'spell' }, abilities: [activated('play', clause)] };
    return tinyTable([...three, ...lines], { ...options, cards: [card] }).answer('play spell');
  }

  test('what a player has chosen is done before the next chooses, and what comes next is done once', () => {
    const table = inTurn(choosing, { words: { eachInTurn: true } }, ...dens);
    expect([table.asked(), table.lies('a')]).toEqual(['1 chooseTarget', 'den 1']);
    table.answer('choose a');
    expect([table.asked(), table.lies('a')]).toEqual(['2 chooseTarget', 'discard 1']);
    table.answer('choose b').answer('choose d');
    expect([table.lies('d'), foods(table)]).toEqual(['discard 3', [1, 5, 9]]);
  });

  test('whoever orders the players says who is next, of those whom the text means and who have not done it', () => {
    const table = inTurn({ ...choosing, eachIf: exists(friendly('beast')) }, ordered, ...dens);
    expect([table.asked(), table.offers()]).toEqual(['2 nextPlayer', ['player', 'player 1', 'player 2']]);
    table.answer('player 2').answer('choose c');
    expect([table.lies('c'), table.asked(), table.offers()]).toEqual(['discard 3', '2 nextPlayer', ['player', 'player 1']]);
    table.answer('player').answer('choose a');
    // The last one left is not asked about.
    expect(table.asked()).toBe('2 chooseTarget');
    expect(inTurn({ ...choosing, eachIf: exists(friendly('beast'), 2) }, ordered, ...dens).asked()).toBe('3 chooseTarget');
  });

  test('nobody is asked who is next where the text asks nothing', () => {
    expect(foods(inTurn({ each: 'player', do: [act('gain')] }, ordered))).toEqual([1, 6, 10]);
  });

  test('where an act depends on the order, whoever orders the players says who is next, as long as it does', () => {
    const losing = (amount: number): TinyTable =>
      inTurn({ each: 'player', do: [act('lose', undefined, amount)] }, ordered, '1 food 4', '2 food 4', '3 food 9');
    expect(losing(3).asked()).toBe('1 act');
    const table = losing(4);
    expect([table.asked(), table.offers()]).toEqual(['2 nextPlayer', ['player', 'player 1', 'player 2']]);
    table.answer('player 2');
    expect([foods(table), table.asked(), table.offers()]).toEqual([[4, 4, 5], '2 nextPlayer', ['player', 'player 1']]);
    table.answer('player 1');
    expect(foods(table)).toEqual([0, 0, 5]);
    // The order of those who are left does not matter any more.
    expect(foods(losing(4).answer('player 1'))).toEqual([0, 0, 5]);
  });

  test('“if” is asked once and “otherwise” then said once; without it each who has not done it does otherwise', () => {
    const text: Clause = { each: 'opponent', do: [act('gain')], else: { do: [act('gain', undefined, 4)] } };
    const rich = atLeast(tally('food', 'you'), 1);
    expect(foods(inTurn({ ...text, if: rich }, ordered))).toEqual([4, 5, 9]);
    expect(foods(inTurn({ ...text, if: rich }, ordered, '1 food 1'))).toEqual([1, 6, 10]);
    const offered = inTurn({ ...text, may: true }, { words: { eachInTurn: true } })
      .answer([])
      .answer('yes spell');
    expect(foods(offered)).toEqual([0, 9, 10]);
  });
});
