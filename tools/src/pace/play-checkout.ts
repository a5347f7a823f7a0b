import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { nodeOf } from '../speed/against/checkout.ts';
import type { PaceCount, PaceRun } from './measure-pace.ts';

/** Plays the matches of a run with the packages of a checkout, in a process of its own. *Throws* where the checkout fails. */
export async function playCheckout(checkout: string, game: string, run: PaceRun): Promise<PaceCount> {
  const child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), [checkout, game], {
    execPath: nodeOf(checkout),
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const stop = new AbortController();
  const ended = once(child, 'exit', { signal: stop.signal }).then(([code]) => {
    throw new Error(`${checkout} failed while it played: its process ended with ${String(code)}.`);
  });
  // Once the count has come nobody waits for the end any more.
  ended.catch(() => undefined);
  try {
    await Promise.race([once(child, 'message', { signal: stop.signal }), ended]);
    child.send(run);
    const [count] = (await Promise.race([once(child, 'message', { signal: stop.signal }), ended])) as readonly unknown[];
    return count as PaceCount;
  } finally {
    stop.abort();
  }
}
