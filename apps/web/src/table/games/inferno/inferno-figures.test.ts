import type { Speech, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { infernoFigures } from './inferno-figures.ts';

const speech = { card: () => undefined, words: { labels: {} } } as unknown as Speech;

test('what an ally has left is its toughness as it is told, from which its damage is already taken', () => {
  const now = { body: '2/1', damage: 3 };
  const view = { seats: [], zones: [], cards: { ally: { definition: 'ally', controller: 0, now } } } as unknown as View;
  expect(infernoFigures.read({ view, speech }).lifeOf('ally')).toEqual({ left: 1, whole: 4 });
});
