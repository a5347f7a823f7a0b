import { loadedOnce, type LoadedOnce } from '../parts/loaded-once.ts';
import type { GameFan, GameLook } from './scene/game-look.ts';

const keyforge = loadedOnce(async () => (await import('./games/keyforge/keyforge-look.ts')).keyforgeLook);

/** How each game is drawn: the only place of the page that names them. */
const looks: Readonly<Record<string, LoadedOnce<GameLook>>> = {
  keyforge,
  inferno: loadedOnce(async () => (await import('./games/inferno/inferno-look.ts')).infernoLook),
  'marvel-champions': loadedOnce(async () => (await import('./games/marvel-champions/marvel-look.ts')).marvelLook),
};

/** The cards of each game on the start, without the rest of how it is drawn. */
const fans: Readonly<Record<string, LoadedOnce<GameFan>>> = {
  keyforge: loadedOnce(async () => (await import('./games/keyforge/keyforge-fan.ts')).keyforgeFan),
  inferno: loadedOnce(async () => (await import('./games/inferno/inferno-fan.ts')).infernoFan),
  'marvel-champions': loadedOnce(async () => (await import('./games/marvel-champions/marvel-fan.ts')).marvelFan),
};

/** The example files of cards of one's own: each is fetched when somebody asks for it. */
const examples: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  keyforge: () => import('../../../../docs/own-cards.keyforge.json?raw'),
  inferno: () => import('../../../../docs/own-cards.example.json?raw'),
  'marvel-champions': () => import('../../../../docs/own-cards.marvel-champions.json?raw'),
};

/** The games in which all who play win or lose together: known before their looks are fetched. */
const cooperative: ReadonlySet<string> = new Set(['marvel-champions']);

/**
 * How a game is drawn; one that the page does not know is drawn as the first. Only for what is drawn: who is drawn with it waits until it
 * is fetched, under the nearest `LazyFrame`.
 */
export function lookOf(game: string): GameLook {
  return (looks[game] ?? keyforge).read();
}

/** Begins to fetch how a game is drawn. */
export function beginLook(game: string): void {
  (looks[game] ?? keyforge).begin();
}

/** The cards that stand for a game on the start; undefined for a game that the page does not know. As `lookOf`, it is waited for. */
export function fanOf(game: string): GameFan | undefined {
  return fans[game]?.read();
}

/** Fetches a file of cards as an example of a game's own cards; undefined for a game that has none. */
export async function exampleCards(game: string): Promise<string | undefined> {
  return (await examples[game]?.())?.default;
}

/** Whether all who play a game win or lose together. */
export function isCooperative(game: string): boolean {
  return cooperative.has(game);
}
