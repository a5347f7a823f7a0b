import { highCard } from '@crupier/high-card';
import { type Journal, type JournalEntry, type PlayableGame, runToEnd } from '@crupier/kernel';
import { limits, patchView, type WireView } from '@crupier/protocol';
import { beforeAll, expect, test, vi } from 'vitest';
import { ContractPlayer, contractMatch } from '../fixtures/table-host-contract.ts';
import { localHost } from '../local-host.ts';
import { memoryStore } from '../store/memory-store.ts';
import { reelOf } from './reel.ts';

const ana = { kind: 'person', user: 'ana', name: 'Ana' } as const;

/** A match that goes back once, to its deal. */
let journal: Journal;

beforeAll(async () => {
  const host = localHost({ games: [highCard], store: memoryStore(), engine: 'contract', pace: { forcedMs: 0 } });
  await host.create(contractMatch('played', [ana, ana]));
  const players = [new ContractPlayer(host, 'played', 0), new ContractPlayer(host, 'played', 1)];
  for (const player of players) await player.sit();
  await players[0]?.answer();
  await players[1]?.answer();
  await host.send('played', { kind: 'undo', command: 'undo', seat: 0, to: 0 });
  await Promise.all(players.map((player) => player.playOn()));
  const file = await host.journal('played');
  if (!file.ok) throw new Error(file.problems[0]?.code);
  expect(file.value.names).toEqual(['Ana', 'Ana']);
  journal = file.value.journal;
  await host.close();
});

function reel(
  whole: Journal,
  from = 0,
  game: PlayableGame = highCard,
): ReturnType<typeof reelOf> extends Generator<undefined, infer Made> ? Made : never {
  return runToEnd(reelOf(game, whole, { viewer: 0, from }));
}

function viewsOf(made: ReturnType<typeof reel>): readonly WireView[] {
  if (!made.ok) throw new Error(made.problems[0]?.code);
  const views: WireView[] = [];
  for (const { view, patch } of made.value.steps) views.push(view ?? patchView(views.at(-1) as WireView, patch ?? {}));
  return views;
}

test('from a later entry on a match is told as it is told from the deal', () => {
  const all = viewsOf(reel(journal));
  for (const from of [1, 3, journal.entries.length]) expect(viewsOf(reel(journal, from))).toEqual(all.slice(from));
  expect(reel(journal, journal.entries.length + 1)).toMatchObject({ ok: false, problems: [{ code: 'replay.noEntry' }] });
});

test('of a long match a part is told at once, and all of it is played before anything is told', () => {
  const most = vi.spyOn(limits, 'replayPartLengthMax', 'get');
  most.mockReturnValue(1 as never);
  try {
    const part = reel(journal);
    expect(part).toMatchObject({ ok: true, value: { of: journal.entries.length, outcome: { reason: 'points' } } });
    expect(part.ok && part.value.steps).toHaveLength(1);
    expect(reel(withEntry(journal.entries.length - 1, { hash: 'x' })(journal))).toMatchObject({
      ok: false,
      problems: [{ code: 'replay.disagrees' }],
    });
    const later = reel(journal, 2);
    expect(later.ok && [later.value.steps.length, later.value.outcome]).toEqual([1, undefined]);
  } finally {
    most.mockRestore();
  }
});

function withStart(more: object): (whole: Journal) => Journal {
  return (whole) => ({ ...whole, start: { ...whole.start, ...more } });
}

function withEntry(at: number, more: object): (whole: Journal) => Journal {
  return ({ start, entries }) => ({
    start,
    entries: entries.map((entry, place) => (place === at ? ({ ...entry, ...more } as JournalEntry) : entry)),
  });
}

test.each<[string, (whole: Journal) => Journal, string, string]>([
  [
    'with a deck that there is not',
    withStart({ configuration: { decks: ['tall', 'short'] } }),
    'deck.unknown',
    'start.configuration decks[0]',
  ],
  ['with another deal', withStart({ hash: 'x' }), 'replay.disagrees', 'start'],
  ['with an answer that was not offered, and was taken back', withEntry(0, { chosen: [['nothing', 9, 1]] }), 'replay.refused', 'entry 1'],
  ['with another state on the way', withEntry(0, { hash: 'x' }), 'replay.disagrees', 'entry 1'],
  [
    'with an undo that leads elsewhere',
    (whole) =>
      withEntry(
        whole.entries.findIndex(({ kind }) => kind === 'undo'),
        { hash: 'x' },
      )(whole),
    'replay.disagrees',
    'entry 3',
  ],
  [
    'that goes back too often',
    ({ start }) => ({
      start,
      entries: Array.from({ length: limits.replayUndosMax + 1 }, () => ({ kind: 'undo' as const, to: 0, hash: start.hash })),
    }),
    'replay.tooManyUndos',
    'entries',
  ],
  [
    'longer than any match',
    ({ start, entries }) => ({ start, entries: Array.from({ length: 20_001 }, () => entries[0] as JournalEntry) }),
    'replay.tooLong',
    'entries',
  ],
])('a journal %s is refused with the place', (_what, change, code, at) => {
  expect(reel(change(journal))).toMatchObject({ ok: false, problems: [{ code, at }] });
});

test('a configuration with which the engine fails is told as such', () => {
  const failing: PlayableGame = {
    ...highCard,
    start: () => {
      throw new Error('Broken.');
    },
  };
  expect(reel(journal, 0, failing)).toMatchObject({ ok: false, problems: [{ code: 'replay.fault', values: { sentence: 'Broken.' } }] });
});
