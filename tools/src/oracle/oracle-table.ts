import { type PlayableGame, takesSetting } from '@crupier/kernel';

/** Who plays a recorded game, and with which decks. */
export interface OracleTable {
  /** One a seat. */
  readonly decks: readonly string[];
  /** The team of each seat; absent where each plays alone. */
  readonly teams?: readonly number[];
}

/** Who plays the game of a seed: mostly two, and at times three or two teams of two where a game knows such tables. */
export function oracleTable(game: PlayableGame, decks: readonly string[], seed: number): OracleTable {
  const { seats } = game;
  if (takesSetting(game, 'teams') && seed % 10 === 0) return { decks: decks.slice(0, 4), teams: [0, 1, 0, 1] };
  if (seats.max > 2 && seed % 10 === 5) return { decks: decks.slice(0, 3) };
  const first = seed % decks.length;
  const second = (first + 1 + (Math.floor(seed / decks.length) % (decks.length - 1))) % decks.length;
  return { decks: [decks[first] ?? '', decks[second] ?? ''] };
}
