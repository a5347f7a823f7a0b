import type { CardSheet, PlayableGame } from '@crupier/kernel';
import type { MatchCards } from '@crupier/protocol';

/** The sheets of the cards that a configuration names: every text in it that is a card's key. */
export function cardsOf(game: PlayableGame, configuration: unknown): MatchCards {
  const sheets: Record<string, CardSheet> = {};
  for (const text of textsIn(configuration)) {
    if (sheets[text] !== undefined) continue;
    const sheet = game.card(text);
    if (sheet?.key === text) sheets[text] = sheet;
  }
  return sheets;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}
