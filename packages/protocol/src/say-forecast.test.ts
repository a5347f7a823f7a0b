import type { Forecast, View } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { sayForecast } from './say-forecast.ts';
import type { Speech } from './say.ts';

const view: View = {
  viewer: 0,
  table: {},
  seats: [],
  zones: [],
  cards: { a: { definition: 'monk', owner: 0, controller: 0, now: {} } },
};
const labels = {
  monk: { en: 'Grey Monk', es: 'Monje Gris' },
  damage: { en: 'Damage', es: 'Daño' },
  exhausted: { en: 'Exhausted', es: 'Agotada' },
  hand: { en: 'Hand', es: 'Mano' },
  discard: { en: 'Discard', es: 'Descarte' },
  keys: { en: 'Keys', es: 'Llaves' },
  red: { en: 'red', es: 'roja' },
};
const speech = (language: 'en' | 'es'): Speech =>
  ({ words: { labels }, language, card: () => undefined, seats: ['Ana', 'Luis'] }) as unknown as Speech;

function said(forecast: Forecast, language: 'en' | 'es' = 'en'): readonly string[] {
  const { changes, notes } = sayForecast(forecast, view, speech(language));
  return [...changes.map(({ text }) => text), ...notes];
}

test('what changes is said with what it was and will be, in both languages', () => {
  const forecast: Forecast = {
    changes: [
      { of: 'leaves', name: 'discard', card: 'a' },
      { of: 'value', name: 'damage', card: 'a', to: 2 },
      { of: 'value', name: 'exhausted', card: 'a', to: true },
      { of: 'count', name: 'hand', seat: 1, from: 3, to: 5 },
      { of: 'value', name: 'keys', seat: 0, from: [], to: ['red'] },
    ],
    end: 'rest',
    unanswered: true,
  };
  expect(said(forecast)).toEqual([
    'Grey Monk: leaves play (Discard)',
    'Grey Monk: Damage 0 → 2',
    'Grey Monk: Exhausted',
    'Luis: Hand 3 → 5',
    'Ana: Keys – → red',
    'If nobody responds.',
  ]);
  expect(said(forecast, 'es')[0]).toBe('Monje Gris: sale del juego (Descarte)');
  expect(said(forecast, 'es').at(-1)).toBe('Si nadie responde.');
});

test('what is not certain is named apart, and neither a value nor a question mark is said of it', () => {
  const forecast: Forecast = {
    changes: [
      { of: 'value', name: 'damage', card: 'a', to: 2 },
      { of: 'leaves', name: 'discard', card: 'a', unknown: true },
      { of: 'value', name: 'exhausted', card: 'a', from: true, unknown: true },
    ],
    end: 'unknown',
  };
  expect(sayForecast(forecast, view, speech('en')).changes.map(({ text }) => text)).toEqual(['Grey Monk: Damage 0 → 2']);
  expect(said(forecast)).toEqual([
    'Grey Monk: Damage 0 → 2',
    'Not certain: Grey Monk: leaves play; Grey Monk: Exhausted.',
    'How it goes on is unknown.',
  ]);
  expect(said(forecast, 'es')[1]).toBe('Sin certeza: Monje Gris: sale del juego; Monje Gris: Agotada.');
});

test('of more than four uncertain changes the rest is counted', () => {
  const names = ['damage', 'exhausted', 'hand', 'discard', 'keys', 'red'];
  const changes = names.map((name) => ({ of: 'value', name, card: 'a', unknown: true }) as const);
  expect(said({ changes, end: 'rest' })).toEqual([
    'Not certain: Grey Monk: Damage; Grey Monk: Exhausted; Grey Monk: Hand; Grey Monk: Discard; 2 more.',
  ]);
});

test('where nothing changes that says so, and where somebody chooses that is said alone', () => {
  expect(said({ changes: [], end: 'rest', unanswered: true })).toEqual(['Nothing that can be known changes.']);
  expect(said({ changes: [], end: 'yours', unanswered: true })).toEqual(['Then you choose.']);
  expect(said({ changes: [{ of: 'value', name: 'damage', card: 'gone', to: 1 }], end: 'theirs' })).toEqual(['Then somebody else chooses.']);
});
