import { expect, test } from 'vitest';
import { gameAskedAbout, speakerFor } from './speaking.ts';

const keyforge = { id: 'keyforge', messages: { 'deck.empty': { en: 'Write 36 cards.', es: 'Escribe 36 cartas.' } } };
const inferno = { id: 'inferno', messages: { 'deck.empty': { en: 'Write the demon too.', es: 'Escribe también el demonio.' } } };

test('a problem is said in the words of the game that it is about, whatever others say', () => {
  const problem = { code: 'deck.empty', at: '', values: {} };
  for (const games of [
    [keyforge, inferno],
    [inferno, keyforge],
  ]) {
    const speaker = speakerFor(games, { 'deck.other': { en: 'Another.', es: 'Otro.' } });
    for (const { id, messages } of games) {
      expect(speaker(problem, 'en', id).text).toBe(messages['deck.empty'].en);
      expect(speaker(problem, 'es', id).text).toBe(messages['deck.empty'].es);
    }
    expect(speaker(problem, 'en', 'chess').text).toBe(speaker(problem, 'en').text);
    expect(speaker({ ...problem, code: 'deck.other' }, 'en', 'inferno').text).toBe('Another.');
  }
});

const start = { game: 'keyforge' };

test.each([
  ['one that it names', { game: 'inferno' }, 'inferno'],
  ['that of a record', { file: { start } }, 'keyforge'],
  ['that of a file of a match', { file: { journal: { start } } }, 'keyforge'],
  ['that of a report', { file: { replay: { start } } }, 'keyforge'],
  ['none', { file: 17, game: 3 }, undefined],
  ['none without a body', undefined, undefined],
])('a request is about a game: %s', (_, body, game) => {
  expect(gameAskedAbout(body)).toBe(game);
});
