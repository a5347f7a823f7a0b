import type { SeenOption, View } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { offerParts } from './offer-parts.ts';
import { sayOffer, type Speech } from './say.ts';

const view: View = {
  ...{ viewer: 0, table: {}, seats: [], zones: [] },
  cards: { a: { definition: 'spider', owner: 0, controller: 0, now: {} } },
};
const speech = {
  words: { labels: { spider: { en: 'Spider-Man', es: 'Spiderman' } }, values: {}, verbs: { use: { en: 'Use {card}', es: 'Usar {card}' } } },
  language: 'en',
  card: () => undefined,
  seats: [],
} as unknown as Speech;
const text = { en: 'Draw 1 card.', es: 'Roba 1 carta.' };

test.each<[string, SeenOption, string, string]>([
  ['an ability', { verb: 'use', card: 'a', value: 0, text }, 'Use Spider-Man', 'Draw 1 card.'],
  ['an option without a text', { verb: 'use', card: 'a', value: 0 }, 'Use Spider-Man', ''],
  ['a part of a text', { verb: 'mode', card: 'a', value: 0, text }, 'Draw 1 card.', ''],
  ['what is offered in whole', { verb: 'use', card: 'a', value: 0, text, said: { en: 'Draw', es: 'Robar' } }, 'Draw', ''],
])('%s has its text under what is done', (_name, option, head, rest) => {
  expect(offerParts(option, view, speech)).toEqual({ head, text: rest });
  expect(sayOffer(option, view, speech)).toContain(head);
});
