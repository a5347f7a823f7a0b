import type { PlayableGame } from '@crupier/kernel';
import type { MatchCards } from '@crupier/protocol';

/** The sheets of the cards that a configuration can use, those of its own among them. */
export function cardsOf(base: PlayableGame, configuration: unknown): MatchCards {
  const played = base.ownCards?.playing(configuration);
  const game = played?.ok === true ? played.value : base;
  const sheets = game.cardsOf(configuration).flatMap((key) => {
    const sheet = game.card(key);
    return sheet === undefined ? [] : [[key, sheet] as const];
  });
  return Object.fromEntries(sheets);
}
