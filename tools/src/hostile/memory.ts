import { readFileSync } from 'node:fs';

/** Milliseconds between two looks at the memory of a process. */
const EVERY_MS = 100;

/** The memory that a process has in use, watched. */
export interface WatchedMemory {
  /** Megabytes at the beginning, and the most since. */
  readonly figures: () => { readonly restMb: number; readonly mostMb: number };
  readonly stop: () => void;
}

/** Watches the memory of a process of this machine; where that cannot be read, all figures are 0. */
export function watchMemory(pid: number | undefined): WatchedMemory {
  const restMb = memoryOf(pid);
  let mostMb = restMb;
  const timer = setInterval(() => (mostMb = Math.max(mostMb, memoryOf(pid))), EVERY_MS);
  return { figures: () => ({ restMb, mostMb }), stop: () => clearInterval(timer) };
}

/** What was measured, as a line. */
export function sayMemory({ restMb, mostMb }: ReturnType<WatchedMemory['figures']>): string {
  return `memory above rest: ${mostMb - restMb} MB (${restMb} MB at rest, ${mostMb} MB at most)`;
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
