import type { MatchSummary } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { callSeats } from './call-seats.ts';

const seats = ['Ana', 'Easy bot 2', 'Captain Marvel'].map((name, at) => ({ kind: 'person' as const, name, mine: at === 0 }));
const match: MatchSummary = { id: 'm', game: 'marvel-champions', status: 'running', createdAt: 0, entries: 0, seats };
const deckNames = { 'Captain Marvel: Aggression': { en: 'Captain Marvel', es: 'Capitana Marvel' } };

test('bots and heroes of a table are called in the language of its reader, and people as they call themselves', () => {
  const called = (...parts: readonly Parameters<typeof callSeats>[1][]): readonly (readonly string[])[] =>
    parts.map((language) => callSeats(match, language, deckNames).seats.map(({ name }) => name));
  expect(called('es', 'en')).toEqual([
    ['Ana', 'Bot fácil 2', 'Capitana Marvel'],
    ['Ana', 'Easy bot 2', 'Captain Marvel'],
  ]);
  expect(callSeats(match, 'es').seats[2]?.name).toBe('Captain Marvel');
});
