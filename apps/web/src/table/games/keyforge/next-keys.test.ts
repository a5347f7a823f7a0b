import type { SeenCard, Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { cardsOfHouse, nextKeyOf } from './next-keys.ts';

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

test('of a house the cards in hand and what is ready count, and only creatures that are not stunned reap', () => {
  const cards = {
    ...{
      h1: creature('starAlliance'),
      h2: creature('dis'),
      a1: creature('starAlliance'),
      a2: creature('starAlliance', { exhausted: true }),
    },
    ...{ c1: creature('starAlliance'), c2: creature('starAlliance', { stunned: true }), c3: creature('starAlliance', { exhausted: true }) },
  };
  const zones = { hand: ['h1', 'h2'], line: ['c1', 'c2', 'c3'], artifacts: ['a1', 'a2'] };
  const view = {
    ...viewOf({ active: 0 }, []),
    cards,
    zones: Object.entries(zones).map(([kind, handles]) => ({ kind, seat: 0, count: handles.length, cards: handles })),
  } as unknown as View;
  expect(cardsOfHouse(view, 0, { house: 'Star Alliance', speech })).toEqual({ inHand: 1, creatures: 2, artifacts: 1, reaping: 1 });
  expect(cardsOfHouse(view, 1, { house: 'Star Alliance', speech })).toEqual({ inHand: 0, creatures: 0, artifacts: 0, reaping: 0 });
});
