import type { Stops } from '@crupier/bots';
import { type PlayableGame, type PlayableMatch, type Result, runToEnd } from '@crupier/kernel';
import type { BotReply, BotTask } from './bot-task.ts';
import { answerOf, hintOf, type MaybeCut } from './thinker.ts';

/** What a thread knows beside its tasks. */
export interface TaskSetting {
  readonly games: readonly PlayableGame[];
  /** Milliseconds after which a bot answers with the best that it has found so far. */
  readonly cutMs: number;
  /** Whether a task counts for nothing any more. */
  readonly isVoid: (id: number) => boolean;
}

/** Does a task in a thread: it makes a match of the state it is told, answers, and forgets it. */
export function doTask({ games, cutMs, isVoid }: TaskSetting, task: BotTask): BotReply {
  const { id, game: name, wish } = task;
  const game = games.find((each) => each.id === name);
  if (game === undefined) return { kind: 'unknownGame', id };
  try {
    const restored = restore(game, task);
    if (!restored.ok) return { kind: 'fault', id, sentence: restored.problems[0]?.code ?? '' };
    const { wasLate, ...stops } = stopsAfter(cutMs, () => isVoid(id));
    const cut = (): MaybeCut<object> => (wasLate() ? { cutMs } : {});
    if (wish.kind === 'hint') return { kind: 'hint', id, hint: { ...hintOf(restored.value, task, stops), ...cut() } };
    return { kind: 'answer', id, answered: { ...answerOf(restored.value, { ...task, level: wish.level }, stops), ...cut() } };
  } catch (error) {
    return { kind: 'fault', id, sentence: error instanceof Error ? error.message : String(error) };
  }
}

/** What ends the thinking about a task early, and whether its time was over before it came to its end. */
function stopsAfter(cutMs: number, isVoid: () => boolean): Stops & { readonly wasLate: () => boolean } {
  const endsAt = performance.now() + cutMs;
  let isCut = false;
  return {
    isVoid,
    isLate: () => (isCut ||= performance.now() >= endsAt),
    wasLate: () => isCut,
  };
}

function restore(game: PlayableGame, { configuration, state }: BotTask): Result<PlayableMatch> {
  if (configuration === undefined || game.ownCards === undefined) return game.restore(state);
  const played = runToEnd(game.ownCards.playing(configuration));
  return played.ok ? played.value.restore(state) : played;
}
