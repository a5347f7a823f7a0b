import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at the memory of a process. */
const EVERY_MS = 100;

/** The memory that a process has in use, watched. */
export interface WatchedMemory {
  /** From now on counts what is above the memory of this moment, at which nobody plays. */
  readonly rest: () => void;
  readonly figures: () => MemoryFigures;
  readonly stop: () => void;
}

/** Megabytes of a process: when it had started, at rest in service, and the most since then. */
export interface MemoryFigures {
  readonly startedMb: number;
  readonly restMb: number;
  readonly mostMb: number;
}

/** Watches the memory of a process of this machine; where that cannot be read, all figures are 0. */
export function watchMemory(pid: number | undefined): WatchedMemory {
  const startedMb = memoryOf(pid);
  let restMb = startedMb;
  let mostMb = startedMb;
  const timer = setInterval(() => (mostMb = Math.max(mostMb, memoryOf(pid))), EVERY_MS);
  return {
    rest: () => (restMb = mostMb = memoryOf(pid)),
    figures: () => ({ startedMb, restMb, mostMb }),
    stop: () => clearInterval(timer),
  };
}

/** What was measured, as a line. */
export function sayMemory({ startedMb, restMb, mostMb }: MemoryFigures): string {
  return `memory above rest: ${mostMb - restMb} MB (${startedMb} MB when started, ${restMb} MB at rest in service, ${mostMb} MB at most)`;
}

function memoryOf(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0;
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    // The process has ended.
    return 0;
  }
}
