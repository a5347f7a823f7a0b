import type { Resumable } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { Jobs } from './jobs.ts';
import { processorMs } from './processor-time.ts';
import { runInTicks } from './run-in-ticks.ts';
import { makeTicks, type Payer } from './ticks.ts';

/** Counts the ticks of the event loop until something is done. */
async function loopsUntil(done: Promise<unknown>): Promise<number> {
  let loops = 0;
  let isDone = false;
  const count = (): void => {
    loops++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await done;
  isDone = true;
  return loops;
}

/** Works for some milliseconds of the processor. */
function work(ms: number): void {
  const until = processorMs() + ms;
  while (processorMs() < until);
}

function payerOf(name: string, charge: Payer['charge'] = () => undefined): Payer {
  return { name, charge };
}

describe('ticks', () => {
  test('each is a round of the event loop, whichever table takes it', async () => {
    const ticks = makeTicks();
    const taken = Array.from({ length: 50 }, () => ticks.take('play'));
    expect(await loopsUntil(Promise.all(taken))).toBeGreaterThanOrEqual(49);
  });

  test('payers take them in turn, however much one of them wants', async () => {
    const ticks = makeTicks();
    const order: string[] = [];
    const take = (name: string): Promise<unknown> => ticks.take('rest', payerOf(name)).then(() => order.push(name));
    await Promise.all([...Array.from({ length: 50 }, () => take('greedy')), take('modest'), take('modest')]);
    expect(order.slice(0, 4)).toEqual(['greedy', 'modest', 'greedy', 'modest']);
  });

  test('commands go first, and other work after eight of them', async () => {
    const ticks = makeTicks();
    const order: string[] = [];
    const take = (kind: 'play' | 'rest'): Promise<unknown> => ticks.take(kind).then(() => order.push(kind));
    await Promise.all([...Array.from({ length: 3 }, () => take('rest')), ...Array.from({ length: 20 }, () => take('play'))]);
    expect(order.slice(0, 8)).toEqual(new Array(8).fill('play'));
    expect(order.indexOf('rest')).toBe(8);
    expect(order.indexOf('rest', 9)).toBe(17);
    expect(order.at(-1)).toBe('rest');
  });
});

describe('long work', () => {
  function* steps(count: number): Resumable<string> {
    for (let each = 0; each < count; each++) {
      work(5);
      yield;
    }
    return 'done';
  }

  test('lets the event loop go round, and tells what it took', async () => {
    let spentMs = 0;
    const done = runInTicks(steps(10), { ticks: makeTicks(), kind: 'rest', payer: payerOf('ana', (ms) => (spentMs += ms)) });
    expect(await loopsUntil(done)).toBeGreaterThanOrEqual(5);
    expect(await done).toBe('done');
    expect(spentMs).toBeGreaterThanOrEqual(50);
  });

  test('a job is charged its own work, in one tick or in several, and no waiting', async () => {
    const jobs = new Jobs(makeTicks(), () => undefined);
    let spentMs = 0;
    await jobs.run(
      async () => {
        work(10);
        await jobs.away(() => new Promise((resolve) => setTimeout(resolve, 300)));
        await jobs.work(steps(4));
      },
      payerOf('ana', (ms) => (spentMs += ms)),
    );
    expect(spentMs).toBeGreaterThanOrEqual(30);
    expect(spentMs).toBeLessThan(300);
  });

  test('a job that fails is told, and the next one runs', async () => {
    const faults: unknown[] = [];
    const jobs = new Jobs(makeTicks(), (error) => faults.push(error));
    const failing = jobs.run(() => Promise.reject(new Error('broken')));
    const next = jobs.run(async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
    expect(faults).toHaveLength(1);
  });
});
