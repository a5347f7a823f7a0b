import { highCard } from '@crupier/high-card';
import { type Journal, type PlayableGame, runToEnd } from '@crupier/kernel';
import { beforeAll, expect, test } from 'vitest';
import { ContractPlayer, contractMatch } from '../fixtures/table-host-contract.ts';
import { localHost } from '../local-host.ts';
import { memoryStore } from '../store/memory-store.ts';
import { dealPlayOn } from './play-on.ts';

const ana = { kind: 'person', user: 'ana', name: 'Ana' } as const;
const origin = { secret: 'ab', commitment: 'c', nonces: ['01', '02'] };

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
  journal = file.value.journal;
  await host.close();
});

type Dealt = ReturnType<typeof dealPlayOn> extends Generator<undefined, infer Made> ? Made : never;

function dealAt(at: number, { whole = journal, game = highCard }: { readonly whole?: Journal; readonly game?: PlayableGame } = {}): Dealt {
  return runToEnd(dealPlayOn({ id: 'copy', createdAt: 2, game, journal: whole, origin, at, seats: [ana, ana], engine: 'now' }));
}

test('a copy has the deal and the answers up to its moment, without those that were taken back', () => {
  for (const at of [0, 1, 2, 3, 5]) {
    const dealt = dealAt(at);
    if (!dealt.ok) throw new Error(dealt.problems[0]?.code);
    const { match, entries } = dealt.value;
    expect(match).toMatchObject({
      id: 'copy',
      createdAt: 2,
      head: { seats: [ana, ana], origin, start: { engine: 'now', seed: journal.start.seed } },
    });
    expect(match.head.start.hash).toBe(journal.start.hash);
    expect(match.asked?.length).toBeGreaterThan(0);
    expect(entries).toEqual(at < 3 ? journal.entries.slice(0, at) : journal.entries.slice(3, at));
  }
});

test('its series is left behind', () => {
  const { start, entries } = journal;
  const dealt = dealAt(1, { whole: { start: { ...start, series: { toWin: 2, wins: [1, 1], games: 2 } }, entries } });
  expect(dealt.ok && 'series' in dealt.value.match.head.start).toBe(false);
});

test('what cannot be played on says why', () => {
  const { length } = journal.entries;
  expect(dealAt(length + 1)).toMatchObject({ ok: false, problems: [{ code: 'watch.beyond', at: 'at', values: { of: length } }] });
  expect(dealAt(length)).toMatchObject({ ok: false, problems: [{ code: 'playOn.over', at: 'at' }] });
  const otherDeal = { ...journal, start: { ...journal.start, hash: 'other' } };
  expect(dealAt(1, { whole: otherDeal })).toMatchObject({
    ok: false,
    problems: [{ code: 'playOn.otherRules', values: { entry: 0, needed: 'contract', here: 'now' } }],
  });
  const otherPlay = { ...journal, entries: journal.entries.map((entry, at) => (at === 4 ? { ...entry, hash: 'other' } : entry)) };
  expect(dealAt(5, { whole: otherPlay })).toMatchObject({ ok: false, problems: [{ code: 'playOn.otherRules' }] });
  expect(dealAt(4, { whole: otherPlay }).ok).toBe(true);
});
