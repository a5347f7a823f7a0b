import { highCard } from '@crupier/high-card';
import { expect, test } from 'vitest';
import { contractMatch } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import { commandName, UsedCommands } from './play/used-commands.ts';
import type { JournalStore } from './store/journal-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { TableCommand, TableHost } from './table-host.ts';

const seats = [
  { kind: 'person', user: 'ana', name: 'Ana' },
  { kind: 'person', user: 'luis', name: 'Luis' },
] as const;
const passing: TableCommand = { kind: 'passing', command: 'same', seat: 0, own: [], others: [], everything: true };
const draw: TableCommand = { kind: 'draw', command: 'same', seat: 0 };
const leave: TableCommand = { kind: 'leave', command: 'same', seat: 0 };

function hostOn(store: JournalStore): TableHost {
  return localHost({ games: [highCard], store, engine: 'contract' });
}

test('an id that has named a command of one kind is refused for another, also after a restart', async () => {
  const store = memoryStore();
  await store.create(contractMatch('m', seats, 'long'));
  let host = hostOn(store);
  expect(await host.send('m', passing)).toMatchObject({ kind: 'acknowledged' });
  for (const moment of ['before', 'after'] as const) {
    if (moment === 'after') host = hostOn(store);
    for (const other of [draw, leave])
      expect(await host.send('m', other)).toMatchObject({ kind: 'refused', problem: { code: 'command.otherKind', at: 'command' } });
    expect(await host.send('m', passing)).toMatchObject({ kind: 'acknowledged' });
  }
  expect(await host.send('m', { ...draw, command: 'new' })).toMatchObject({ kind: 'acknowledged' });
  expect((await store.read('m'))?.remarks.map(({ command }) => command)).toEqual(['0/same/passing', '0/new/draw']);
});

test('an id of one seat is no other’s', async () => {
  const store = memoryStore();
  await store.create(contractMatch('m', seats, 'long'));
  const host = hostOn(store);
  await host.send('m', passing);
  expect(await host.send('m', { ...draw, seat: 1 })).toMatchObject({ kind: 'acknowledged' });
});

test('an id that an older program has written without its kind is acknowledged', () => {
  const used = new UsedCommands([['0/same', 3]]);
  expect([used.find(draw), used.find(leave), used.find({ ...draw, seat: 1 })]).toEqual([3, 3, undefined]);
  used.note(commandName({ ...draw, seat: 1 }), 5);
  expect([used.find({ ...draw, seat: 1 }), used.find({ ...leave, seat: 1 })]).toEqual([5, 'otherKind']);
});
