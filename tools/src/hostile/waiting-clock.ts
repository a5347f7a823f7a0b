import { readFileSync } from 'node:fs';

/**
 * A clock in milliseconds to tell by how long a server keeps somebody waiting: the processor time of its main thread, where that can be
 * read, which does not run while the machine does something else; the time otherwise.
 */
export function waitingClock(pid: number | undefined): () => number {
  if (pid === undefined || process.platform !== 'linux') return () => performance.now();
  // The first figure is the nanoseconds that the thread has run.
  const path = `/proc/${pid}/task/${pid}/schedstat`;
  return () => Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6;
}
