import { parentPort, workerData } from 'node:worker_threads';
import { allSites } from '@crupier/kernel';
import type { WalkOptions } from '@crupier/kernel/conformance';
import { testedGames } from '../tested-games.ts';
import type { Table } from './tables.ts';

/** What a worker is told. */
export interface WorkerTask {
  readonly game: string;
  readonly table: Table;
  readonly seeds: readonly number[];
  readonly options: Omit<WalkOptions, 'seed'>;
}

/** What a worker tells of one seed. */
export interface SeedDone {
  readonly seed: number;
  readonly decisions: number;
  readonly swaps: number;
  readonly failure: string | undefined;
  /** By name: numbers differ from thread to thread. */
  readonly sites: readonly string[];
  readonly abilities: readonly number[];
}

async function work({ game, table, seeds, options }: WorkerTask): Promise<void> {
  const tested = await testedGames[game]?.();
  if (tested === undefined) throw new Error(`There is no game ${game}.`);
  const { walk } = tested.at(table);
  for (const seed of seeds) parentPort?.postMessage(walkSeed(walk, { ...options, seed }));
}

function walkSeed(
  walk: (options: WalkOptions) => { decisions: number; swapAnswers: number; ran: { sites: Set<number>; abilities: Set<number> } },
  options: WalkOptions,
): SeedDone {
  try {
    const { decisions, swapAnswers, ran } = walk(options);
    return {
      seed: options.seed,
      decisions,
      swaps: swapAnswers,
      failure: undefined,
      sites: [...ran.sites].map((id) => allSites()[id]?.name ?? ''),
      abilities: [...ran.abilities],
    };
  } catch (problem) {
    const failure = problem instanceof Error ? problem.message : String(problem);
    return { seed: options.seed, decisions: 0, swaps: 0, failure, sites: [], abilities: [] };
  }
}

await work(workerData as WorkerTask);
