import { expect, test } from 'vitest';
import { emblemsOf, stampOf } from './emblems.ts';
import { glass } from './glass/glass-design.tsx';
import { poster } from './poster/poster-design.tsx';

const facts = { design: glass, key: 'x', pictureName: 'Nameless', type: 'action', faction: 'logos', traits: [] };

test('a card shows the same pictures for ever, and two different ones', () => {
  const [first, behind] = emblemsOf(facts);
  expect(emblemsOf(facts)).toEqual([first, behind]);
  expect(first).not.toBe(behind);
});

test('a card whose picture was chosen for it alone shows that, and another one behind it', () => {
  const emblems = { ...glass.emblems, byCard: { x: 'microscope' } };
  expect(emblemsOf({ ...facts, design: { emblems } })[0]).toBe('microscope');
  expect(emblemsOf({ ...facts, pictureName: 'Doc Bookton', design: { emblems } })[1]).not.toBe('microscope');
});

test('what the name says goes first', () => {
  expect(emblemsOf({ ...facts, pictureName: 'Doc Bookton' })[0]).toBe('microscope');
  expect(['fairy', 'fairy-wings']).toContain(emblemsOf({ ...facts, pictureName: 'Flaxia' })[0]);
});

test('a word counts only at the start of a word', () => {
  expect(emblemsOf({ ...facts, pictureName: 'Clash', faction: '' })[0]).not.toBe('burning-skull');
});

test('traits that say little give way to others', () => {
  expect(['microscope', 'atom', 'erlenmeyer', 'bubbling-flask', 'light-bulb', 'brainstorm', 'materials-science']).toContain(
    emblemsOf({ ...facts, traits: ['human', 'scientist'] })[0],
  );
});

test('a poster shows what its name says, then its traits, and a stamp that is another picture', () => {
  const ally = { ...facts, design: poster, type: 'ally', faction: 'leadership' };
  expect(emblemsOf({ ...ally, pictureName: 'Luke Cage' })[0]).toBe('fist');
  expect(emblemsOf({ ...ally, traits: ['Defender'] })[0]).toMatch(/^(shield|fist)$/);
  const avenger = { ...ally, pictureName: 'Tigra', traits: ['Avenger'] };
  expect(emblemsOf(avenger)).not.toContain(stampOf(avenger));
});
