import { packView, type JournalFile, type View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import type { MatchState } from '../wire/match-state.ts';
import { reportName, reportOf } from './report.ts';

const view: View = { viewer: 0, table: {}, seats: [], zones: [], cards: {} };
const match: MatchState = {
  seat: 0,
  seats: [0],
  seq: 7,
  wire: packView(view),
  view,
  pending: undefined,
  undo: {},
  passing: undefined,
  plans: [],
  info: {
    match: 'm1',
    game: 'keyforge',
    status: 'running',
    seats: [],
    fairness: { commitment: 'c', nonces: [] },
    agreements: { draw: false, shortcuts: false },
    hints: false,
  },
  log: [{ seq: 7, events: [], takenBack: false }],
  news: [],
  chat: [{ number: 1, seat: 1, seq: 3, words: { kind: 'text', text: 'private' } }],
  clock: undefined,
};
const parts = { match, words: 'It stops.', language: 'en', browser: 'b', window: '1 × 1' } as const;

test('a report of a running match has what its seat was sent, says so, and leaves the talk out', () => {
  const report = reportOf({ ...parts, journal: undefined });
  expect(report).toMatchObject({ words: 'It stops.', match: 'm1', entry: 7, seat: 0, contains: expect.stringContaining('this seat') });
  expect(report).not.toHaveProperty('replay');
  expect(report).not.toHaveProperty('seed');
  expect(JSON.stringify(report)).not.toContain('private');
  expect(reportName(match)).toBe('crupier-report-m1-7.json');
});

test('a report of a match that is over carries its replay and its seed, and says so', () => {
  const journal = { match: 'm1', journal: { start: { seed: 'ab' }, entries: [] } } as unknown as JournalFile;
  const report = reportOf({ ...parts, journal });
  expect(report).toMatchObject({ seed: 'ab', replay: journal, contains: expect.stringContaining('whole match') });
});
