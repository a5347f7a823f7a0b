import type { PlayableGame } from '@crupier/kernel';
import { type BotReply, type BotTask, doTask } from '@crupier/table';

/** What a worker of bots is told first. */
export interface BotSetting {
  /** Milliseconds after which a bot answers with the best that it has found so far. */
  readonly cutMs: number;
}

/** Does the tasks of bots that a worker is sent. One cannot be called off while it is done. */
export function serveBots(games: readonly PlayableGame[], reply: (answer: BotReply) => void): (told: BotSetting | BotTask) => void {
  let cutMs = Number.POSITIVE_INFINITY;
  return (told) => {
    if ('cutMs' in told) cutMs = told.cutMs;
    else reply(doTask({ games, cutMs, isVoid: () => false }, told));
  };
}
