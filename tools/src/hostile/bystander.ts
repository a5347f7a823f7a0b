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
  /** The waits since they were asked for last. One that was never answered, for the socket was closed, is infinite. */
  readonly soFar: () => Promise<readonly CommandWait[]>;
  /** The same when the last command is answered, and ends. */
  readonly waits: () => Promise<readonly CommandWait[]>;
}

/** Opens a table and begins to play there. Where the server's process is known, only its processor time counts as waiting. */
export async function seatBystander(origin: Origin, pid: number | undefined): Promise<Bystander> {
  const worker = new Worker(new URL('./bystander-worker.ts', import.meta.url), { workerData: { origin, pid } });
  await once(worker, 'message');
  const ask = async (what: 'soFar' | 'end'): Promise<readonly CommandWait[]> => {
    const told = once(worker, 'message');
    worker.postMessage(what);
    const [waits] = (await told) as [readonly CommandWait[]];
    return waits;
  };
  return {
    soFar: () => ask('soFar'),
    waits: async () => {
      const waits = await ask('end');
      await worker.terminate();
      return waits;
    },
  };
}
