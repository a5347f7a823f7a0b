import { PassThrough } from 'node:stream';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readInRounds } from './read-in-rounds.ts';

/** A transport that has much to read, and how many bytes were read of it in each round of the event loop. */
async function readAll(isPaused: boolean): Promise<readonly number[]> {
  const transport = new PassThrough({ highWaterMark: 10_000_000 });
  for (let each = 0; each < 40; each++) transport.write(Buffer.alloc(16 * 1024));
  const rounds: number[] = [];
  let read = 0;
  readInRounds({ isPaused }, transport as unknown as Socket);
  transport.on('data', (chunk: Buffer) => (read += chunk.length));
  for (let round = 0; round < 100; round++) {
    await new Promise((resolve) => setImmediate(resolve));
    rounds.push(read);
    read = 0;
  }
  return rounds;
}

test('a client that sends much is read in many rounds of the event loop, and all of it', async () => {
  const rounds = await readAll(false);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(2 * 64 * 1024);
  expect(rounds.reduce((sum, each) => sum + each, 0)).toBe(40 * 16 * 1024);
});

test('a socket that is paused by others stays so', async () => {
  const rounds = await readAll(true);
  expect(rounds.reduce((sum, each) => sum + each, 0)).toBeLessThan(40 * 16 * 1024);
});
