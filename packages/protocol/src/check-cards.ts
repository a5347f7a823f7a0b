import type { CardSheet, PlayableGame, Resumable } from '@crupier/kernel';
import type { PlacedJson, PlacedProblem } from './placed-json.ts';

/** What a file of cards holds. */
export interface CheckedCards {
  /** The game with the cards among its own; undefined where one of them is wrong. */
  readonly game: PlayableGame | undefined;
  readonly problems: readonly PlacedProblem[];
  /** The cards in which nothing is wrong. */
  readonly sheets: readonly CardSheet[];
}

/** The number of problems placed between two pauses. */
const PLACED_AT_ONCE = 100;

/** Reads a file for a game that takes cards; where some of them are wrong, the others are read without them. */
export function* checkCards(game: PlayableGame, json: PlacedJson & { readonly kind: 'value' }): Resumable<CheckedCards> {
  if (game.ownCards === undefined) return { game: undefined, problems: [], sheets: [] };
  const { game: made, problems: found } = yield* game.ownCards.read(json.value);
  const problems: PlacedProblem[] = [];
  for (const problem of found) {
    problems.push(json.place(problem));
    if (problems.length % PLACED_AT_ONCE === 0) yield;
  }
  const sheets: CardSheet[] = [];
  for (const key of made?.ownCards?.keys ?? []) {
    sheets.push(...[made?.card(key)].filter((sheet) => sheet !== undefined));
    yield;
  }
  return { game: problems.length === 0 ? made : undefined, problems, sheets };
}
