import { expect, test } from 'vitest';
import { homeTextsEn } from './home-texts-en.ts';
import { homeTextsEs } from './home-texts-es.ts';
import { learnTextsEn } from './learn-texts-en.ts';
import { learnTextsEs } from './learn-texts-es.ts';

function* said(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value];
  else if (typeof value === 'function') yield [at, String((value as (...given: readonly number[]) => unknown)(2, 3))];
  else if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) yield* said(each, `${at}.${key}`);
}

test.each([
  ['home', homeTextsEn, homeTextsEs],
  ['the page of lessons', learnTextsEn, learnTextsEs],
])('%s says the same in both languages, and nothing shouted', (_, english, spanish) => {
  const [en, es] = [[...said(english, '')], [...said(spanish, '')]];
  expect(es.map(([at]) => at)).toEqual(en.map(([at]) => at));
  expect([...en, ...es].filter(([, text]) => /[!¡]/.test(text))).toEqual([]);
});
