import { expect, test } from 'vitest';
import { setupTextsEn } from './setup-texts-en.ts';
import { setupTextsEs } from './setup-texts-es.ts';

function* said(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value];
  else if (typeof value === 'function') yield [at, String((value as (...given: readonly number[]) => unknown)(2, 3, 4))];
  else if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) yield* said(each, `${at}.${key}`);
}

test('setting up says the same in both languages, and nothing shouted', () => {
  const [en, es] = [[...said(setupTextsEn, '')], [...said(setupTextsEs, '')]];
  expect(es.map(([at]) => at)).toEqual(en.map(([at]) => at));
  expect([...en, ...es].filter(([, text]) => text.trim() === '' || /[!¡]/.test(text))).toEqual([]);
});
