import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Origin } from './client.ts';

/** Somebody at a table of their own, who sends a command now and then and counts how long the server takes to answer. */
export interface Bystander {
  /** Ends when the last command is answered; gives the longest that one has waited, in milliseconds. */
  readonly longestMs: () => Promise<number>;
}

/** Opens a table and begins to play there. Where the server's process is known, only its processor time counts as waiting. */
export async function seatBystander(origin: Origin, pid: number | undefined): Promise<Bystander> {
  const worker = new Worker(new URL('./bystander-worker.ts', import.meta.url), { workerData: { origin, pid } });
  await once(worker, 'message');
  return {
    longestMs: async () => {
      const told = once(worker, 'message');
      worker.postMessage('end');
      const [longest] = (await told) as [number];
      await worker.terminate();
      return longest;
    },
  };
}
