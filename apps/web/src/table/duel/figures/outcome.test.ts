import type { SeenEvent } from '@crupier/protocol';
import { expect, test } from 'vitest';
import type { HitReading } from '../../scene/figure-look.ts';
import { outcomeOf } from './outcome.ts';

const reading: HitReading = {
  dealt: 'damageDealt',
  prevented: 'armorUsed',
  isPower: ({ value }) => value === 1,
  strengthOf: (card) => ({ bear: 5, knight: 4 })[card],
};

const dealt = (card: string, amount: number, source: string, value = 0): SeenEvent => ({
  name: 'damageDealt',
  card: { handle: card },
  source: { handle: source },
  amount,
  value,
});
const armor = (card: string, amount: number): SeenEvent => ({ name: 'armorUsed', card: { handle: card }, amount });
const leaves = (card: string, unknown?: true) => ({ of: 'leaves', name: 'discard', card, ...(unknown && { unknown }) }) as const;

/** The terms of a sum less what is prevented, as one reads them. */
function sumsOf(events: readonly SeenEvent[], changes: Parameters<typeof outcomeOf>[0]['changes'] = []): readonly string[] {
  return outcomeOf({ events, changes }, reading).suffering.map(({ card, terms, prevented, amount, falls }) => {
    const added = terms.map((term) => `${term.amount} ${term.kind}`).join(' + ');
    return `${card}: ${added} - ${prevented} = ${amount}, falls ${falls}`;
  });
}

test('a fight is a sum for each: assault and power less armor, and who falls', () => {
  const events = [armor('knight', 2), dealt('knight', 5, 'bear', 1), dealt('bear', 4, 'knight', 1)];
  expect(sumsOf(events, [leaves('knight')])).toEqual([
    'knight: 2 prevented + 5 power - 2 = 5, falls certain',
    'bear: 4 power - 0 = 4, falls no',
  ]);
  const pierced = [armor('knight', 1), dealt('knight', 1, 'bear'), dealt('knight', 5, 'bear', 1)];
  expect(sumsOf(pierced)).toEqual(['knight: 2 text + 5 power - 1 = 6, falls no']);
});

test('what armor prevents of the strength of whoever strikes is a part of that strength', () => {
  expect(sumsOf([armor('bear', 1), dealt('bear', 3, 'knight', 1)])).toEqual(['bear: 4 power - 1 = 3, falls no']);
  expect(sumsOf([armor('bear', 4)])).toEqual(['bear: 4 prevented - 4 = 0, falls no']);
});

test('more than three terms, and the damage to neighbours, are told each', () => {
  const events = [
    dealt('knight', 1, 'hawk'),
    dealt('knight', 2, 'bear'),
    dealt('urchin', 2, 'bear'),
    dealt('knight', 5, 'bear', 1),
    dealt('knight', 1, 'ghost'),
  ];
  expect(sumsOf(events, [leaves('urchin', true)])).toEqual([
    'knight: 1 text + 2 text + 5 power + 1 text - 0 = 9, falls no',
    'urchin: 2 text - 0 = 2, falls perhaps',
  ]);
});

test('who leaves play unharmed falls as well, and what players have more or less of is told where it is certain', () => {
  const changes = [
    leaves('ghost'),
    { of: 'value', name: 'aember', seat: 0, from: 4, to: 6 },
    { of: 'count', name: 'hand', seat: 1, from: 5, to: 4 },
    { of: 'value', name: 'keys', seat: 0, from: [], to: ['red'] },
    { of: 'value', name: 'aember', seat: 1, from: 3, unknown: true },
  ] as const;
  expect(sumsOf([], changes)).toEqual(['ghost:  - 0 = 0, falls certain']);
  expect(outcomeOf({ changes }, reading).gains).toEqual([
    { seat: 0, name: 'aember', amount: 2 },
    { seat: 1, name: 'hand', amount: -1 },
  ]);
});
