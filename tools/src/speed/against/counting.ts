import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';

/** Processor time of this thread in microseconds. The thread's clock moves in ticks of some milliseconds unless the process's is read first. */
export function threadTime(): number {
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** Bytes that some work allocates: what the heap grows by from one collection of garbage to the next. Wants `--expose-gc`. */
export function bytesOf(work: () => void): number {
  const profiler = new v8.GCProfiler();
  globalThis.gc?.();
  profiler.start();
  let [last, sum] = [v8.getHeapStatistics().used_heap_size, 0];
  work();
  const end = v8.getHeapStatistics().used_heap_size;
  for (const { beforeGC, afterGC } of profiler.stop().statistics) {
    sum += beforeGC.heapStatistics.usedHeapSize - last;
    last = afterGC.heapStatistics.usedHeapSize;
  }
  return sum + end - last;
}

/** A step as a program has it loaded. */
type LoadedStep = Record<'do' | 'ask', ((...words: readonly unknown[]) => unknown) | undefined>;

/** What is read of the rules of a checkout's game: its programs grow as cards are compiled. */
interface Rules {
  readonly programs: readonly { readonly loaded: LoadedStep[] }[];
}

/** What a checkout says of a game to the conformance kit. */
interface ConformanceSubjects {
  readonly conformanceSubject: (decks: readonly string[]) => { readonly game: Rules };
}

/**
 * Counts the steps of the machine that some work takes, those that only ask whether there is anything to ask among them. Each step that is
 * there by now is wrapped, so a process that has counted is not measured any more.
 */
export async function stepsOf(checkout: string, id: string, decks: readonly string[], work: () => void): Promise<number> {
  const file = join(checkout, `packages/games/${id}/src/conformance-subject.ts`);
  const { conformanceSubject } = (await import(pathToFileURL(file).href)) as ConformanceSubjects;
  let steps = 0;
  const counted = (run: LoadedStep['do']): LoadedStep['do'] => {
    if (run === undefined) return undefined;
    return (...words) => {
      steps++;
      return run(...words);
    };
  };
  for (const { loaded } of conformanceSubject(decks).game.programs)
    for (const step of loaded) Object.assign(step, { do: counted(step.do), ask: counted(step.ask) });
  work();
  return steps;
}
