import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highCard } from '@crupier/high-card';
import type { PlayableGame, Problem } from '@crupier/kernel';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { contractMatch, ContractPlayer } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import type { JournalStore, SeatRecord } from './store/journal-store.ts';
import { memoryStore } from './store/memory-store.ts';
import { openSqlite } from './store/sqlite.ts';
import { sqlStore } from './store/sql-store.ts';
import type { Notice, Subscription, TableHost } from './table-host.ts';

const folders: string[] = [];
const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const bot: SeatRecord = { kind: 'bot', level: 'random', name: 'Bot' };

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function hostOn(
  store: JournalStore,
  games: readonly PlayableGame[] = [highCard],
  onTrouble?: (match: string, problem: Problem) => void,
): TableHost {
  return localHost({ games, store, engine: 'contract', ...(onTrouble && { onTrouble }) });
}

async function sitAt(host: TableHost, since?: number): Promise<{ player: ContractPlayer; subscription: Subscription }> {
  const player = new ContractPlayer(host, 'm', 0);
  return { player, subscription: await player.sit(since) };
}

/** A match in which the person has answered a few times. */
async function played(store: JournalStore, answers: number): Promise<void> {
  const host = hostOn(store);
  await host.create(contractMatch('m', [ana, bot], 'long'));
  const { player } = await sitAt(host);
  for (let count = 0; count < answers; count++) {
    const before = player.sight?.seq ?? 0;
    await player.answer(`c${count}`);
    await player.until(() => (player.sight?.seq ?? 0) > before && player.sight?.pending?.waiting[0] === 0);
  }
  await host.close();
}

/** A store that gives a line of the journal, or its beginning, another text. */
function damaged(
  store: JournalStore,
  change: { readonly seq?: number; readonly text?: string; readonly head?: string; readonly drop?: number },
): JournalStore {
  return {
    ...store,
    read: async (match) => {
      const stored = await store.read(match);
      if (stored === undefined) return undefined;
      const lines = stored.lines.filter((line) => line.seq !== change.drop);
      const changed = lines.map((line) => (line.seq === change.seq ? { ...line, text: change.text ?? line.text } : line));
      return { ...stored, head: change.head ?? stored.head, lines: changed };
    },
  };
}

describe('recovery', () => {
  test('a table opened again is where it was, knows the commands, and tells what was missed', async () => {
    const store = memoryStore();
    await played(store, 4);
    const before = await sitAt(hostOn(store));
    const host = hostOn(store);
    const { player, subscription } = await sitAt(host, 3);
    expect(subscription.sight.view).toEqual(before.subscription.sight.view);
    expect(subscription.eventsFrom).toBe(3);
    const all = (await sitAt(host)).subscription;
    expect(all.eventsFrom).toBe(0);
    expect(all.sight.events.slice(-subscription.sight.events.length)).toEqual(subscription.sight.events);
    const seq = player.sight?.seq;
    expect(await host.send('m', { kind: 'answer', command: 'c1', seat: 0, decision: 0, chosen: [] })).toMatchObject({
      kind: 'acknowledged',
    });
    expect(player.sight?.seq).toBe(seq);
    await host.close();
  });

  test('a long match is read back from a kept state, and the events after it are told', async () => {
    const store = memoryStore();
    let restores = 0;
    const counting: PlayableGame = {
      ...highCard,
      restore: (saved) => {
        restores++;
        return highCard.restore(saved);
      },
    };
    const host = (): TableHost =>
      localHost({ games: [counting], store, engine: 'contract', upkeep: { snapshotEvery: 3, eventsMargin: 4 } });
    const first = host();
    await first.create(contractMatch('m', [ana, bot], 'long'));
    const { player } = await sitAt(first);
    for (let count = 0; count < 5; count++) {
      await player.answer(`c${count}`);
      await player.until(() => player.sight?.pending?.waiting[0] === 0 && player.sight.pending.ask?.forced === false);
    }
    await first.close();
    const { subscription } = await sitAt(host());
    expect(subscription.sight.view).toEqual(player.sight?.view);
    expect(restores).toBeGreaterThan(0);
    expect(subscription.eventsFrom).toBeGreaterThan(0);
    expect(subscription.eventsFrom).toBeLessThanOrEqual(subscription.sight.seq - 4);
  });

  test('a kept state that is damaged is not used: the match is read back from its journal', async () => {
    const store = memoryStore();
    const upkeep = { snapshotEvery: 3, eventsMargin: 4 };
    const hostOver = (over: JournalStore): TableHost => localHost({ games: [highCard], store: over, engine: 'contract', upkeep });
    const first = hostOver(store);
    await first.create(contractMatch('m', [ana, bot], 'long'));
    const { player } = await sitAt(first);
    for (let count = 0; count < 5; count++) {
      await player.answer(`c${count}`);
      await player.until(() => player.sight?.pending?.waiting[0] === 0 && player.sight.pending.ask?.forced === false);
    }
    await first.close();
    for (const damage of [(state: string) => state.slice(0, -9), (state: string) => state.replace(/\d/, '"x"'), () => '', () => 'null']) {
      let damaged = 0;
      const snapshotBefore: JournalStore['snapshotBefore'] = async (id, seq) => {
        const found = await store.snapshotBefore(id, seq);
        damaged += found === undefined ? 0 : 1;
        return found && { ...found, state: damage(found.state) };
      };
      const host = hostOver({ ...store, snapshotBefore });
      const { subscription } = await sitAt(host);
      expect(damaged).toBeGreaterThan(0);
      expect(subscription.facts).toMatchObject({ status: 'running' });
      expect(subscription.facts.problem).toBeUndefined();
      expect(subscription.sight.view).toEqual(player.sight?.view);
      await host.close();
    }
  });

  test('after a change of engine everything is replayed from the deal', async () => {
    const store = memoryStore();
    await played(store, 3);
    const refusing = { ...highCard, restore: () => ({ ok: false, problems: [] }) as const };
    const host = localHost({ games: [refusing], store, engine: 'newer' });
    expect((await sitAt(host)).subscription.facts.status).toBe('running');
    await host.close();
  });

  test('another process that takes the match over is not written over', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recovery-'));
    folders.push(folder);
    const file = join(folder, 'x.sqlite');
    const first = await sqlStore(openSqlite(file));
    await played(first, 1);
    const one = hostOn(first);
    const two = hostOn(await sqlStore(openSqlite(file)));
    const atOne = await sitAt(one);
    const atTwo = await sitAt(two);
    expect((await atTwo.player.answer('of two')).kind).toBe('acknowledged');
    await atTwo.player.until(() => atTwo.player.sight?.pending?.waiting[0] === 0);
    const stale = await one.send('m', {
      kind: 'answer',
      command: 'of one',
      seat: 0,
      decision: atOne.subscription.sight.pending?.id ?? 0,
      chosen: [0],
    });
    expect(stale).toMatchObject({ kind: 'refused', problem: { code: 'answer.staleDecision' } });
    expect(atOne.player.heard.at(-1)).toEqual({ kind: 'lost' });
    await one.close();
    await two.close();
  });
});

test('a table that is released is come back to', async () => {
  const store = memoryStore();
  await played(store, 1);
  const host = hostOn(store);
  const { player, subscription } = await sitAt(host);
  await host.release('m');
  await host.release('none');
  expect(player.heard.at(-1)).toEqual({ kind: 'lost' });
  expect((await sitAt(host)).subscription.sight.view).toEqual(subscription.sight.view);
  await host.close();
});

describe('a damaged journal', () => {
  test.each([
    ['a line that is no JSON', { seq: 3, text: '{"kind":' }, 'journal.corrupt', 3],
    ['a line of no known kind', { seq: 2, text: '{"kind":"cheat"}' }, 'journal.corrupt', 2],
    ['a line that is missing', { drop: 2 }, 'journal.missing', 2],
    ['an undo into the future', { seq: 3, text: '{"kind":"undo","to":9,"hash":""}' }, 'journal.corrupt', 3],
    ['an undo to another state', { seq: 3, text: '{"kind":"undo","to":0,"hash":"x"}' }, 'journal.disagrees', 3],
    ['a leave with another hash', { seq: 3, text: '{"kind":"leave","seat":0,"hash":"x"}' }, 'journal.disagrees', 3],
    [
      'an answer that was not offered',
      { seq: 2, text: '{"kind":"answer","seat":0,"by":"person","decision":1,"chosen":[["play",9,0]],"hash":"x"}' },
      'journal.refused',
      2,
    ],
  ])('%s: paused before it, watchable until there, nothing deleted', async (_what, change, code, entry) => {
    const store = memoryStore();
    await played(store, 4);
    const lines = (await store.read('m'))?.lines;
    const troubles: Problem[] = [];
    const host = hostOn(damaged(store, change), [highCard], (_match, problem) => troubles.push(problem));
    const { subscription } = await sitAt(host);
    expect(subscription.facts).toMatchObject({ status: 'paused', problem: { code, values: { entry } } });
    expect(troubles[0]).toMatchObject({ code, at: `entry ${entry}` });
    expect(await host.send('m', { kind: 'leave', command: 'x', seat: 0 })).toMatchObject({ kind: 'refused', problem: { code } });
    expect((await host.look('m', { at: entry - 1, viewer: 0, own: [0] })).ok).toBe(true);
    expect((await host.look('m', { at: entry, viewer: 0, own: [0] })).ok).toBe(false);
    expect((await store.read('m'))?.lines).toEqual(lines);
    await host.close();
  });

  test.each([
    ['no JSON', 'nothing'],
    ['half of it', '{"start":{"format":1}}'],
  ])('a beginning that is %s: this match cannot be opened, others can', async (_what, head) => {
    const store = memoryStore();
    await played(store, 1);
    await store.create(contractMatch('other', [ana, bot]));
    const host = hostOn({ ...store, read: (match) => (match === 'm' ? damaged(store, { head }).read(match) : store.read(match)) });
    expect(await host.subscribe('m', { viewer: 0 }, () => undefined)).toMatchObject({
      ok: false,
      problems: [{ code: 'journal.corruptHead' }],
    });
    expect((await host.subscribe('other', { viewer: 0 }, () => undefined)).ok).toBe(true);
    await host.close();
  });

  test('whatever happens to a line, the table opens as far as it can be trusted and nobody is thrown out', async () => {
    const store = memoryStore();
    await played(store, 4);
    const lines = (await store.read('m'))?.lines ?? [];
    const damage = fc.record({
      seq: fc.integer({ min: 1, max: lines.length }),
      at: fc.nat(200),
      length: fc.nat(20),
      put: fc.oneof(fc.string({ maxLength: 8 }), fc.json({ maxDepth: 1 })),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ seq, at, length, put }) => {
        const line = lines[seq - 1]?.text ?? '';
        const text = line.slice(0, at) + put + line.slice(at + length);
        const host = hostOn(damaged(store, { seq, text }));
        const { subscription } = await sitAt(host);
        const { status, problem } = subscription.facts;
        expect(['running', 'paused']).toContain(status);
        if (status === 'paused') expect(problem?.values.entry).toBe(seq);
        expect((await host.look('m', { at: seq - 1, viewer: 0, own: [0] })).ok).toBe(true);
        await host.close();
      }),
      { numRuns: 150 },
    );
  });

  test('a game that this server does not have', async () => {
    const store = memoryStore();
    await played(store, 1);
    const host = hostOn(store, []);
    expect(await host.look('m', { at: 0, viewer: 0, own: [0] })).toMatchObject({
      ok: false,
      problems: [{ code: 'match.unknownGame', values: { game: 'high-card' } }],
    });
  });

  test('the definitions changed: what was dealt is not what is dealt now', async () => {
    const store = memoryStore();
    await played(store, 2);
    const other: PlayableGame = {
      ...highCard,
      start: (configuration, seed) => highCard.start(configuration, [...seed].toReversed().join('')),
    };
    const { subscription } = await sitAt(hostOn(store, [other]));
    expect(subscription.facts).toMatchObject({ status: 'paused', problem: { code: 'journal.disagrees', values: { entry: 0 } } });
  });
});

describe('failures', () => {
  test('a disk that fails loses no acknowledged answer: the table is read again and the command can be repeated', async () => {
    const store = memoryStore();
    let failures = 0;
    const failing: JournalStore = {
      ...store,
      append: (batch) => {
        if (batch.command !== '0/doomed/answer' || failures++ > 0) return store.append(batch);
        return Promise.reject(new Error('disk full'));
      },
    };
    const host = hostOn(failing);
    await host.create(contractMatch('m', [ana, bot]));
    const { player } = await sitAt(host);
    expect(await player.answer('doomed')).toMatchObject({
      kind: 'refused',
      problem: { code: 'table.storage', values: { reason: 'disk full' } },
    });
    expect(player.heard).toEqual([{ kind: 'lost' }]);
    const again = await sitAt(host);
    expect(again.subscription.sight.seq).toBe(0);
    expect(await again.player.answer('doomed')).toEqual({ kind: 'acknowledged', seq: 1 });
    await host.close();
  });

  test.each(['answer', 'view'] as const)(
    'an engine that fails at %s stops this match as it was before, and going back leads out',
    async (at) => {
      const store = memoryStore();
      await played(store, 1);
      const { seq } = (await sitAt(hostOn(store))).subscription.sight;
      const host = hostOn(store, [failingAt(seq, at)]);
      const { player, subscription } = await sitAt(host);
      expect(await player.answer('bad')).toMatchObject({
        kind: 'refused',
        problem: { code: 'table.fault', values: { sentence: 'The rules stumbled.' } },
      });
      const facts = player.heard.findLast((each): each is Notice & { kind: 'facts' } => each.kind === 'facts');
      expect(facts?.facts.status).toBe('paused');
      expect((await host.look('m', { at: seq, viewer: 0, own: [0] })).ok).toBe(true);
      expect((await store.read('m'))?.lines.length).toBe(seq);
      expect(await host.send('m', { kind: 'undo', command: 'out', seat: 0, to: subscription.sight.undo.step ?? -1 })).toMatchObject({
        kind: 'acknowledged',
      });
      expect((await sitAt(host)).subscription.facts.status).toBe('running');
      await host.close();
    },
  );

  test('a match between bots plays itself', async () => {
    const host = hostOn(memoryStore());
    await host.create(contractMatch('m', [bot, { ...bot, level: 'greedy' }]));
    const watcher = new ContractPlayer(host, 'm', -1);
    await watcher.sit();
    await watcher.until(() => watcher.sight?.pending === undefined);
    expect((await host.journal('m')).ok).toBe(true);
    await host.close();
    expect(await host.send('m', { kind: 'leave', command: 'x', seat: 0 })).toMatchObject({ problem: { code: 'table.closed' } });
  });
});

/** High Card whose rules throw on a person's answer to the question after so many entries of this journal, or when it is looked at after that. */
function failingAt(seq: number, at: 'answer' | 'view'): PlayableGame {
  return {
    ...highCard,
    start: (configuration, seed) => {
      const started = highCard.start(configuration, seed);
      if (!started.ok) return started;
      const match = started.value;
      let fails = false;
      const stumble = (): void => {
        if (fails) throw new Error('The rules stumbled.');
      };
      const answer: typeof match.answer = (seat, decision, chosen) => {
        const refusal = match.answer(seat, decision, chosen);
        fails ||= seat === 0 && decision >= seq;
        if (at === 'answer') stumble();
        return refusal;
      };
      const view: typeof match.view = (viewer) => {
        if (at === 'view') stumble();
        return match.view(viewer);
      };
      return { ok: true, value: { ...match, answer, view } };
    },
  };
}
