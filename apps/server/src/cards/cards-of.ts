import type { CardSheet, PlayableGame, Resumable } from '@crupier/kernel';
import type { MatchCards } from '@crupier/protocol';
import { runWithPauses } from '@crupier/table';

/**
 * The sheets of the cards that everybody may know a match to be made of. Where deck lists are secret these are all that there are, own
 * ones among them, so that they say nothing of a deck.
 */
export async function cardsOf(base: PlayableGame, configuration: unknown): Promise<MatchCards> {
  const game = await playedWith(base, configuration);
  if (game.openCards === undefined) return sheetsOf(game, [...game.cardsOf(configuration), ...(game.ownCards?.keys ?? [])]);
  const known = openSheets.get(game) ?? (await sheetsOf(game, game.openCards()));
  openSheets.set(game, known);
  return known;
}

/** The sheets of the cards of somebody's own that a match is played with, in the order of their file. */
export async function ownCardsOf(base: PlayableGame, configuration: unknown): Promise<readonly CardSheet[]> {
  const game = await playedWith(base, configuration);
  return Object.values(await sheetsOf(game, game.ownCards?.keys ?? []));
}

/** Sheets of cards by their keys. */
export function sheetsOf(game: PlayableGame, keys: readonly string[]): Promise<MatchCards> {
  return runWithPauses(writeSheets(game, keys));
}

/** The game with the cards that a configuration holds, or that game itself where they cannot be read. */
export async function playedWith(base: PlayableGame, configuration: unknown): Promise<PlayableGame> {
  const played = base.ownCards && (await runWithPauses(base.ownCards.playing(configuration)));
  return played?.ok === true ? played.value : base;
}

const openSheets = new WeakMap<PlayableGame, MatchCards>();

function* writeSheets(game: PlayableGame, keys: readonly string[]): Resumable<MatchCards> {
  const sheets: [string, CardSheet][] = [];
  for (const key of keys) {
    const sheet = game.card(key);
    if (sheet !== undefined) sheets.push([key, sheet]);
    yield;
  }
  return Object.fromEntries(sheets);
}
