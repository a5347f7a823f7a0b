import { parentPort, workerData } from 'node:worker_threads';
import { noCounts, type Counts } from './counts.ts';
import { WALK_EVERY, type GameDone } from './soaked-game.ts';
import { soakedGame } from './soaked-games.ts';

/** What a worker is told. */
export interface SoakTask {
  readonly game: string;
  readonly seed: string;
  readonly numbers: readonly number[];
}

/** What a worker tells: a game, or at its end all that it counted. */
export type SoakMessage =
  /** `seconds` of processor time that the game took, without the walk. */
  { readonly kind: 'game'; readonly game: GameDone; readonly seconds: number } | { readonly kind: 'counts'; readonly counts: Counts };

const MICROSECONDS = 1_000_000;

async function work({ game: id, seed, numbers }: SoakTask): Promise<void> {
  const tell = (message: SoakMessage): void => parentPort?.postMessage(message);
  const { playGame, walkTable } = await soakedGame(id).load();
  const counts = noCounts();
  for (const number of numbers) {
    const began = process.threadCpuUsage();
    const game = playGame(number, seed, counts);
    const { user, system } = process.threadCpuUsage(began);
    const walked = number % WALK_EVERY === 0 ? walkTable(number, seed) : [];
    tell({ kind: 'game', game: { ...game, faults: [...game.faults, ...walked] }, seconds: (user + system) / MICROSECONDS });
  }
  tell({ kind: 'counts', counts });
}

await work(workerData as SoakTask);
