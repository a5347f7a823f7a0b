import { expect, test } from 'vitest';
import { homeTextsEn } from './home-texts-en.ts';
import { homeTextsEs } from './home-texts-es.ts';

function* said(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value];
  else if (typeof value === 'function') yield [at, String((value as (...given: readonly number[]) => unknown)(2, 3))];
  else if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) yield* said(each, `${at}.${key}`);
}

test('home says the same in both languages, and nothing shouted', () => {
  const [en, es] = [[...said(homeTextsEn, '')], [...said(homeTextsEs, '')]];
  expect(es.map(([at]) => at)).toEqual(en.map(([at]) => at));
  expect([...en, ...es].filter(([, text]) => /[!¡]/.test(text))).toEqual([]);
});
