import { expect, test } from 'vitest';
import { deckInLink, packText, unpackText } from './share-link.ts';

test('a deck comes out of an address as it went in', () => {
  for (const text of ['', 'Æmbersmith\n1x Ñandú?/+', '{"a":"ü"}']) {
    expect(packText(text)).toMatch(/^[\w-]*$/);
    expect(unpackText(packText(text))).toBe(text);
  }
  for (const path of ['#/decks/inferno/import/', 'decks/inferno/import#'])
    expect(deckInLink(` https://host/${path}${packText('4x Imp')} `)).toBe('4x Imp');
});

test('what is no deck of an address is none', () => {
  expect(unpackText('****')).toBeUndefined();
  expect(unpackText('_w')).toBeUndefined();
  for (const text of ['4x Imp', 'https://host/cards/inferno', 'a /decks/inferno/import#QQ\nmore']) expect(deckInLink(text)).toBeUndefined();
});
