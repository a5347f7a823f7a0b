import type { CardSheet, PlayableGame } from '@crupier/kernel';
import type { MatchCards } from '@crupier/protocol';

/**
 * The sheets of the cards that everybody may know a match to be made of. Where deck lists are secret these are all that there are, own
 * ones among them, so that they say nothing of a deck.
 */
export function cardsOf(base: PlayableGame, configuration: unknown): MatchCards {
  const game = playedWith(base, configuration);
  if (game.openCards === undefined) return sheetsOf(game, [...game.cardsOf(configuration), ...(game.ownCards?.keys ?? [])]);
  const known = openSheets.get(game) ?? sheetsOf(game, game.openCards());
  openSheets.set(game, known);
  return known;
}

/** The sheets of the cards of somebody's own that a match is played with, in the order of their file. */
export function ownCardsOf(base: PlayableGame, configuration: unknown): readonly CardSheet[] {
  const game = playedWith(base, configuration);
  return Object.values(sheetsOf(game, game.ownCards?.keys ?? []));
}

/** Sheets of cards by their keys. */
export function sheetsOf(game: PlayableGame, keys: readonly string[]): MatchCards {
  const sheets = keys.flatMap((key) => {
    const sheet = game.card(key);
    return sheet === undefined ? [] : [[key, sheet] as const];
  });
  return Object.fromEntries(sheets);
}

const openSheets = new WeakMap<PlayableGame, MatchCards>();

function playedWith(base: PlayableGame, configuration: unknown): PlayableGame {
  const played = base.ownCards?.playing(configuration);
  return played?.ok === true ? played.value : base;
}
