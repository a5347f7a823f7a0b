import { contextOf } from '../../derived/contexts.ts';
import { describe, expect, test } from 'vitest';
import { abilityOf } from '../../match/ability-ref.ts';
import { additionalCost, each, exists, gives, lends, number, one, other, so, the, triggered, wasPaid } from '../../language/builders.ts';
import { act, activated, any, enemy, friendly, stat, tally, whenSelf } from '../../language/word-builders.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { headed } from '../../derived/listeners.ts';
import { COST_HEADER } from '../../compile/abilities.ts';
import { paidName } from '../../compile/clauses.ts';
import { numbersOf } from '../../compile/prices.ts';
import { command } from '../../events/machine.ts';
import { checks } from '../../events/uses.ts';
import { failedCheck } from '../../state/site.ts';
import { blank } from './state/reading.ts';
import { tinyTable } from './table.ts';
import { beastsWith } from './test-beasts.ts';

const beast = beastsWith({ kind: 'mole', strength: 2, cunning: 1 });

const fodder = { targets: { fodder: one(other(friendly('beast'))) }, do: [act('kill', the('fodder'))] };

describe('what is paid for an ability', () => {
  const flesher = beast(
    'flesher',
    activated('use', { do: [act('gain', undefined, stat('strength', the('fodder')))] }, 1, { price: fodder }),
  );

  test('the cost, then the price with a choice of its own; the text speaks of what was paid', () => {
    const table = tinyTable(['1 den flesher bear wolf', '1 food 2', '2 den pup'], { cards: [flesher] }).answer('use flesher');
    expect([table.food(1), table.offers()]).toEqual([1, ['choose bear', 'choose wolf']]);
    table.answer('choose bear');
    expect([table.lies('bear'), table.food(1)]).toEqual(['discard 1', 5]);
  });

  test.each([
    ['without the cost', '1 food 0', '1 den bear'],
    ['without what else is to be paid', '1 food 5', '2 den bear'],
  ])('it cannot be used %s', (_case, food, den) => {
    expect(tinyTable(['1 den flesher', food, den], { cards: [flesher] }).offers()).not.toContain('use flesher');
  });

  const glutton = beast(
    'glutton',
    activated('use', { do: [act('gain', undefined, 9)] }, 0, {
      price: {
        targets: { first: one(other(friendly('beast'))), second: one(other(friendly('beast', 'damaged'))) },
        do: [act('kill', the('first')), act('kill', the('second'))],
      },
    }),
  );

  test.each([
    [['1 den glutton bear:1'], false],
    [['1 den glutton bear wolf'], false],
    [['1 den glutton bear:1 wolf'], true],
  ])('each requirement needs a card of its own: %s', (lines, can) => {
    expect(
      tinyTable([...lines, '1 food 0'], { cards: [glutton] })
        .offers()
        .includes('use glutton'),
    ).toBe(can);
  });

  test.each([
    ['1 den glutton', 'first'],
    ['1 den glutton bear', 'second'],
    ['1 den glutton bear:1', 'second'],
    ['1 den glutton bear:1 wolf', undefined],
  ])('the first part that no card is left for says why it cannot be paid: %s', (lines, part) => {
    const { match, card } = tinyTable([lines], { cards: [glutton] });
    const [ref = 0] = headed(match, card('glutton'), 'use');
    const { price } = abilityOf(match, ref);
    expect(failedCheck(match, () => price.canPay(match, contextOf(match, card('glutton'))))?.name).toBe(part);
  });

  test('a price that takes no card says so of itself', () => {
    const miser = beast('saver', activated('use', { do: [act('draw')] }, 0, { price: { do: [act('lose', undefined, 2)] } }));
    const { match, card } = tinyTable(['1 den saver', '1 food 1'], { cards: [miser] });
    const [ref = 0] = headed(match, card('saver'), 'use');
    const context = contextOf(match, card('saver'));
    expect(failedCheck(match, () => abilityOf(match, ref).price.canPay(match, context))).toBe(checks.price);
  });

  test('what the rest of the price needs is not offered, and nothing pays twice', () => {
    const table = tinyTable(['1 den glutton bear:1 wolf pup', '1 food 0'], { cards: [glutton] }).answer('use glutton');
    expect(table.offers()).toEqual(['choose wolf', 'choose pup']);
    table.answer('choose pup');
    expect(table.offers()).toEqual(['choose bear']);
    expect(table.answer('choose bear').food(1)).toBe(9);
  });

  test('a number says how many cards are paid', () => {
    const hungry = beast(
      'hungry',
      activated('use', { numbers: { x: { least: 0, most: 9, paid: true } }, do: [act('gain', undefined, number())] }, 0, {
        price: { targets: { them: so(number(), other(friendly('beast'))) }, do: [act('kill', the('them'))] },
      }),
    );
    const table = tinyTable(['1 den hungry pup wolf'], { cards: [hungry] });
    const [ref = 0] = headed(table.match, table.card('hungry'), 'use');
    const { price, slots } = abilityOf(table.match, ref);
    const hungryOne = table.card('hungry');
    expect(
      [0, 2, 3].map((x) => price.canPay(table.match, contextOf(table.match, hungryOne, { numbers: numbersOf(slots, { x }) }))),
    ).toEqual([true, true, false]);
  });

  test('a price of food must be there in full', () => {
    const miserly = beast('miserly', activated('use', { do: [act('draw')] }, 0, { price: { do: [act('lose', undefined, 2)] } }));
    expect(tinyTable(['1 den miserly', '1 food 1'], { cards: [miserly] }).offers()).not.toContain('use miserly');
    expect(
      tinyTable(['1 den miserly', '1 food 2'], { cards: [miserly] })
        .answer('use miserly')
        .food(1),
    ).toBe(0);
  });

  test('the cost may be a number that was announced', () => {
    const caster = beast(
      'caster',
      activated('use', { numbers: { x: { least: 0, most: 9, paid: true } }, do: [act('gain', undefined, number())] }, number()),
    );
    const table = tinyTable(['1 den caster'], { cards: [caster] });
    const [ref = 0] = headed(table.match, table.card('caster'), 'use');
    const { price, slots } = abilityOf(table.match, ref);
    const amounts = [0, 4].map((x) =>
      price.amount(table.match, contextOf(table.match, table.card('caster'), { numbers: numbersOf(slots, { x }) })),
    );
    expect(amounts).toEqual([0, 4]);
  });
});

describe('what is paid for a card', () => {
  const raise = additionalCost(fodder, { name: 'kicker', energy: number(), if: exists(enemy('beast')) });

  test('its costs are found by their header, its own and those lent to it', () => {
    const taxed = beast('taxed', raise);
    const taxing = beast('taxing', gives(each(other(any('beast'))), lends(additionalCost(undefined, { energy: 2 }))));
    const table = tinyTable(['1 den taxed taxing bear', '2 den pup'], { cards: [taxed, taxing] });
    const card = table.card('taxed');
    const costs = headed(table.match, card, COST_HEADER).map((ref) => abilityOf(table.match, ref));
    const context = contextOf(table.match, card);
    const withX = costs.map(({ price, slots }) =>
      price.amount(table.match, contextOf(table.match, card, { numbers: numbersOf(slots, { x: 3 }) })),
    );
    expect(withX).toEqual([3, 2]);
    expect(costs.map(({ canDo }) => canDo(table.match, context))).toEqual([true, true]);
    expect(costs.map(({ price }) => price.canPay(table.match, context))).toEqual([true, true]);
    expect(headed(table.match, table.card('bear'), COST_HEADER).length).toBe(1);
  });

  test('its condition is asked', () => {
    const table = tinyTable(['1 den taxed'], { cards: [beast('taxed', raise)] });
    const [ref = 0] = headed(table.match, table.card('taxed'), COST_HEADER);
    const { canDo, price } = abilityOf(table.match, ref);
    const context = contextOf(table.match, table.card('taxed'));
    expect([canDo(table.match, context), price.canPay(table.match, context)]).toEqual([false, false]);
  });

  test.each([
    [1, 8],
    [0, 1],
  ])('a text is told whether a named cost was paid: %i', (paid, food) => {
    const spell: CardBehaviour = {
      key: 'kicked',
      printed: { ...blank, type: 'beast', strength: 1 },
      abilities: [activated('use', { if: wasPaid('kicker'), do: [act('gain', undefined, 7)], next: { do: [act('gain')] } })],
    };
    const table = tinyTable(['1 den kicked', '1 food 0'], { cards: [spell] });
    const { match } = table;
    const card = table.card('kicked');
    const [ref = 0] = headed(match, card, 'use');
    const { program, slots, locals } = abilityOf(match, ref);
    command(match, program, { ...locals(undefined), numbers: numbersOf(slots, { [paidName('kicker')]: paid }) }, 0);
    expect(table.food(1)).toBe(food);
  });

  test('an ability that was told nothing asks the card', () => {
    const table = tinyTable(['1 hand kicked', '1 food 0'], {
      cards: [
        beast('kicked', triggered(whenSelf('enters'), { if: wasPaid('kicker'), do: [act('gain', undefined, tally('food', 'you'))] })),
      ],
    });
    expect(table.answer('play kicked').food(1)).toBe(0);
  });
});
