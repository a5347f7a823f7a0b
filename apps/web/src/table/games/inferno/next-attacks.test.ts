import type { SeenCard, Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { nextAttacksOf } from './next-attacks.ts';

const speech = { card: (key: string) => ({ facts: { types: [key] } }) } as unknown as Speech;

/** A table at which the second player has these cards. */
function viewOf(active: number, cards: readonly (readonly [type: string, now: SeenCard['now']])[]): View {
  const seen = Object.fromEntries(cards.map(([definition, now], at) => [`c${at}`, { definition, now }]));
  const zones = [{ kind: 'play', seat: 1, count: cards.length, cards: Object.keys(seen) }];
  return { table: { active }, seats: [{}, {}], cards: seen, zones } as unknown as View;
}

const allies = [
  ['ally', { body: '3/2' }],
  ['ally', { body: '2/2', tapped: true }],
  ['ally', { body: '4/1', fresh: true }],
] as const;

test('in the own turn those attack that are untapped and were there before', () => {
  expect(nextAttacksOf(viewOf(1, allies), 1, speech)).toEqual({ attacks: 1, strength: 3 });
});

test('before it all may come, an earthly demon among them', () => {
  expect(nextAttacksOf(viewOf(0, [...allies, ['demon', { body: '5/20', earthly: true }]]), 1, speech)).toEqual({
    attacks: 4,
    strength: 14,
  });
  expect(
    nextAttacksOf(
      viewOf(0, [
        ['demon', { body: '5/20' }],
        ['object', {}],
      ]),
      1,
      speech,
    ),
  ).toEqual({ attacks: 0, strength: 0 });
});
