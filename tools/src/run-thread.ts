import { Worker } from 'node:worker_threads';

/** Runs a module in a thread with a task as its `workerData`, and tells of each message. *Errors:* what the thread throws. */
export function runThread<T, M>(module: URL, task: T, onMessage: (message: M) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData: task });
    worker.on('message', onMessage);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}.`))));
  });
}

/** Deals out items to so many threads, or fewer where there are fewer items: in turn, so that each gets some of all. */
export function shareOut<T>(items: readonly T[], threads: number): readonly (readonly T[])[] {
  const count = Math.min(Math.max(1, threads), items.length);
  return Array.from({ length: count }, (_, thread) => items.filter((_item, at) => at % count === thread));
}
