import { expect, test } from 'vitest';
import { deckTextsEn } from './deck-texts-en.ts';
import { deckTextsEs } from './deck-texts-es.ts';

function* said(value: unknown, at: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value];
  else if (typeof value === 'function') yield [at, String((value as (...given: readonly number[]) => unknown)(2, 3, 4))];
  else if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) yield* said(each, `${at}.${key}`);
}

test('the page of decks says the same in both languages, and nothing shouted', () => {
  const [en, es] = [[...said(deckTextsEn, '')], [...said(deckTextsEs, '')]];
  expect(es.map(([at]) => at)).toEqual(en.map(([at]) => at));
  expect([...en, ...es].filter(([, text]) => text.trim() === '' || /[!¡]/.test(text))).toEqual([]);
});
