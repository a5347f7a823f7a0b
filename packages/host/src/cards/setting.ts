import { type MatchSettings, type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import { sha256 } from '@crupier/table';
import type { Lobbies } from '../tables/lobbies.ts';
import type { CardShelf } from './card-shelf.ts';

/** What decks are made for: a game with its cards, and what is set for the match. */
export interface Setting {
  readonly game: PlayableGame;
  readonly settings: MatchSettings;
}

/** What somebody asks about who has yet to sit down: a game, settings and cards of their own, or a table that waits for them. */
export interface Asked {
  readonly game: string;
  readonly settings?: MatchSettings | undefined;
  readonly cards?: string | undefined;
  readonly match?: string | undefined;
}

/** What settings are found with. */
export interface SettingParts {
  readonly games: readonly PlayableGame[];
  readonly lobbies: Lobbies;
  readonly shelf: CardShelf;
}

/** Finds a game by its id. *Errors:* `game.unknown`. */
export function findGame(games: readonly PlayableGame[], id: string): Result<PlayableGame> {
  const game = games.find((each) => each.id === id);
  return game === undefined ? fail('game.unknown', 'game', { game: id, games: games.map((each) => each.id).join(', ') }) : ok(game);
}

/** What decks are made for. *Errors:* `game.unknown`, `match.unknown` for a table that does not wait, and what `CardShelf` says of a file. */
export async function findSetting({ games, lobbies, shelf }: SettingParts, asked: Asked, from: string): Promise<Result<Setting>> {
  const lobby = asked.match === undefined ? undefined : await lobbies.find(asked.match);
  if (asked.match !== undefined && lobby === undefined) return fail('match.unknown', 'match', { match: asked.match });
  const { game: id, settings = {}, cards } = lobby ?? asked;
  const game = await gameWith({ games, shelf }, { game: id, cards }, from);
  return game.ok ? ok({ game: game.value, settings }) : game;
}

/** A game with somebody's own cards among its own, where they have brought any. *Errors:* as `findSetting`. */
export async function gameWith(
  { games, shelf }: Omit<SettingParts, 'lobbies'>,
  { game: id, cards }: Pick<Asked, 'game' | 'cards'>,
  from: string,
): Promise<Result<PlayableGame>> {
  const base = findGame(games, id);
  return base.ok && cards !== undefined ? shelf.gameWith(base.value, { text: cards, from }) : base;
}

/** The random key of what a person calls a seed: the same that the terminal makes of it. */
export function seedOfText(text: string): string {
  return /^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : sha256(`crupier ${text}`);
}
