import type { Journal } from '@crupier/kernel';
import { makeReport } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { readReplayFile } from './replay-file.ts';

const start: Journal['start'] = {
  format: 1,
  game: 'high-card',
  engine: 'test',
  definitions: 'd',
  configuration: {},
  seed: 'ab'.repeat(32),
  hash: 'h0',
};
const answer = { kind: 'answer', seat: 0, by: 'person', decision: 0, chosen: [['x', 0, 1]], hash: 'h1' } as const;
const journal: Journal = { start, entries: [answer] };

/** A report as a page or the terminal makes it; `replay` is the whole match. */
function report(replay?: unknown): unknown {
  const view = { viewer: 0, table: {}, seats: [], zones: [], cards: {} };
  return makeReport({
    words: 'It hung.',
    language: 'en',
    device: {},
    place: { match: 'm', game: 'high-card', entry: 1, seat: 0, seats: [0] },
    seen: { info: { seats: [{ name: 'Ana' }, { name: 'Bo' }] }, view, pending: undefined, log: [] },
    whole: replay === undefined ? undefined : { seed: start.seed, replay },
  });
}

test.each<[string, unknown, readonly string[]]>([
  ['the journal of the terminal', journal, []],
  ['the file of a page', { match: 'm', names: ['Ana', 'Bo'], journal, fairness: { commitment: '', nonces: [] } }, ['Ana', 'Bo']],
  ['a report of the terminal', report(journal), ['Ana', 'Bo']],
  ['a report of a page', report({ match: 'm', names: ['Cy', 'Di'], journal }), ['Cy', 'Di']],
  ['a file with names that nobody may have', { names: [' ', 7, 'a\u202Eb'], journal }, ['', '', '']],
])('%s is read', (_what, file, names) => {
  expect(readReplayFile(file)).toEqual({ ok: true, value: { journal, names } });
});

test.each<[string, unknown, string, string]>([
  ['another file', { cards: [] }, 'replay.none', ''],
  ['a number', 7, 'replay.none', ''],
  ['entries without a start', { entries: [] }, 'replay.none', ''],
  ['a report of what one seat may know', report(), 'replay.ofOneSeat', ''],
  ['another format', { ...journal, start: { ...start, format: 2 } }, 'replay.otherFormat', 'start.format'],
  ['a seed that is none', { journal: { ...journal, start: { ...start, seed: 'x' } } }, 'replay.corrupt', 'journal.start.seed'],
  [
    'a choice that is none',
    report({ start, entries: [answer, { ...answer, chosen: [['x', 0]] }] }),
    'replay.corrupt',
    'replay.entries[1].chosen[0]',
  ],
  ['an entry of no kind', { start, entries: [{ kind: 'sing' }] }, 'replay.corrupt', 'entries[0].kind'],
  ['an undo that leads on', { start, entries: [{ kind: 'undo', to: 1, hash: '' }] }, 'replay.corrupt', 'entries[0].to'],
])('%s is refused with its place', (_what, file, code, at) => {
  expect(readReplayFile(file)).toMatchObject({ ok: false, problems: [{ code, at }] });
});
