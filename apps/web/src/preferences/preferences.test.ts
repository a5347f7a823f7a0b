import { expect, test } from 'vitest';
import { parseOrders } from './orders.ts';
import { languageOf, parsePreferences, preferredLanguage } from './preferences.ts';

test('the first language that we speak is taken, otherwise English', () => {
  expect(preferredLanguage(['eu-ES', 'es-ES', 'en'])).toBe('es');
  expect(preferredLanguage(['fr'])).toBe('en');
});

test('what was kept is read, what is not valid is as at first', () => {
  const read = parsePreferences(
    JSON.stringify({
      ...{ language: 'es', theme: 'neon', textSize: 999, motion: 'none', peek: false, sameOrder: true, endsOwnTurn: true, name: 'Ana' },
      ...{ speed: 'fast', showing: 'never', volume: 500, muted: ['tap', 'gong'], keys: { log: 'x', undo: '4' } },
    }),
    'en',
  );
  expect(read).toEqual({
    language: 'es',
    theme: 'dark',
    textSize: 200,
    motion: 'none',
    speed: 'fast',
    showing: 'normal',
    volume: 100,
    muted: ['tap'],
    contrast: 'system',
    peek: false,
    sameOrder: true,
    endsOwnTurn: true,
    name: 'Ana',
    keys: { log: 'x' },
  });
});

test('it is dark until somebody wants it light, whatever the system wants', () => {
  const themeOf = (kept: string | null): string => parsePreferences(kept, 'en').theme;
  expect([null, '{"theme":"system"}', '{"theme":"light"}', '{"theme":"dark"}'].map(themeOf)).toEqual(['dark', 'dark', 'light', 'dark']);
});

test('nothing kept, or something broken, is as at first', () => {
  expect(parsePreferences(null, 'es').language).toBe('es');
  expect(parsePreferences('[1,', 'es').textSize).toBe(100);
});

test('orders that were kept are read, and anything else is forgotten', () => {
  expect(parseOrders('{"a|b":"a","c":7}')).toEqual({ 'a|b': 'a' });
  for (const broken of [null, '[1', '7', 'null']) expect(parseOrders(broken)).toEqual({});
});

test('an address may ask for a language', () => {
  expect(languageOf('?q=a&lang=es')).toBe('es');
  expect(preferredLanguage([languageOf('?lang=es'), 'en-GB'])).toBe('es');
  expect(preferredLanguage([languageOf('?lang=fr'), 'en-GB'])).toBe('en');
  expect(preferredLanguage([languageOf(''), 'es-AR'])).toBe('es');
});
