import { expect, test } from 'vitest';
import { en } from './texts-en.ts';
import { es } from './texts-es.ts';

function* said(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value];
  else if (typeof value === 'function') yield [at, String((value as (...given: readonly number[]) => unknown)(2, 3, 4))];
  else if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) yield* said(each, `${at}.${key}`);
}

test('both languages say the same things', () => {
  expect([...said(es, '')].map(([at]) => at)).toEqual([...said(en, '')].map(([at]) => at));
});

test('everything is said like a good croupier: something, and nothing shouted', () => {
  const wrong = [...said(en, 'en'), ...said(es, 'es')].filter(([, text]) => text.trim() === '' || /[!¡]/.test(text));
  expect(wrong).toEqual([]);
});
