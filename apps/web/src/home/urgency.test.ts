import type { MatchSummary } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { byUrgency, finishedOf } from './urgency.ts';

function match(id: string, createdAt: number, more: Partial<MatchSummary> = {}): MatchSummary {
  return { id, game: 'keyforge', status: 'running', createdAt, seats: [], entries: 0, ...more };
}

const matches = [
  match('old', 1),
  match('new', 5),
  match('asked', 2, { yourTurn: true }),
  match('over', 9, { status: 'finished' }),
  match('asked and seen', 1, { yourTurn: true }),
  match('room', 4, { status: 'waiting' }),
  match('over before', 3, { status: 'finished' }),
];

test('matches in which the reader is asked come first, then those that were seen last', () => {
  const seen = { 'asked and seen': { at: 7 }, old: { at: 6 }, room: {} };
  expect(byUrgency(matches, seen).map(({ id }) => id)).toEqual(['asked and seen', 'asked', 'old', 'new', 'room']);
});

test('matches that are over are apart, the newest first', () => {
  expect(finishedOf(matches).map(({ id }) => id)).toEqual(['over', 'over before']);
});
