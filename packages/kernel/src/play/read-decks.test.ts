import { expect, test } from 'vitest';
import { fail, ok, type Result } from '../state/result.ts';
import { inDeck, looksLikeDeckList, readDecks } from './read-decks.ts';

const read = (text: string): Result<string> => (text.startsWith('!') ? fail('deck.wrong', text.slice(1)) : ok(text.toUpperCase()));

test('decks are read one a seat, or told to be wrong, each problem with its deck', () => {
  expect(readDecks(['a', 'b'], read)).toEqual({ ok: true, value: ['A', 'B'] });
  expect(readDecks([], read)).toEqual({ ok: true, value: [] });
  expect(readDecks(['a', '!line 3', '!'], read)).toMatchObject({ ok: false, problems: [{ code: 'deck.wrong', at: 'deck 2, line 3' }] });
  expect(readDecks(['!'], read)).toMatchObject({ ok: false, problems: [{ at: 'deck 1' }] });
});

test('a problem is told of the deck of a seat', () => {
  const problem = { code: 'deck.wrong', at: '', values: { a: 1 } };
  expect([inDeck(0, problem), inDeck(2, { ...problem, at: 'name' })]).toEqual([
    { ...problem, at: 'deck 1' },
    { ...problem, at: 'deck 3, name' },
  ]);
});

test.each<[string, boolean]>([
  ['The Oak of Amalchasm', false],
  ['3 Wolf\n2 Bear', true],
  ['  {"name": "mine"}', true],
  ['\t["wolf"]', true],
  ['{"name": "mine"} ', true],
  ['["wolf"] ', true],
  ['wolves {', false],
  ['wolves [', false],
])('%j looks like a list of cards: %s', (text, isList) => {
  expect(looksLikeDeckList(text)).toBe(isList);
});
