import { commitToSecret, Recent } from '@crupier/table';
import type { Committed } from './commitments.ts';

/** A match that follows another one, such as the next game of a series, as long as not everybody is ready for it: its secret, and the nonce of each user who is. */
export interface PreparedGame extends Committed {
  readonly nonces: Map<string, string>;
}

/** Next games that wait for their players. */
export interface NextGames {
  /** The preparation of a game by its id, begun when somebody first asks. */
  readonly prepare: (id: string) => PreparedGame;
  /** The preparation of a game, if somebody has asked for it. */
  readonly find: (id: string) => PreparedGame | undefined;
  /** Forgets a game that was dealt. */
  readonly forget: (id: string) => void;
}

/** Games that are remembered; beyond, the oldest are forgotten, and their players are shown another commitment. */
const GAMES_MAX = 10_000;

/** Preparations kept in memory: after a restart they begin anew. */
export function makeNextGames(): NextGames {
  const games = new Recent<PreparedGame>(GAMES_MAX);
  return {
    prepare: (id) => {
      const prepared = games.get(id) ?? { ...commitToSecret(), nonces: new Map<string, string>() };
      games.set(id, prepared);
      return prepared;
    },
    find: (id) => games.get(id),
    forget: (id) => void games.take(id),
  };
}
