import { Worker } from 'node:worker_threads';
import type { BotLevel } from '@crupier/protocol';
import type { PlayedGame, Setting } from './play-game.ts';
import { playGame } from './play-game.ts';
import { breathe } from '../progress.ts';

/** The games of one worker: from `from` up to `until`, which is not among them, every `stride`-th. */
export interface Share {
  readonly game: string;
  readonly configurations: readonly unknown[];
  readonly seed: string;
  readonly bots: readonly BotLevel[];
  readonly from: number;
  readonly until: number;
  readonly stride: number;
}

/** Which games to play, how, and who wants to know. */
export interface Plan {
  readonly from: number;
  readonly games: number;
  readonly workers: number;
  readonly interrupted: AbortSignal;
  /** Told how many have been played. */
  readonly onProgress: (played: number) => void;
}

/** Milliseconds of play between two looks at the world around. */
const breathEveryMs = 50;

/** Plays many games, in this thread or in several. What is played when the work is interrupted is given back. */
export function playMany(setting: Setting, plan: Plan): Promise<readonly PlayedGame[]> {
  return plan.workers === 1 ? playHere(setting, plan) : playInThreads(setting, plan);
}

async function playHere(setting: Setting, { from, games, interrupted, onProgress }: Plan): Promise<readonly PlayedGame[]> {
  const played: PlayedGame[] = [];
  let breath = performance.now() + breathEveryMs;
  for (let index = from; index < from + games && !interrupted.aborted; index++) {
    played.push(playGame(setting, index));
    if (performance.now() < breath) continue;
    onProgress(played.length);
    await breathe();
    breath = performance.now() + breathEveryMs;
  }
  return played;
}

async function playInThreads({ game, configurations, seed, bots }: Setting, plan: Plan): Promise<readonly PlayedGame[]> {
  const played: PlayedGame[] = [];
  const workers = Math.min(plan.workers, plan.games);
  const shares = Array.from({ length: workers }, (_, at): Share => {
    const from = plan.from + at;
    return { game: game.id, configurations, seed, bots, from, until: plan.from + plan.games, stride: workers };
  });
  await Promise.all(
    shares.map((share) =>
      runWorker(share, plan.interrupted, (batch) => {
        played.push(...batch);
        plan.onProgress(played.length);
      }),
    ),
  );
  return played;
}

function runWorker(share: Share, interrupted: AbortSignal, onBatch: (batch: readonly PlayedGame[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    const stop = (): void => void worker.terminate();
    interrupted.addEventListener('abort', stop);
    worker.on('message', onBatch);
    worker.on('error', reject);
    worker.on('exit', () => {
      interrupted.removeEventListener('abort', stop);
      resolve();
    });
  });
}
