import type { GameSummary } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { hasTeams, isSealed, settingsFor, wordSettings } from './match-settings.ts';

const game: GameSummary = {
  id: 'any',
  name: { en: 'Any', es: 'Cualquiera' },
  seats: { min: 2, max: 4 },
  decks: [],
  settings: {
    type: 'object',
    properties: {
      format: { type: 'string', enum: ['open', 'limited'] },
      mode: { type: 'string', enum: ['standard', 'expert'] },
      only: { type: 'string', enum: ['one'] },
      teams: { type: 'array', items: { type: 'integer' } },
    },
  },
  sealedWith: { format: 'limited' },
};
const { settings: _settings, sealedWith: _sealedWith, ...plain } = game;

test('every setting with a choice of words is asked for, and nothing in a game without settings', () => {
  expect(wordSettings(game).map(({ name }) => name)).toEqual(['format', 'mode']);
  expect(wordSettings(plain)).toEqual([]);
});

test('teams are asked for where the game has them', () => {
  expect([hasTeams(game), hasTeams(plain)]).toEqual([true, false]);
});

test('what is as usual, unknown or of another game is not said', () => {
  expect(settingsFor(game, { format: 'open', mode: 'expert', only: 'one', colour: 'red' })).toEqual({ mode: 'expert' });
  expect(settingsFor(game, { mode: 'heroic' })).toEqual({});
  expect(settingsFor(plain, { mode: 'expert' })).toEqual({});
});

test('decks are sealed with the settings that the game names', () => {
  expect([isSealed(game, { format: 'limited' }), isSealed(game, {}), isSealed(plain, { format: 'limited' })]).toEqual([true, false, false]);
});
