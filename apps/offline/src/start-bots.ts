import type { BotReply, StartBotWorker } from '@crupier/table';
import type { BotSetting } from './serve-bots.ts';

/** The name of a worker in which bots think. */
export const BOTS = 'bots';

/**
 * Starts a worker for bots: the same script as this one's, which a browser fetches once. It cannot be told in the midst of a task: one that
 * counts for nothing any more ends it, and the next has another.
 */
export const startBots: StartBotWorker = ({ onReply, onGone }, cutMs) => {
  const worker = new Worker(globalThis.location.href, { type: 'module', name: BOTS });
  const end = (reason: string): void => {
    worker.terminate();
    onGone(reason);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => onReply(data));
  worker.addEventListener('error', ({ message }) => end(message));
  const setting: BotSetting = { cutMs };
  worker.postMessage(setting);
  return {
    post: (task) => worker.postMessage(task),
    giveUp: () => end('given up'),
    end: async () => worker.terminate(),
  };
};
