import { Worker } from 'node:worker_threads';
import type { DryRun, Trial } from './plan.ts';
import type { Order, ThreadTask, Told, Verdict } from './worker.ts';

/** What every thread of a run is given. */
export type Shared = Omit<ThreadTask, 'making'>;

/** A mutant may take so many times as long as its tests take without it, and so many milliseconds more. */
const TIME_FACTOR = 4;
const TIME_MORE_MS = 15_000;
const DRY_RUN_MS = 1_200_000;
const LOAD_MS = 600_000;
const MEMORY_MB = 2_048;

/** A thread that has loaded the game. */
interface Thread {
  /** Sends an order and waits for its answer. Ends the thread and gives undefined if none comes in time. */
  readonly ask: (order: Order, timeMs: number) => Promise<Told | undefined>;
  readonly end: () => Promise<unknown>;
  readonly isOver: () => boolean;
}

/** Starts a thread and waits until it has made the game. A thread that runs out of memory or time is over. *Throws* if it cannot load the game. */
async function startThread(task: ThreadTask): Promise<Thread> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let over = false;
  let hear: (told: Told | undefined) => void = () => undefined;
  let why = '';
  const finish = (problem?: unknown): void => {
    if (problem instanceof Error) why = problem.message;
    over = true;
    hear(undefined);
  };
  worker.on('message', (told: Told) => hear(told));
  worker.on('error', finish);
  worker.on('exit', () => finish());
  const wait = (timeMs: number): Promise<Told | undefined> =>
    new Promise((resolve) => {
      if (over) return resolve(undefined);
      const timer = setTimeout(() => void worker.terminate(), timeMs);
      hear = (told) => {
        clearTimeout(timer);
        resolve(told);
      };
    });
  const loaded = await wait(LOAD_MS);
  if (loaded?.kind !== 'loaded') throw new Error(`The game cannot be loaded: ${why}`);
  if ((await wait(LOAD_MS)) === undefined && task.making === undefined) throw new Error(`The game cannot be made: ${why}`);
  return {
    ask: (order, timeMs) => {
      const told = wait(timeMs);
      if (!over) worker.postMessage(order);
      return told;
    },
    end: () => worker.terminate(),
    isOver: () => over,
  };
}

/** Runs every test once without a mutant. *Throws* if the game cannot be loaded. */
export async function dryRun(shared: Shared): Promise<DryRun> {
  const thread = await startThread({ ...shared, making: undefined });
  const told = await thread.ask({ kind: 'dryRun' }, DRY_RUN_MS);
  await thread.end();
  if (told?.kind !== 'dryRun') throw new Error('The tests could not be run without a mutant.');
  return told.dryRun;
}

/** Tries mutants out on so many threads at once. Verdicts come in no order. */
export async function tryAll(
  shared: Shared,
  trials: readonly Trial[],
  threads: number,
  onVerdict: (verdict: Verdict) => void,
): Promise<void> {
  const waiting = trials.toReversed();
  const work = async (): Promise<void> => {
    let thread: Thread | undefined;
    for (let trial = waiting.pop(); trial !== undefined; trial = waiting.pop()) {
      if (trial.fresh) onVerdict(await tryFresh(shared, trial));
      else {
        if (thread === undefined || thread.isOver()) thread = await startThread({ ...shared, making: undefined });
        onVerdict(await verdictOf(thread, trial));
      }
    }
    await thread?.end();
  };
  await Promise.all(Array.from({ length: threads }, work));
}

async function tryFresh(shared: Shared, trial: Trial): Promise<Verdict> {
  const thread = await startThread({ ...shared, making: trial });
  const verdict = await verdictOf(thread, trial);
  await thread.end();
  return verdict;
}

async function verdictOf(thread: Thread, trial: Trial): Promise<Verdict> {
  const told = await thread.ask({ kind: 'try', trial }, trial.usual * TIME_FACTOR + TIME_MORE_MS);
  return told?.kind === 'verdict' ? told.verdict : { mutant: trial.mutant, status: 'timedOut', by: 'time or memory' };
}
