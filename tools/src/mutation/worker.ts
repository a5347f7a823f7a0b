import { parentPort, workerData } from 'node:worker_threads';
import type { GameFolders } from '@crupier/rule-coverage';
import { serveSources } from './collected-tests.ts';
import type { RunnableTest } from './runnable-test.ts';
import type { DryRun, Trial } from './plan.ts';
import { switches, switchOff, switchOn, type Hits } from './switches.ts';

/** What a thread is started with. */
export interface ThreadTask {
  readonly folders: GameFolders;
  readonly sources: Readonly<Record<string, string>>;
  /** A mutant that is on while the game is made. */
  readonly making: Trial | undefined;
}

/** What a thread is asked for. */
export type Order = { readonly kind: 'dryRun' } | { readonly kind: 'try'; readonly trial: Trial };

/** How a mutant ended. */
export interface Verdict {
  readonly mutant: string;
  readonly status: 'killed' | 'timedOut' | 'survived' | 'noCoverage';
  /** The test that told it from the game as it is; empty where none did. */
  readonly by: string;
}

/** What a thread tells: that every file is loaded, that the game is made, and what it was asked for. */
export type Told =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'dryRun'; readonly dryRun: DryRun }
  | { readonly kind: 'verdict'; readonly verdict: Verdict };

const { folders, sources, making } = workerData as ThreadTask;
serveSources(sources);
// Imported only now, when the instrumented sources are served.
const { loadGame } = await import('./game-tests.ts');
const { make, tests } = await loadGame(folders);
const loading = switches.mutantCoverage?.static ?? {};
tell({ kind: 'loaded' });
let makingFailure: Verdict['status'] | undefined;
if (making !== undefined) makingFailure = failureOf(making, make);

parentPort?.on('message', (order: Order) =>
  tell(order.kind === 'dryRun' ? { kind: 'dryRun', dryRun: dryRun() } : { kind: 'verdict', verdict: tryOut(order.trial) }),
);
tell({ kind: 'ready' });

function tell(told: Told): void {
  parentPort?.postMessage(told);
}

/** Runs every test without a mutant. */
function dryRun(): DryRun {
  const failed: { readonly test: string; readonly why: string }[] = [];
  const makingHits = counted('making', make);
  const times: number[] = [];
  const hits = tests.map(({ name, run }, at) => {
    const start = performance.now();
    const found = counted(`test ${at}`, () => {
      const why = failing(run);
      if (why !== undefined) failed.push({ test: name, why });
    });
    times.push(performance.now() - start);
    return found;
  });
  return { failed, names: tests.map(({ name }) => name), times, hits, loading, making: makingHits };
}

function counted(id: string, run: () => void): Hits {
  switches.currentTestId = id;
  run();
  switches.currentTestId = undefined;
  return switches.mutantCoverage?.perTest[id] ?? {};
}

function failing(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

/** Runs something with a mutant on. Returns how the mutant ended, or nothing if it went unnoticed. */
function failureOf({ mutant, hitLimit }: Trial, run: () => void): 'killed' | 'timedOut' | undefined {
  switchOn(mutant, hitLimit);
  const why = failing(run);
  const end = switchOff();
  if (end === 'endless') return 'timedOut';
  return why === undefined ? undefined : 'killed';
}

/** Runs the tests of a mutant until one fails. */
function tryOut(trial: Trial): Verdict {
  const { mutant } = trial;
  if (trial.tests.length === 0) return { mutant, status: 'noCoverage', by: '' };
  if (makingFailure !== undefined) return { mutant, status: makingFailure, by: 'the game cannot be made' };
  for (const at of trial.tests) {
    const { name, run } = tests[at] as RunnableTest;
    const status = failureOf(trial, run);
    if (status !== undefined) return { mutant, status, by: name };
  }
  return { mutant, status: 'survived', by: '' };
}
