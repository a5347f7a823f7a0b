/** Runs inside a server that is measured: tells its parent, when asked, the memory, processor time and longest task of its main thread. */

/** The figures of a server's process since they were last asked for. */
export interface ProbeFigures {
  /** Bytes in use on the heap after a collection of garbage, buffers outside of it included. */
  readonly heapBytes: number;
  /** Milliseconds of the processor that the main thread has used since the process began. */
  readonly mainMs: number;
  /** Milliseconds of the processor that all threads have used since the process began. */
  readonly processMs: number;
  /** Milliseconds of the processor between two rounds of the event loop, at most. */
  readonly longestMs: number;
  /** Milliseconds between two rounds of the event loop, at most: what else the machine did meanwhile is in it. */
  readonly longestWallMs: number;
}

/** Milliseconds between two looks at the clock of the processor: nothing shorter is told as a task. */
const EVERY_MS = 2;

let last = mainMs();
let lastWallMs = performance.now();
let longestMs = 0;
let longestWallMs = 0;

function mainMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function figures(): ProbeFigures {
  const { user, system } = process.cpuUsage();
  (globalThis as { readonly gc?: () => void }).gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { heapBytes: heapUsed + external, mainMs: last, processMs: (user + system) / 1000, longestMs, longestWallMs };
}

if (process.send !== undefined) {
  const timer = setInterval(() => {
    const now = mainMs();
    const nowWallMs = performance.now();
    longestMs = Math.max(longestMs, now - last);
    longestWallMs = Math.max(longestWallMs, nowWallMs - lastWallMs - EVERY_MS);
    last = now;
    lastWallMs = nowWallMs;
  }, EVERY_MS);
  timer.unref();
  process.on('message', () => {
    last = mainMs();
    process.send?.(figures());
    // The collection of garbage is no task of the server's.
    last = mainMs();
    lastWallMs = performance.now();
    longestMs = 0;
    longestWallMs = 0;
  });
  process.channel?.unref();
}
