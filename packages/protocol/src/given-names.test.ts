import { expect, test } from 'vitest';
import { nameBot, sayGivenName } from './given-names.ts';

test.each([
  ['Easy bot', 'Bot fácil'],
  ['Greedy bot 2', 'Bot voraz 2'],
  ['Player', 'Jugador'],
  ['Player 3', 'Jugador 3'],
  ['Second player', 'Segundo jugador'],
])('the name %s that a table gave is said as %s in Spanish, and back', (en, es) => {
  expect([sayGivenName(en, 'es'), sayGivenName(es, 'es'), sayGivenName(es, 'en'), sayGivenName(en, 'en')]).toEqual([es, es, en, en]);
});

test.each(['Ana', 'Easy', 'An Easy bot', 'Easy bots', 'Player Two', '7', ''])('the name %j that somebody gave stays as it is', (name) => {
  expect([sayGivenName(name, 'en'), sayGivenName(name, 'es')]).toEqual([name, name]);
});

test('whatever a bot is named it is called in each language', () => {
  expect(sayGivenName(nameBot('strong', 3, 'es'), 'en')).toBe(nameBot('strong', 3, 'en'));
});
