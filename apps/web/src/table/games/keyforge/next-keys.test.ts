import type { SeenCard, Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { nextKeyOf } from './next-keys.ts';

const speech = { card: (key: string) => ({ facts: { house: key } }) } as unknown as Speech;

/** A creature whose house is printed, as it is now. */
function creature(definition: string, now: SeenCard['now'] = {}): SeenCard {
  return { definition, now } as unknown as SeenCard;
}

/** A view in which the first player is active; the second has the creatures. */
function viewOf(table: View['table'], creatures: readonly SeenCard[]): View {
  const cards = Object.fromEntries(creatures.map((card, at) => [`c${at}`, card]));
  const player = { aember: 3, keyCost: 6, houses: ['logos', 'dis', 'mars'] };
  return {
    table,
    seats: [player, player],
    cards,
    zones: [{ kind: 'line', seat: 1, count: 0, cards: Object.keys(cards) }],
  } as unknown as View;
}

test('in another’s turn all creatures of the best house count, ready or not, but for those that are stunned', () => {
  const view = viewOf({ active: 0 }, [
    creature('dis'),
    creature('logos', { exhausted: true }),
    creature('logos'),
    creature('logos', { stunned: true }),
  ]);
  expect(nextKeyOf(view, 1, speech)).toEqual({ aember: 3, cost: 6, reaping: 2 });
  expect(nextKeyOf(view, 0, speech).reaping).toBe(0);
});

test('in the own turn only ready creatures of the active house count, by the houses that they have now', () => {
  const creatures = [creature('dis'), creature('logos', { exhausted: true }), creature('dis', { houses: ['logos', 'mars'] })];
  expect(nextKeyOf(viewOf({ active: 1, house: 'logos' }, creatures), 1, speech).reaping).toBe(1);
  expect(nextKeyOf(viewOf({ active: 1, house: 'dis' }, creatures), 1, speech).reaping).toBe(1);
  expect(nextKeyOf(viewOf({ active: 1, house: '' }, creatures), 1, speech).reaping).toBe(1);
});
