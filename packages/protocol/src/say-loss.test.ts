import type { SeenLoss, View } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { sayDeclinedLoss, sayLoss, sayLossLine, sayOdds } from './say-loss.ts';
import type { Speech } from './say.ts';

const view: View = {
  viewer: 0,
  table: {},
  seats: [],
  zones: [],
  cards: { a: { definition: 'spider', owner: 0, controller: 0, now: {} } },
};
const words = {
  labels: { spider: { en: 'Spider-Man', es: 'Spiderman' }, defense: { en: 'DEF', es: 'DEF' } },
  odds: { icons: { en: 'Icons of {cards}: {list}.', es: 'Iconos de {cards}: {list}.' } },
};
const speech = (language: 'en' | 'es'): Speech => ({ words, language, card: () => undefined, seats: [] }) as unknown as Speech;

const defends = (left: number, least: number, most: number): SeenLoss => ({
  card: 'a',
  role: 'defense',
  value: 3,
  left,
  whole: 10,
  least,
  most,
});

test.each<[SeenLoss, Readonly<Record<'en' | 'es', readonly [line: string, sentence: string]>>]>([
  [
    defends(9, 0, 3),
    {
      en: ['DEF 3: takes 0–3, 6–9 left', 'Spider-Man takes 0–3: 6–9 of 9 left.'],
      es: ['DEF 3: sufre 0–3, quedan 6–9', 'Spiderman sufre 0–3: quedan 6–9 de 9.'],
    },
  ],
  [
    defends(4, 2, 5),
    {
      en: ['DEF 3: takes 2–5, falls at 4', 'Spider-Man takes 2–5 and falls at 4.'],
      es: ['DEF 3: sufre 2–5, cae con 4', 'Spiderman sufre 2–5 y cae con 4.'],
    },
  ],
  [
    defends(2, 2, 2),
    {
      en: ['DEF 3: takes 2, falls', 'Spider-Man takes 2 and falls.'],
      es: ['DEF 3: sufre 2, cae', 'Spiderman sufre 2 y cae.'],
    },
  ],
  [
    defends(3, 2, 2),
    {
      en: ['DEF 3: takes 2, 1 left', 'Spider-Man takes 2: 1 of 3 left.'],
      es: ['DEF 3: sufre 2, queda 1', 'Spiderman sufre 2: queda 1 de 3.'],
    },
  ],
  [
    defends(3, 0, 0),
    {
      en: ['DEF 3: takes 0, 3 left', 'Spider-Man takes no damage.'],
      es: ['DEF 3: sufre 0, quedan 3', 'Spiderman no sufre daño.'],
    },
  ],
])('what may be lost is said with what is left: %#', (loss, words) => {
  for (const language of ['en', 'es'] as const) {
    const [line, sentence] = words[language];
    expect(sayLossLine(loss, speech(language))).toBe(line);
    expect(sayDeclinedLoss({ declinedLoss: loss }, view, speech(language))).toBe(sentence);
  }
});

test('a loss that nobody takes in a role is its figures', () => {
  const { role: _role, value: _value, ...loss } = defends(9, 1, 1);
  expect(sayLoss(loss, speech('en'))).toEqual({ role: '', range: '1', left: '8 left', falls: 'no' });
  expect(sayDeclinedLoss({}, view, speech('en'))).toBeUndefined();
});

test('odds say how many cards have which value, in games that have words for it', () => {
  const odds = { code: 'icons', counts: [9, 0, 2] };
  expect(sayOdds(odds, speech('es'))).toBe('Iconos de 11: 0 en 9, 2 en 2.');
  expect(sayOdds({ ...odds, code: 'other' }, speech('en'))).toBeUndefined();
});
