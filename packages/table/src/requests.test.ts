import { highCard } from '@crupier/high-card';
import type { Seat } from '@crupier/kernel';
import { replayJournal } from '@crupier/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { contractMatch, ContractPlayer } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import type { JournalStore, SeatRecord } from './store/journal-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { Reply, TableFacts, TableHost } from './table-host.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
const bot: SeatRecord = { kind: 'bot', level: 'greedy', name: 'Bot' };

interface Seated {
  readonly host: TableHost;
  readonly store: JournalStore;
  readonly players: readonly [ContractPlayer, ContractPlayer];
}

function hostOn(store: JournalStore): TableHost {
  return localHost({ games: [highCard], store, engine: 'contract', pace: { forcedMs: 0 } });
}

async function seat(seats: readonly SeatRecord[]): Promise<Seated> {
  const store = memoryStore();
  const host = hostOn(store);
  await host.create(contractMatch('m', seats, 'long'));
  const players = [new ContractPlayer(host, 'm', 0), new ContractPlayer(host, 'm', 1)] as const;
  for (const [at, player] of players.entries()) if (seats[at]?.kind === 'person') await player.sit();
  return { host, store, players };
}

function offer(host: TableHost, from: Seat, command = 'offer'): Promise<Reply> {
  return host.send('m', { kind: 'draw', command, seat: from });
}

function consent(
  host: TableHost,
  from: Seat,
  { request, accept, command }: { request: number; accept: boolean; command: string },
): Promise<Reply> {
  return host.send('m', { kind: 'consent', command, seat: from, request, accept });
}

function factsOf(player: ContractPlayer): TableFacts | undefined {
  const told = player.heard.findLast((each) => each.kind === 'facts');
  return told?.kind === 'facts' ? told.facts : undefined;
}

describe('a draw by agreement', () => {
  test('INF-104.4f is one when all others have accepted it, and the journal leads there again', async () => {
    const { host, store, players } = await seat([ana, luis]);
    await players[0].answer();
    expect(await offer(host, 0)).toMatchObject({ kind: 'acknowledged' });
    expect(factsOf(players[1])?.request).toEqual({ kind: 'draw', id: 1, seat: 0, waiting: [1] });
    expect(factsOf(players[1])?.outcome).toBeUndefined();
    expect(await consent(host, 1, { request: 1, accept: true, command: 'yes' })).toMatchObject({ kind: 'acknowledged', seq: 2 });
    expect(factsOf(players[0])).toMatchObject({ status: 'finished', outcome: { winners: [], reason: 'agreedDraw' } });
    expect(factsOf(players[0])?.request).toBeUndefined();
    const journal = await host.journal('m');
    if (!journal.ok) throw new Error('The journal of a match that is over is shown.');
    expect(journal.value.journal.entries.at(-1)).toMatchObject({ kind: 'draw', seats: [0, 1] });
    const again = replayJournal(highCard, journal.value.journal);
    expect([again.problem, again.match?.outcome()]).toEqual([undefined, { winners: [], reason: 'agreedDraw' }]);
    // Another host, without this one's closing: what was acknowledged is on disk.
    const later = new ContractPlayer(hostOn(store), 'm', 0);
    const subscription = await later.sit();
    expect(subscription.facts).toMatchObject({ status: 'finished', outcome: { reason: 'agreedDraw' } });
    await host.close();
  });

  test('who declines is named, and the match goes on', async () => {
    const { host, players } = await seat([ana, luis]);
    await offer(host, 1);
    expect(await consent(host, 1, { request: 1, accept: true, command: 'own' })).toMatchObject({
      kind: 'refused',
      problem: { code: 'request.none' },
    });
    expect(await consent(host, 0, { request: 7, accept: true, command: 'other' })).toMatchObject({
      kind: 'refused',
      problem: { code: 'request.none' },
    });
    expect(await consent(host, 0, { request: 1, accept: false, command: 'no' })).toMatchObject({ kind: 'acknowledged' });
    expect(factsOf(players[1])).toMatchObject({ status: 'running', declined: { kind: 'draw', seat: 0 } });
    expect(factsOf(players[1])?.request).toBeUndefined();
    expect(await consent(host, 0, { request: 1, accept: true, command: 'late' })).toMatchObject({
      kind: 'refused',
      problem: { code: 'request.none' },
    });
    await players[0].answer();
    expect(factsOf(players[1])?.declined).toBeUndefined();
    await host.close();
  });

  test('stands while whoever offered it plays on, and falls when another does', async () => {
    const { host, players } = await seat([ana, luis]);
    await offer(host, 0);
    await players[0].answer();
    expect(factsOf(players[1])?.request).toMatchObject({ kind: 'draw' });
    expect(await offer(host, 1, 'second')).toMatchObject({ kind: 'refused', problem: { code: 'request.pending' } });
    await players[1].answer();
    expect(factsOf(players[0])?.request).toBeUndefined();
    expect(await consent(host, 1, { request: 1, accept: true, command: 'late' })).toMatchObject({ kind: 'refused' });
    await host.close();
  });

  test('who plays both seats draws at once; a bot agrees where it does not stand better', async () => {
    const alone = await seat([ana, { ...ana, name: 'Ana too' }]);
    expect(await offer(alone.host, 0)).toMatchObject({ kind: 'acknowledged', seq: 1 });
    expect(factsOf(alone.players[0])).toMatchObject({ status: 'finished' });
    expect(await offer(alone.host, 0, 'again')).toMatchObject({ kind: 'refused', problem: { code: 'draw.none' } });
    await alone.host.close();
    const against = await seat([ana, bot]);
    const { configuration, seed } = contractMatch('m', [ana, bot], 'long').head.start;
    const dealt = highCard.start(configuration, seed);
    const stands = dealt.ok && dealt.value.evaluate(1) > 0;
    const reply = await offer(against.host, 0);
    expect(reply.kind === 'refused' ? reply.problem.code : reply.kind).toBe(stands ? 'draw.declined' : 'acknowledged');
    await against.host.close();
  });

  test('a game without shortcuts says so', async () => {
    const { host, players } = await seat([ana, luis]);
    expect(await host.send('m', { kind: 'shortcut', command: 's', seat: 0, course: { kind: 'pass', until: 'act' } })).toMatchObject({
      kind: 'refused',
      problem: { code: 'shortcut.unknown' },
    });
    expect((await players[0].sit()).facts.agreements).toEqual({ draw: true, shortcuts: false });
    await host.close();
  });
});
