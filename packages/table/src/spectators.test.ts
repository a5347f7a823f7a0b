import { describe, expect, test } from 'vitest';
import { settled, timedTable } from './fixtures/timed-table.ts';
import type { SeatRecord } from './store/journal-store.ts';
import type { Notice } from './table-host.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
const minute = 60_000;

type Timed = Awaited<ReturnType<typeof timedTable>>;

/** Somebody without a seat who watches, with what they have heard. */
async function watch(table: Timed, name?: string) {
  const heard: Notice[] = [];
  const subscribed = await table.host().subscribe('m', { viewer: -1, isGuest: true, name }, (notice) => heard.push(notice));
  if (!subscribed.ok) throw new Error(subscribed.problems[0]?.code);
  return { heard, subscription: subscribed.value };
}

/** The entries that were shown, in their order. */
function shown(heard: readonly Notice[]): readonly number[] {
  return heard.flatMap((each) => (each.kind === 'sight' ? [each.sight.seq] : []));
}

/** Whoever is asked answers, so many times. */
async function play(table: Timed, answers: number): Promise<void> {
  for (let each = 0; each < answers; each++) {
    const { pending } = (await table.sit(0)).subscription.sight;
    await table.answer(pending?.waiting[0] ?? 0);
    await table.clock.pass(0);
  }
}

describe('those who watch', () => {
  test('are counted and named to all, and whoever plays a seat is none of them', async () => {
    const table = await timedTable([ana, luis], {});
    const mine = await table.sit(0);
    expect(mine.facts().spectators).toBeUndefined();
    const first = await watch(table, 'Eva');
    await watch(table);
    expect(mine.facts().spectators).toEqual({ count: 2, names: ['Eva'] });
    await table.sit(-1);
    expect(mine.facts().spectators?.count).toBe(2);
    first.subscription.close();
    expect(mine.facts().spectators).toEqual({ count: 1, names: [] });
  });

  test('see at once what happens where no delay was agreed', async () => {
    const table = await timedTable([ana, luis], {});
    const { heard } = await watch(table);
    await play(table, 2);
    expect(shown(heard)).toEqual([1, 2]);
  });
});

describe('a delay by entries', () => {
  test('keeps everything from spectators until so many more were played, also from who comes later or looks back', async () => {
    const table = await timedTable([ana, luis], { delay: { kind: 'entries', count: 3 } });
    const { heard, subscription } = await watch(table);
    expect([subscription.sight.seq, subscription.clock]).toEqual([0, undefined]);
    await play(table, 3);
    expect(shown(heard)).toEqual([]);
    await play(table, 1);
    expect(shown(heard)).toEqual([1]);
    expect((await watch(table)).subscription.sight.seq).toBe(1);
    const look = (at: number, own: readonly number[]) => table.host().look('m', { at, viewer: -1, own });
    expect(await look(2, [])).toMatchObject({ ok: false, problems: [{ code: 'watch.beyond', values: { of: 1 } }] });
    expect(await look(1, [])).toMatchObject({ ok: true, value: { of: 1 } });
    expect(await look(4, [0])).toMatchObject({ ok: true, value: { of: 4 } });
  });

  test('holds what is said and asked for back as well', async () => {
    const table = await timedTable([ana, luis], { delay: { kind: 'entries', count: 2 } });
    const { heard } = await watch(table);
    await table.send({ kind: 'say', command: 's', seat: 0, words: { kind: 'text', text: 'I hold nothing' } });
    await table.send({ kind: 'draw', command: 'd', seat: 0 });
    await settled();
    expect(heard.filter(({ kind }) => kind !== 'facts')).toEqual([]);
    expect(heard.some((each) => each.kind === 'facts' && each.facts.request !== undefined)).toBe(false);
    expect((await watch(table)).subscription.chat).toEqual([]);
    await play(table, 2);
    expect(heard.filter(({ kind }) => kind === 'chat')).toHaveLength(1);
  });

  test('holds over a restart, and ends with the match', async () => {
    const table = await timedTable([ana, luis], { delay: { kind: 'entries', count: 3 } });
    await play(table, 5);
    await table.restart('cut');
    const { heard, subscription } = await watch(table);
    expect(subscription.sight.seq).toBe(2);
    await table.send({ kind: 'leave', command: 'bye', seat: 1 });
    await settled();
    expect(shown(heard)).toEqual([3, 4, 5, 6]);
    expect(heard.findLast((each) => each.kind === 'facts')).toMatchObject({ facts: { status: 'finished' } });
    const [ended] = heard.flatMap((each, at) => (each.kind === 'facts' && each.facts.outcome !== undefined ? [at] : []));
    expect(ended).toBeGreaterThan(heard.findIndex((each) => each.kind === 'sight' && each.sight.seq === 6));
  });
});

describe('a delay by minutes', () => {
  test('shows each entry when its time has come, and what is said too', async () => {
    const table = await timedTable([ana, luis], { delay: { kind: 'minutes', count: 5 } });
    const { heard } = await watch(table);
    await play(table, 1);
    await table.clock.pass(minute);
    await play(table, 1);
    await table.send({ kind: 'say', command: 's', seat: 0, words: { kind: 'phrase', phrase: 'hello' } });
    await table.clock.pass(4 * minute - 1);
    expect(shown(heard)).toEqual([]);
    await table.clock.pass(1);
    expect(shown(heard)).toEqual([1]);
    await table.clock.pass(minute - 1);
    expect([shown(heard), heard.filter(({ kind }) => kind === 'chat').length]).toEqual([[1], 0]);
    await table.clock.pass(1);
    expect([shown(heard), heard.filter(({ kind }) => kind === 'chat').length]).toEqual([[1, 2], 1]);
  });

  test('begins anew where the table is opened anew', async () => {
    const table = await timedTable([ana, luis], { delay: { kind: 'minutes', count: 5 } });
    await play(table, 3);
    await table.clock.pass(60 * minute);
    await table.restart('closed');
    const { heard, subscription } = await watch(table);
    expect(subscription.sight.seq).toBe(0);
    await table.clock.pass(5 * minute - 1);
    expect(shown(heard)).toEqual([]);
    await table.clock.pass(1);
    expect(shown(heard).at(-1)).toBe(3);
  });
});
