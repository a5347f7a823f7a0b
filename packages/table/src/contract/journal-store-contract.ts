import assert from 'node:assert/strict';
import type { JournalEntry } from '@crupier/kernel';
import type { JournalStore, NewMatch } from '../store/journal-store.ts';
import { SNAPSHOTS_KEPT } from '../store/journal-store.ts';
import type { ContractCase } from './contract.ts';

function newMatch(id: string, user = 'ana'): NewMatch {
  const start = {
    format: 1,
    game: 'high-card',
    engine: '1',
    definitions: 'd',
    configuration: {},
    seed: '00'.repeat(32),
    hash: 'h0',
  } as const;
  const seats = [
    { kind: 'person', user, name: 'Ana' },
    { kind: 'bot', level: 'greedy', name: 'Bot' },
  ] as const;
  return { id, createdAt: 1000, head: { start, seats, origin: { secret: 's', commitment: 'c', nonces: ['0a'] } } };
}

function leave(hash: string): JournalEntry {
  return { kind: 'leave', seat: 0, hash };
}

async function storeWith(make: () => Promise<JournalStore>, id = 'm'): Promise<{ readonly store: JournalStore; readonly fence: number }> {
  const store = await make();
  await store.create(newMatch(id));
  return { store, fence: (await store.claim(id)) ?? -1 };
}

/** What every journal store must do. */
export const journalStoreContract: readonly ContractCase<JournalStore>[] = [
  {
    name: 'gives back what was written, in order',
    run: async (make) => {
      const { store, fence } = await storeWith(make);
      assert.deepEqual(await store.append({ match: 'm', fence, after: 0, command: '0/a', entries: [leave('1'), leave('2')] }), {
        kind: 'appended',
        seq: 2,
      });
      assert.deepEqual(await store.append({ match: 'm', fence, after: 2, entries: [leave('3')] }), { kind: 'appended', seq: 3 });
      const stored = await store.read('m');
      assert.deepEqual(JSON.parse(stored?.head ?? ''), newMatch('m').head);
      assert.equal(stored?.createdAt, 1000);
      assert.deepEqual(
        stored?.lines.map((line) => [line.seq, line.command, JSON.parse(line.text)]),
        [
          [1, '0/a', leave('1')],
          [2, undefined, leave('2')],
          [3, undefined, leave('3')],
        ],
      );
    },
  },
  {
    name: 'writes a command once, whoever repeats it and however late',
    run: async (make) => {
      const { store, fence } = await storeWith(make);
      await store.append({ match: 'm', fence, after: 0, command: '0/a', entries: [leave('1')] });
      await store.append({ match: 'm', fence, after: 1, entries: [leave('2')] });
      assert.deepEqual(await store.append({ match: 'm', fence, after: 2, command: '0/a', entries: [leave('3')] }), {
        kind: 'repeated',
        seq: 1,
      });
      await store.claim('m');
      assert.deepEqual(await store.append({ match: 'm', fence, after: 0, command: '0/a', entries: [leave('3')] }), {
        kind: 'repeated',
        seq: 1,
      });
      assert.equal((await store.read('m'))?.lines.length, 2);
    },
  },
  {
    name: 'refuses a writer whose claim is old',
    run: async (make) => {
      const { store, fence } = await storeWith(make);
      const later = (await store.claim('m')) ?? -1;
      assert.ok(later > fence);
      assert.deepEqual(await store.append({ match: 'm', fence, after: 0, entries: [leave('1')] }), { kind: 'fenced' });
      assert.deepEqual(await store.append({ match: 'm', fence: later, after: 0, entries: [leave('1')] }), { kind: 'appended', seq: 1 });
    },
  },
  {
    name: 'refuses a writer who believes in another length',
    run: async (make) => {
      const { store, fence } = await storeWith(make);
      assert.deepEqual(await store.append({ match: 'm', fence, after: 1, entries: [leave('1')] }), { kind: 'gap', seq: 0 });
      await store.append({ match: 'm', fence, after: 0, entries: [leave('1')] });
      assert.deepEqual(await store.append({ match: 'm', fence, after: 0, entries: [leave('1')] }), { kind: 'gap', seq: 1 });
    },
  },
  {
    name: 'knows no match that was not created',
    run: async (make) => {
      const store = await make();
      assert.equal(await store.claim('x'), undefined);
      assert.equal(await store.read('x'), undefined);
      assert.equal(await store.snapshotBefore('x', 9), undefined);
      assert.deepEqual(await store.append({ match: 'x', fence: 1, after: 0, entries: [leave('1')] }), { kind: 'unknownMatch' });
      assert.deepEqual(await store.list('ana'), []);
    },
  },
  {
    name: 'creates a match once',
    run: async (make) => {
      const { store, fence } = await storeWith(make);
      await store.append({ match: 'm', fence, after: 0, entries: [leave('1')] });
      await store.create({ ...newMatch('m', 'luis'), createdAt: 7 });
      assert.equal((await store.read('m'))?.createdAt, 1000);
      assert.equal((await store.read('m'))?.lines.length, 1);
    },
  },
  {
    name: 'keeps many writers of many matches apart',
    run: async (make) => {
      const store = await make();
      const ids = Array.from({ length: 20 }, (_, at) => `m${at}`);
      await Promise.all(ids.map((id) => store.create(newMatch(id))));
      const fences = await Promise.all(ids.map((id) => store.claim(id)));
      for (let seq = 0; seq < 5; seq++) {
        const done = await Promise.all(
          ids.map((id, at) =>
            store.append({ match: id, fence: fences[at] ?? -1, after: seq, command: `c${seq}`, entries: [leave(`${seq}`)] }),
          ),
        );
        assert.ok(done.every((each) => each.kind === 'appended' && each.seq === seq + 1));
      }
      const bad = store.append({ match: 'm0', fence: 99, after: 5, entries: [leave('x')] });
      const good = store.append({ match: 'm1', fence: fences[1] ?? -1, after: 5, entries: [leave('x')] });
      assert.deepEqual([(await bad).kind, (await good).kind], ['fenced', 'appended']);
    },
  },
  {
    name: 'keeps the latest snapshots and finds the one before an entry',
    run: async (make) => {
      const { store } = await storeWith(make);
      assert.equal(await store.snapshotBefore('m', 100), undefined);
      for (let seq = 10; seq <= 80; seq += 10) await store.snapshot('m', { seq, state: `s${seq}` });
      await store.snapshot('m', { seq: 80, state: 's80 again' });
      assert.deepEqual(await store.snapshotBefore('m', 100), { seq: 80, state: 's80 again' });
      assert.deepEqual(await store.snapshotBefore('m', 79), { seq: 70, state: 's70' });
      assert.equal(await store.snapshotBefore('m', 80 - 10 * SNAPSHOTS_KEPT), undefined);
      assert.deepEqual((await store.snapshotBefore('m', 89 - 10 * SNAPSHOTS_KEPT + 10))?.seq, 90 - 10 * SNAPSHOTS_KEPT);
    },
  },
  {
    name: 'lists the matches of a user, newest first, with what became of them',
    run: async (make) => {
      const { store, fence } = await storeWith(make);
      await store.create({ ...newMatch('newer'), createdAt: 2000 });
      await store.create(newMatch('other', 'luis'));
      const outcome = { winners: [0], reason: 'won' };
      await store.append({ match: 'm', fence, after: 0, entries: [leave('1'), leave('2')], outcome });
      const listed = await store.list('ana');
      assert.deepEqual(
        listed.map((each) => [each.id, each.game, each.createdAt, each.entries, each.outcome]),
        [
          ['newer', 'high-card', 2000, 0, undefined],
          ['m', 'high-card', 1000, 2, outcome],
        ],
      );
      assert.deepEqual(await store.find('m'), listed[1]);
      assert.equal(await store.find('x'), undefined);
      assert.deepEqual(listed[0]?.seats, [
        { seat: 0, kind: 'person', name: 'Ana', user: 'ana' },
        { seat: 1, kind: 'bot', name: 'Bot' },
      ]);
    },
  },
];
