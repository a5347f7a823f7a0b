import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { playableDecks } from '@crupier/kernel';
import { testedGames } from '../tested-games.ts';
import { oracleTable } from './oracle-table.ts';
import { recordGame } from './record-game.ts';

/** Some games for one thread to record. */
export interface OracleTask {
  readonly game: string;
  readonly seeds: readonly number[];
  readonly leaveOut: readonly string[];
  /** The folder that the recordings are written to, one file a game; undefined where digests are enough. */
  readonly folder: string | undefined;
}

/** One recorded game. */
export interface OracleGame {
  readonly seed: number;
  readonly decisions: number;
  /** Of the recording; of the failure's sentence where the engine failed. */
  readonly digest: string;
  readonly failure: string | undefined;
}

async function work({ game, seeds, leaveOut, folder }: OracleTask): Promise<void> {
  const tested = await testedGames[game]?.();
  if (tested === undefined) throw new Error(`There is no game ${game}.`);
  const { playable } = tested;
  const decks = playableDecks(playable);
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  for (const seed of seeds) {
    const table = oracleTable(playable, decks, seed);
    parentPort?.postMessage(
      recorded(seed, () => {
        const recording = recordGame(playable, table, { seed, leaveOut });
        if (folder !== undefined) writeFileSync(join(folder, `${game}-${seed}.txt`), `${recording.lines.join('\n')}\n`);
        return recording;
      }),
    );
  }
}

function recorded(seed: number, record: () => { readonly decisions: number; readonly digest: string }): OracleGame {
  try {
    const { decisions, digest } = record();
    return { seed, decisions, digest, failure: undefined };
  } catch (problem) {
    return { seed, decisions: 0, digest: '', failure: problem instanceof Error ? problem.message : String(problem) };
  }
}

await work(workerData as OracleTask);
