import { expect, test } from 'vitest';
import { findDeck, quote, searchKey } from './names.ts';

test.each([
  ['Champion’s Challenge', 'championschallenge'],
  ['nature-s-call', 'naturescall'],
  ['Æmbar Œuvre', 'aembaroeuvre'],
  ['Señor Ñandú 2', 'senornandu2'],
  ['Щит', 'щит'],
  ['…', ''],
])('the key of %j is %j', (name, key) => {
  expect(searchKey(name)).toBe(key);
});

test('a quotation is on one line and not too long', () => {
  expect(quote(' a\n b ')).toBe('a b');
  expect(quote('x'.repeat(60))).toBe('x'.repeat(60));
  expect(quote('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
});

const decks = [{ name: 'Caos' }, { name: 'Caos Negro' }, { name: 'Señor de la Muerte' }];

test.each([
  ['caos', 'Caos'],
  ['CAOS NEG', 'Caos Negro'],
  ['senor', 'Señor de la Muerte'],
])('the deck %j is %j', (written, name) => {
  expect(findDeck(decks, written)).toEqual({ ok: true, value: { name } });
});

test.each([
  ['ca', 'deck.ambiguousDeck', 'Caos / Caos Negro'],
  ['poder', 'deck.noSuchDeck', 'Caos / Caos Negro / Señor de la Muerte'],
  ['', 'deck.noSuchDeck', 'Caos / Caos Negro / Señor de la Muerte'],
])('the deck %j is none: %s', (deck, code, named) => {
  expect(findDeck(decks, deck)).toEqual({ ok: false, problems: [{ code, at: '', values: { deck, decks: named } }] });
});
