import type { CardSheet, PlayableGame, Resumable } from '@crupier/kernel';
import type { MatchCards } from '@crupier/protocol';

/** How long work is done: in pieces, with other work in between, and charged to whoever asks for it. */
export type Work = <T>(resumable: Resumable<T>) => Promise<T>;

/**
 * The sheets of the cards that everybody may know a match to be made of. Where deck lists are secret these are all that there are, own
 * ones among them, so that they say nothing of a deck.
 */
export async function cardsOf(base: PlayableGame, configuration: unknown, work: Work): Promise<MatchCards> {
  const game = await playedWith(base, configuration, work);
  return sheetsOf(game, game.openCards?.() ?? [...game.cardsOf(configuration), ...(game.ownCards?.keys ?? [])], work);
}

/** The sheets of the cards of somebody's own that a match is played with, in the order of their file. */
export async function ownCardsOf(base: PlayableGame, configuration: unknown, work: Work): Promise<readonly CardSheet[]> {
  const game = await playedWith(base, configuration, work);
  return Object.values(await sheetsOf(game, game.ownCards?.keys ?? [], work));
}

/** Sheets of cards by their keys. Each is written once for a game. */
export function sheetsOf(game: PlayableGame, keys: readonly string[], work: Work): Promise<MatchCards> {
  return work(writeSheets(game, keys));
}

/** The game with the cards that a configuration holds, or that game itself where they cannot be read. */
export async function playedWith(base: PlayableGame, configuration: unknown, work: Work): Promise<PlayableGame> {
  const played = base.ownCards && (await work(base.ownCards.playing(configuration)));
  return played?.ok === true ? played.value : base;
}

/** Sheets that were written, by their keys: those of a game with somebody's own cards go with that game. */
const written = new WeakMap<PlayableGame, Map<string, CardSheet>>();

/** Writes sheets one after another, and pauses after each that was not written before. */
export function* writeSheets(game: PlayableGame, keys: readonly string[]): Resumable<MatchCards> {
  const known = written.get(game) ?? new Map<string, CardSheet>();
  written.set(game, known);
  const sheets: [string, CardSheet][] = [];
  for (const key of keys) {
    const before = known.get(key);
    const sheet = before ?? game.card(key);
    if (sheet === undefined) continue;
    sheets.push([key, sheet]);
    known.set(key, sheet);
    if (before === undefined) yield;
  }
  return Object.fromEntries(sheets);
}
