import { expect, test } from 'vitest';
import { addEmblems, emblemPath } from './emblem-path.ts';
import houses from './emblem-paths/houses.json' with { type: 'json' };
import { emblemsOf, stampOf } from './emblems.ts';

const facts = { key: 'x', name: 'Nameless', type: 'action', faction: 'logos', traits: [] };

test('a card shows the same pictures for ever, and two different ones', () => {
  const [first, behind] = emblemsOf(facts);
  expect(emblemsOf(facts)).toEqual([first, behind]);
  expect(first).not.toBe(behind);
  addEmblems(houses);
  expect(emblemPath(first)).toMatch(/^[Mm]/);
});

test('what the name says goes first', () => {
  expect(emblemsOf({ ...facts, name: 'Doc Bookton' })[0]).toBe('microscope');
  expect(['fairy', 'fairy-wings']).toContain(emblemsOf({ ...facts, name: 'Flaxia' })[0]);
});

test('a word counts only at the start of a word', () => {
  expect(emblemsOf({ ...facts, name: 'Clash', faction: '' })[0]).not.toBe('burning-skull');
});

test('traits that say little give way to others', () => {
  expect(['microscope', 'atom', 'erlenmeyer', 'bubbling-flask', 'light-bulb', 'brainstorm', 'materials-science']).toContain(
    emblemsOf({ ...facts, traits: ['human', 'scientist'] })[0],
  );
});

test('a poster shows what its name says, then its traits, and a stamp that is another picture', () => {
  const poster = { ...facts, type: 'ally', faction: 'leadership' };
  expect(emblemsOf({ ...poster, name: 'Luke Cage' })[0]).toBe('fist');
  expect(emblemsOf({ ...poster, traits: ['Defender'] })[0]).toMatch(/^(shield|fist)$/);
  const avenger = { ...poster, name: 'Tigra', traits: ['Avenger'] };
  expect(emblemsOf(avenger)).not.toContain(stampOf(avenger));
});
