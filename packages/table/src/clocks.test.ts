import { describe, expect, test } from 'vitest';
import { settled, timedTable } from './fixtures/timed-table.ts';
import { HOLD_MAX_MS } from './company/clocks.ts';
import type { SeatRecord } from './store/journal-store.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
const bank = { kind: 'bank', seconds: 60, increment: 5 } as const;
const move = { kind: 'move', seconds: 30 } as const;

describe('a clock', () => {
  test('is none unless one was agreed', async () => {
    const { sit } = await timedTable([ana, luis], {});
    expect((await sit(0)).subscription.clock).toBeUndefined();
  });

  test('counts for those who are asked alone, and adds what comes with an answer', async () => {
    const { clock, sit, answer } = await timedTable([ana, luis], { clock: bank });
    const mine = await sit(0);
    expect(mine.subscription.clock).toEqual({ leftMs: [60_000, 60_000], running: [0, 1], isPaused: false });
    await clock.pass(10_000);
    await answer(0);
    await clock.pass(10_000);
    const told = mine.heard.findLast((each) => each.kind === 'clock')?.clock;
    expect(told).toMatchObject({ leftMs: [55_000, 50_000], running: [1] });
    expect((await sit(0)).subscription.clock).toEqual({ leftMs: [55_000, 40_000], running: [1], isPaused: false });
  });

  test.each(['goes on', 'is started again'] as const)(
    'adds nothing for an answer that was undone and given again: the server %s',
    async (how) => {
      const { clock, sit, answer, send, restart } = await timedTable([ana, luis], { clock: bank });
      await sit(0);
      for (let each = 0; each < 12; each++) {
        await answer(0);
        if (each === 5 && how === 'is started again') await restart('closed');
        expect((await send({ kind: 'undo', command: `u${each}`, seat: 0, to: 0 })).kind).toBe('acknowledged');
        await settled();
      }
      await clock.pass(1000);
      expect((await sit(0)).subscription.clock?.leftMs[0]).toBeLessThanOrEqual(65_000);
    },
  );

  test('for each question begins anew with the next one', async () => {
    const { clock, sit, answer } = await timedTable([ana, luis], { clock: move });
    await sit(0);
    await clock.pass(20_000);
    await answer(0);
    await answer(1);
    const { clock: seen, sight } = (await sit(0)).subscription;
    const [asked = 0] = sight.pending?.waiting ?? [];
    expect(seen?.running).toEqual([asked]);
    expect(seen?.leftMs[asked]).toBe(30_000);
  });

  test('stands still while nobody is there, and while somebody is asked for something, but not for long', async () => {
    const { clock, sit, send } = await timedTable([ana, luis], { clock: bank });
    const mine = await sit(0);
    await mine.leave();
    await clock.pass(1_000_000);
    const back = await sit(0);
    expect(back.subscription.clock?.leftMs).toEqual([60_000, 60_000]);
    await send({ kind: 'draw', command: 'd', seat: 0 });
    await clock.pass(HOLD_MAX_MS);
    expect((await sit(0)).subscription.clock?.leftMs).toEqual([60_000, 60_000]);
    await send({ kind: 'withdraw', command: 'w', seat: 0, request: 1 });
    await send({ kind: 'draw', command: 'd2', seat: 0 });
    await clock.pass(10_000);
    // Who asks again and again gains no more time by it.
    expect((await sit(0)).subscription.clock?.leftMs).toEqual([50_000, 50_000]);
  });

  test('gives no new time to who takes back what they have chosen', async () => {
    const { clock, sit, send, answer } = await timedTable([ana, ana], { clock: move });
    await sit(0);
    await clock.pass(20_000);
    await answer(0);
    expect((await send({ kind: 'undo', command: 'u', seat: 0, to: 0 })).kind).toBe('acknowledged');
    await settled();
    expect((await sit(0)).subscription.clock?.leftMs[0]).toBeLessThanOrEqual(10_000);
  });

  test.each(['closed', 'cut'] as const)('goes on where it stood when the server is %s and started again', async (how) => {
    const { clock, sit, answer, restart } = await timedTable([ana, luis], { clock: bank });
    await sit(0);
    await clock.pass(10_000);
    await answer(0);
    await clock.pass(7_000);
    await restart(how);
    const { clock: seen } = (await sit(0)).subscription;
    // What was spent for a question that is open is known where there was time to write it.
    expect(seen?.leftMs).toEqual([55_000, how === 'closed' ? 43_000 : 50_000]);
  });
});

describe('time that is up', () => {
  test.each(['usual', 'bot'] as const)('has the question answered: %s', async (timeUp) => {
    const { clock, sit } = await timedTable([ana, luis], { clock: move, timeUp });
    const mine = await sit(0);
    await clock.pass(29_999);
    expect(mine.heard.some((each) => each.kind === 'sight')).toBe(false);
    await clock.pass(1);
    expect(mine.heard.findLast((each) => each.kind === 'sight')?.sight.seq).toBe(2);
    await clock.pass(30_000);
    expect(mine.heard.findLast((each) => each.kind === 'sight')?.sight.seq).toBe(3);
  });

  test('loses the match where that was agreed', async () => {
    const { clock, sit, answer } = await timedTable([ana, luis], { clock: bank, timeUp: 'lose' });
    const mine = await sit(0);
    await answer(0);
    await clock.pass(59_999);
    expect(mine.facts().status).toBe('running');
    await clock.pass(1);
    expect(mine.facts()).toMatchObject({ status: 'finished', outcome: { winners: [0] } });
  });

  test('is nobody’s for whom a bot plays', async () => {
    const { clock, sit, ask } = await timedTable([ana, luis], {
      clock: { kind: 'move', seconds: 600 },
      away: { minutes: 1, course: 'ask' },
    });
    const mine = await sit(0);
    await clock.pass(60_000);
    await ask(0, 1, 'bot');
    await settled();
    expect(mine.heard.findLast((each) => each.kind === 'clock')?.clock.running).toEqual([0]);
  });
});
