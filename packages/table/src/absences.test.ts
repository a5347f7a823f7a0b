import { expect, describe, test } from 'vitest';
import { timedTable } from './fixtures/timed-table.ts';
import type { SeatRecord } from './store/journal-store.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };
const minute = 60_000;

describe('a person who is away', () => {
  test('may be decided for by the other after three minutes, and not before', async () => {
    const { clock, sit, ask } = await timedTable([ana, luis], {});
    const mine = await sit(0);
    await clock.pass(3 * minute - 1);
    expect(mine.facts().seats[1]).toEqual({ kind: 'person', name: 'Luis', present: false });
    expect(await ask(0, 1, 'bot')).toMatchObject({ kind: 'refused', problem: { code: 'absent.notAway' } });
    await clock.pass(1);
    expect(mine.facts().seats[1]).toMatchObject({ present: false, gone: true, decidable: true });
    expect(mine.facts().seats[0]).not.toHaveProperty('gone');
  });

  test('is played for by a bot until they are back, and has the seat back at once', async () => {
    const { clock, sit, ask, answer } = await timedTable([ana, luis], {});
    const mine = await sit(0);
    await clock.pass(3 * minute);
    await answer(0);
    expect((await ask(0, 1, 'bot')).kind).toBe('acknowledged');
    await clock.pass(0);
    expect(mine.facts().seats[1]).toMatchObject({ standIn: true });
    const before = mine.heard.findLast((each) => each.kind === 'sight')?.sight;
    // The bot has answered for Luis, and Ana is asked.
    expect(before?.seq).toBeGreaterThan(1);
    const theirs = await sit(1);
    expect(theirs.subscription.facts.seats[1]).toEqual({ kind: 'person', name: 'Luis', present: true });
    while (((await sit(0)).subscription.sight.pending?.waiting[0] ?? 1) === 0) await answer(0);
    const open = (await sit(1)).subscription.sight;
    await clock.pass(minute);
    expect((await sit(1)).subscription.sight.seq).toBe(open.seq);
    expect((await answer(1)).kind).toBe('acknowledged');
  });

  test('loses when the other ends it for them', async () => {
    const { clock, sit, ask } = await timedTable([ana, luis], {});
    const mine = await sit(0);
    await clock.pass(3 * minute);
    expect((await ask(0, 1, 'concede')).kind).toBe('acknowledged');
    expect(mine.facts()).toMatchObject({ status: 'finished', outcome: { winners: [0] } });
  });

  test('is no longer decided for once they are back', async () => {
    const { clock, sit, ask } = await timedTable([ana, luis], {});
    const mine = await sit(0);
    await clock.pass(3 * minute);
    await sit(1);
    expect(mine.facts().seats[1]).toEqual({ kind: 'person', name: 'Luis', present: true });
    expect(await ask(0, 1, 'concede')).toMatchObject({ kind: 'refused', problem: { code: 'absent.notAway' } });
  });

  test('is waited for only while somebody waits', async () => {
    const { clock, sit } = await timedTable([ana, luis], {});
    const mine = await sit(0);
    await clock.pass(2 * minute);
    await mine.leave();
    await clock.pass(20 * minute);
    const again = await sit(0);
    expect(again.facts().seats[1]).toEqual({ kind: 'person', name: 'Luis', present: false });
    await clock.pass(3 * minute);
    expect(again.facts().seats[1]).toMatchObject({ gone: true });
  });

  test('is played for at once where that was agreed, and never decided for where all wait', async () => {
    const byBot = await timedTable([ana, luis], { away: { minutes: 1, course: 'bot' } });
    const mine = await byBot.sit(0);
    await byBot.clock.pass(minute);
    expect(mine.facts().seats[1]).toMatchObject({ gone: true, standIn: true });
    expect(mine.heard.some((each) => each.kind === 'sight')).toBe(true);
    const patient = await timedTable([ana, luis], { away: { minutes: 1, course: 'wait' } });
    const waiting = await patient.sit(0);
    await patient.clock.pass(60 * minute);
    expect(waiting.facts().seats[1]).toEqual({ kind: 'person', name: 'Luis', present: false, gone: true });
    expect(await patient.ask(0, 1, 'concede')).toMatchObject({ kind: 'refused', problem: { code: 'absent.notAway' } });
  });

  test('keeps nobody from deciding by a request of theirs that is open', async () => {
    const { clock, sit, send, ask } = await timedTable([ana, luis], {});
    const theirs = await sit(1);
    await sit(0);
    await send({ kind: 'draw', command: 'd', seat: 1 });
    await theirs.leave();
    await clock.pass(3 * minute);
    expect((await ask(0, 1, 'bot')).kind).toBe('acknowledged');
  });

  test.each([
    ['a seat of their own', 0, 0],
    ['a seat that is none', 0, 5],
  ])('is nobody at %s', async (_name, seat, of) => {
    const { clock, sit, ask } = await timedTable([ana, luis], {});
    await sit(0);
    await clock.pass(5 * minute);
    expect(await ask(seat, of, 'concede')).toMatchObject({ kind: 'refused', problem: { code: 'absent.notAway' } });
  });
});
