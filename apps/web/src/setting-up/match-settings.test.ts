import type { GameSummary } from '@crupier/protocol';
import { expect, test } from 'vitest';
import {
  dealsDecks,
  hasEffect,
  hasTeams,
  isAbout,
  isSealed,
  settingsFor,
  settingsOf,
  withSetting,
  type ChosenSettings,
} from './match-settings.ts';

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
      rounds: { type: 'integer', minimum: 1, maximum: 9 },
      motto: { type: 'string', maxLength: 40 },
      fast: { type: 'boolean' },
      teams: { type: 'array', items: { type: 'integer' } },
      sets: { type: 'array', items: { type: 'string', enum: ['bombs', 'evil', 'attack'] }, minItems: 0, maxItems: 2 },
    },
  },
  sealedWith: { format: 'limited' },
};
const { settings: _settings, sealedWith: _sealedWith, ...plain } = game;

test('what one field can answer is asked for by its kind, and nothing in a game without settings', () => {
  expect(settingsOf(game)).toEqual([
    { name: 'format', kind: 'words', words: ['open', 'limited'] },
    { name: 'mode', kind: 'words', words: ['standard', 'expert'] },
    { name: 'rounds', kind: 'number', min: 1, max: 9 },
    { name: 'motto', kind: 'text', max: 40 },
    { name: 'fast', kind: 'switch' },
    { name: 'sets', kind: 'list', words: ['bombs', 'evil', 'attack'], min: 0, max: 2 },
  ]);
  expect(settingsOf(plain)).toEqual([]);
});

test('decks are dealt with all settings that the game names', () => {
  const dealing = { ...game, dealsDecksWith: { format: 'limited', mode: 'expert' } };
  expect(dealsDecks(dealing, { format: 'limited', mode: 'expert', rounds: 2 })).toBe(true);
  expect([dealsDecks(dealing, { format: 'limited' }), dealsDecks(game, { format: 'limited' })]).toEqual([false, false]);
});

test('teams are asked for where the game has them', () => {
  expect([hasTeams(game), hasTeams(plain)]).toEqual([true, false]);
});

test('what is as usual, unknown or of another game is not said', () => {
  expect(settingsFor(game, { format: 'open', mode: 'expert', only: 'one', colour: 'red' })).toEqual({ mode: 'expert' });
  expect(settingsFor(game, { mode: 'heroic' })).toEqual({});
  expect(settingsFor(plain, { mode: 'expert' })).toEqual({});
});

test('numbers, texts and switches are said with their own types, and numbers out of range too: the game says what is wrong', () => {
  expect(settingsFor(game, { rounds: 99, motto: 'Salud', fast: true })).toEqual({ rounds: 99, motto: 'Salud', fast: true });
  expect(settingsFor(game, { rounds: '3', motto: ' ', fast: false, mode: 1 })).toEqual({});
});

test('some words are said as a list, none of them too, and lists with other words are not', () => {
  expect(settingsFor(game, { sets: ['evil', 'bombs'] })).toEqual({ sets: ['evil', 'bombs'] });
  expect(settingsFor(game, { sets: [] })).toEqual({ sets: [] });
  expect(settingsFor(game, { sets: ['rhino'] })).toEqual({});
  expect(settingsFor(game, { sets: 'evil' })).toEqual({});
});

test('a problem belongs to the field at its place', () => {
  expect(['rounds', 'settings.rounds', 'settings.rounds[2]', 'settings.roundsMax', 'decks[0]'].map((at) => isAbout(at, 'rounds'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('decks are sealed with the settings that the game names', () => {
  expect([isSealed(game, { format: 'limited' }), isSealed(game, {}), isSealed(plain, { format: 'limited' })]).toEqual([true, false, false]);
});

test('what has no effect beside another setting is as usual', () => {
  const game: GameSummary = {
    id: 'tiny',
    name: { en: '', es: '' },
    seats: { min: 1, max: 1 },
    decks: [],
    settings: {
      type: 'object',
      properties: { campaign: { enum: ['none', 'long'] }, level: { enum: ['easy', 'hard'] }, place: { enum: ['here', 'there'] } },
    },
  };
  const needs = { level: { setting: 'campaign', words: ['long'] }, place: { setting: 'campaign', words: ['none'] } };
  const effects = (settings: ChosenSettings): readonly boolean[] =>
    ['campaign', 'level', 'place'].map((setting) => hasEffect({ setting, settings, needs, game }));
  expect([effects({}), effects({ campaign: 'long' })]).toEqual([
    [true, false, true],
    [true, true, false],
  ]);
  const long = withSetting({ place: 'there' }, { setting: 'campaign', value: 'long', needs, game });
  expect(long).toEqual({ campaign: 'long' });
  const hard = withSetting(long, { setting: 'level', value: 'hard', needs, game });
  expect(withSetting(hard, { setting: 'campaign', value: undefined, needs, game })).toEqual({});
});
