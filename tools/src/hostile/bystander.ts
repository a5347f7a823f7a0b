import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Origin } from './client.ts';

/** How long one command waited for its reply, in milliseconds. */
export interface CommandWait {
  /** By the clock for waits: the processor time of the server, where that can be read. */
  readonly ms: number;
  readonly wallMs: number;
}

/** Somebody at a table of their own, who sends a command now and then and counts how long the server takes to answer. */
export interface Bystander {
  /** Ends when the last command is answered; gives the wait of each. One that was never answered, for the socket was closed, is infinite. */
  readonly waits: () => Promise<readonly CommandWait[]>;
}

/** Opens a table and begins to play there. Where the server's process is known, only its processor time counts as waiting. */
export async function seatBystander(origin: Origin, pid: number | undefined): Promise<Bystander> {
  const worker = new Worker(new URL('./bystander-worker.ts', import.meta.url), { workerData: { origin, pid } });
  await once(worker, 'message');
  return {
    waits: async () => {
      const told = once(worker, 'message');
      worker.postMessage('end');
      const [waits] = (await told) as [readonly CommandWait[]];
      await worker.terminate();
      return waits;
    },
  };
}
