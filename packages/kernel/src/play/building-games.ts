/** Games with cards of users' own are built once for each list of cards, and configurations are checked once. */

import type { Resumable } from '../state/resumable.ts';
import type { OwnCardFile, PlayableGame } from './playable.ts';

/** Builds the game with some cards, or with none. */
export type BuildGame = (cards: readonly unknown[] | undefined) => Resumable<OwnCardFile>;

/** The number of games with own cards that are cached. */
const CACHED_GAMES_MAX = 8;

/** Caches the games used last by the text of their cards: the same configuration is read from journals again and again. */
export function lruCache(buildGame: BuildGame): BuildGame {
  const games = new Map<string, OwnCardFile>();
  return function* (cards) {
    if (cards === undefined) return yield* buildGame(cards);
    const text = JSON.stringify(cards);
    const found = games.get(text) ?? (yield* buildGame(cards));
    games.delete(text);
    games.set(text, found);
    const [oldest] = games.keys();
    if (games.size > CACHED_GAMES_MAX && oldest !== undefined) games.delete(oldest);
    return found;
  };
}

/** Checks each configuration once: simulations start thousands of matches from one. */
export function memoizeCheck(check: PlayableGame['checkConfiguration']): PlayableGame['checkConfiguration'] {
  const known = new WeakMap<object, ReturnType<typeof check>>();
  return (configuration) => {
    if (typeof configuration !== 'object' || configuration === null) return check(configuration);
    const problems = known.get(configuration) ?? check(configuration);
    known.set(configuration, problems);
    return problems;
  };
}
