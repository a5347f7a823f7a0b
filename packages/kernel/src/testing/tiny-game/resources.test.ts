import { describe, expect, test } from 'vitest';
import { playOut } from '../../answers/random-play.ts';
import type { CardBehaviour } from '../../compile/game.ts';
import { contextOf } from '../../derived/contexts.ts';
import { headed } from '../../derived/listeners.ts';
import { canPayResources } from '../../events/uses.ts';
import type { ResourceCost } from '../../language/effects.ts';
import { abilityOf } from '../../match/ability-ref.ts';
import { pending } from '../../match/match.ts';
import { dice } from '../../state/dice.ts';
import { failedCheck } from '../../state/site.ts';
import { writeAbility } from '../../text/abilities.ts';
import { each, number, other } from '../../language/builders.ts';
import { act, activated, any, friendly, optional, tally, whenAny } from './meanings/builders.ts';
import { blank } from './state/reading.ts';
import { tinyTable, type TinyTable } from './table.ts';
import { wordings } from './words/wordings.ts';

function costing(...resources: readonly (ResourceCost & { readonly type: 'fur' | 'claw' | 'wild' | 'any' })[]): CardBehaviour {
  const printed = { ...blank, type: 'beast', kind: 'mole', strength: 3 };
  return { key: 'costly', printed, abilities: [activated('use', { do: [act('gain', undefined, 3)] }, 0, { resources })] };
}

const furAndAny = costing({ type: 'fur', count: 1 }, { type: 'any', count: 1 });

function using(card: CardBehaviour, ...lines: readonly string[]): TinyTable {
  return tinyTable(['1 den costly', '1 food 0', ...lines], { cards: [card] });
}

describe('an ability that costs resources', () => {
  test('is offered where every place can be filled, and says which place cannot', () => {
    const cases: readonly (readonly [string, string | undefined])[] = [
      ['bear', 'fur'],
      ['wolf', 'any'],
      ['wolf bear', undefined],
      ['scout', 'any'],
      ['scout bear', undefined],
      ['growl', 'fur'],
    ];
    for (const [hand, lacking] of cases) {
      const table = using(furAndAny, `1 hand ${hand}`);
      const { match } = table;
      const [ref = 0] = headed(match, table.card('costly'), 'use');
      const ability = abilityOf(match, ref);
      const why = failedCheck(match, () => canPayResources(match, ability, contextOf(match, table.card('costly'))));
      expect([hand, why?.name, table.offers().includes('use costly')]).toEqual([hand, lacking, lacking === undefined]);
    }
  });

  test('asks once for all means, and they act together before its text', () => {
    const table = using(furAndAny, '1 hand wolf bear scout').answer('use costly');
    expect([table.asked(), table.offers()]).toEqual(['1 payResources', ['offer wolf 1', 'offer bear 2', 'offer scout 1']]);
    table.answer(['offer scout 1', 'offer bear 2']);
    expect(table.happened()).toEqual(['discarded bear', 'discarded scout', 'foodGained']);
    expect([table.food(1), table.lies('wolf')]).toEqual([3, 'hand 1']);
  });

  test('wants wild resources where it says so: no other stands for one', () => {
    expect(using(costing({ type: 'wild', count: 1 }), '1 hand wolf bear').offers()).not.toContain('use costly');
    expect(
      using(costing({ type: 'wild', count: 1 }), '1 hand wolf scout')
        .answer('use costly')
        .offers(),
    ).toEqual(['offer scout 1']);
  });

  test('beasts are tired for places of any type alone', () => {
    const table = using(furAndAny, '1 den w=wolf bear', '1 hand pup');
    expect(table.answer('use costly').offers()).toEqual(['offer pup 1', 'tire w 1', 'tire bear 2']);
    table.answer(['offer pup 1', 'tire bear 2']);
    expect(table.happened()).toEqual(['discarded pup', 'used bear', 'foodGained']);
    expect(using(furAndAny, '1 den w=wolf bear').offers()).not.toContain('use costly');
  });

  test('wants as many as an amount says, and nothing where that is none', () => {
    const counted = costing({ type: 'claw', count: tally('food', 'opponent') });
    expect(using(counted, '1 hand bear pup', '2 food 3').offers()).not.toContain('use costly');
    expect(using(counted, '1 hand bear pup', '2 food 2').answer('use costly').offers()).toEqual(['offer bear 2']);
    expect(using(counted, '2 food 0').answer('use costly').food(1)).toBe(3);
  });

  test('two copies in a hand are one option, and a payment without a choice is forced', () => {
    const table = using(costing({ type: 'fur', count: 2 }), '1 hand p=pup q=pup bear').answer('use costly');
    const ask = pending(table.match)?.asks[0];
    expect([table.offers(), ask?.options[0]?.count, ask?.forced]).toEqual([['offer p 1'], 2, true]);
  });

  test('is used in a window, where it was set off', () => {
    // No card of the game itself: whoever is asked in a window would tell what they hold.
    const sentry: CardBehaviour = {
      key: 'sentry',
      printed: { ...blank, type: 'beast', strength: 2 },
      abilities: [
        optional(whenAny('isHurt', other(friendly('beast'))), { do: [act('draw')] }, { resources: [{ type: 'claw', count: 1 }] }),
      ],
    };
    const lines = ['1 den forager pup:0', '1 hand bear', '2 den sentry hurt=bear'];
    const pinch: CardBehaviour = {
      key: 'pinch',
      printed: { ...blank, type: 'beast', strength: 1 },
      abilities: [activated('use', { do: [act('damage', each(other(any('beast'))), 1)] })],
    };
    const without = tinyTable([...lines, '1 den pinch', '2 hand pup'], { cards: [pinch, sentry] }).answer('use pinch');
    expect(without.asked()).not.toContain('mayRespond');
    const table = tinyTable([...lines, '1 den pinch', '2 hand c=bear', '2 deck pup'], { cards: [pinch, sentry] }).answer('use pinch');
    expect(table.asked()).toBe('2 mayRespond');
    table.answer('use sentry');
    expect([table.asked(), table.offers()]).toEqual(['2 payResources', ['offer c 2']]);
    table.answer('offer c 2');
    expect(table.happened().slice(0, 2)).toEqual(['discarded c', 'drew pup']);
  });

  test.each([1, 2, 3])('random play with it goes on, seed %i', (seed) => {
    const { match } = using(furAndAny, '1 hand wolf bear scout pup pup', '2 hand bear wolf', '1 deck pup wolf bear scout');
    expect(playOut(match, dice(seed), 300).decisions).toBeGreaterThan(20);
  });
});

describe('the text of a cost in resources', () => {
  const spends = (type: 'fur' | 'claw' | 'wild' | 'any', count: ResourceCost['count']): ResourceCost & { type: typeof type } => ({
    type,
    count,
  });

  test.each<[Parameters<typeof writeAbility>[1], string, string]>([
    [
      activated('use', { do: [act('draw')] }, 1, { resources: [spends('fur', 1), spends('any', 2)] }),
      'Use 1 food, spend a fur and 2 resources of any type: Draw a card.',
      'Usar 1 de comida, gasta una piel y 2 recursos de cualquier tipo: Roba una carta.',
    ],
    [
      activated('use', { numbers: { x: { least: 0, most: 9, paid: true } }, do: [act('gain', undefined, number())] }, 0, {
        resources: [spends('claw', number())],
      }),
      'Use spend X claws: Gain X food.',
      'Usar gasta X garras: Gana X de comida.',
    ],
    [
      optional(
        whenAny('isHurt', any('beast')),
        { do: [act('draw')] },
        { resources: [spends('wild', 1), spends('claw', 2), spends('fur', 1)] },
      ),
      'After a beast is hurt, spend a charmed resource, 2 claws, and a fur → draw a card.',
      'Después de que una bestia sufra daño, gasta un recurso encantado, 2 garras y una piel → roba una carta.',
    ],
  ])('%j', (ability, en, es) => {
    expect(['en', 'es'].map((language) => writeAbility(wordings, ability, { noun: 'beast' }, language as 'en'))).toEqual([en, es]);
  });

  test('a type that the game has not is refused by name', () => {
    // @ts-expect-error The game has no such type, and the builders know it.
    const misspelt = activated('use', { do: [act('gain')] }, 0, { resources: [{ type: 'fir', count: 1 }] });
    const card: CardBehaviour = { ...furAndAny, abilities: [misspelt] };
    expect(() => using(card).offers()).toThrow('no type of resource fir; the nearest is fur');
  });
});
