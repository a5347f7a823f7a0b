/** A thread in which bots think: it makes a match of the state it is told, answers, and forgets it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Stops } from '@crupier/bots';
import { type PlayableGame, type PlayableMatch, type Result, runToEnd } from '@crupier/kernel';
import type { BotReply, BotTask, BotThreadData } from './bot-task.ts';
import { answerOf, hintOf, type MaybeCut } from './thinker.ts';

const { games: module, cutMs, voided } = workerData as BotThreadData;
const { loadGames } = (await import(module)) as { readonly loadGames: () => readonly PlayableGame[] };
const games = loadGames();

function reply(task: BotTask): BotReply {
  const { id, game: name, wish } = task;
  const game = games.find((each) => each.id === name);
  if (game === undefined) return { kind: 'unknownGame', id };
  try {
    const restored = restore(game, task);
    if (!restored.ok) return { kind: 'fault', id, sentence: restored.problems[0]?.code ?? '' };
    const { wasLate, ...stops } = stopsFor(id);
    const cut = (): MaybeCut<object> => (wasLate() ? { cutMs } : {});
    if (wish.kind === 'hint') return { kind: 'hint', id, hint: { ...hintOf(restored.value, task, stops), ...cut() } };
    return { kind: 'answer', id, answered: { ...answerOf(restored.value, { ...task, level: wish.level }, stops), ...cut() } };
  } catch (error) {
    return { kind: 'fault', id, sentence: error instanceof Error ? error.message : String(error) };
  }
}

/** What ends the thinking about a task early, and whether its time was over before it came to its end. */
function stopsFor(id: number): Stops & { readonly wasLate: () => boolean } {
  const endsAt = performance.now() + cutMs;
  let isCut = false;
  return {
    isVoid: () => Atomics.load(voided, 0) === id,
    isLate: () => (isCut ||= performance.now() >= endsAt),
    wasLate: () => isCut,
  };
}

function restore(game: PlayableGame, { configuration, state }: BotTask): Result<PlayableMatch> {
  if (configuration === undefined || game.ownCards === undefined) return game.restore(state);
  const played = runToEnd(game.ownCards.playing(configuration));
  return played.ok ? played.value.restore(state) : played;
}

parentPort?.on('message', (task: BotTask) => parentPort?.postMessage(reply(task)));
