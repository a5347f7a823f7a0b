import type { CardSheet, PlayableGame } from '@crupier/kernel';
import type { PlacedJson, PlacedProblem } from './placed-json.ts';

/** What a file of cards holds. */
export interface CheckedCards {
  /** The game with the cards among its own; undefined where one of them is wrong. */
  readonly game: PlayableGame | undefined;
  readonly problems: readonly PlacedProblem[];
  /** The cards in which nothing is wrong. */
  readonly sheets: readonly CardSheet[];
}

/** So often at most the cards that are right are read without the wrong ones. */
const ROUNDS_MAX = 4;

/** Reads a file for a game that takes cards; where some of them are wrong, the others are read without them. */
export function checkCards(game: PlayableGame, json: PlacedJson & { readonly kind: 'value' }): CheckedCards {
  const made = game.ownCards?.withFile(json.value);
  if (made?.ok === true) return { game: made.value, problems: [], sheets: sheetsOf(made.value) };
  const found = made?.problems ?? [];
  return { game: undefined, problems: found.map(json.place), sheets: rightOnes(game, json.value, { found, rounds: ROUNDS_MAX }) };
}

function sheetsOf(game: PlayableGame): readonly CardSheet[] {
  return (game.ownCards?.keys ?? []).flatMap((key) => game.card(key) ?? []);
}

/** The cards that can be read when the wrong ones are left out, and those that name them. */
function rightOnes(
  game: PlayableGame,
  file: unknown,
  { found, rounds }: { readonly found: readonly { readonly at: string }[]; readonly rounds: number },
): readonly CardSheet[] {
  const held: unknown = (file as { readonly cards?: unknown } | undefined)?.cards;
  const wrong = new Set(found.flatMap(({ at }) => /^cards\[(\d+)\]/.exec(at)?.[1] ?? []));
  if (!Array.isArray(held) || wrong.size === 0 || wrong.size >= held.length || rounds === 0) return [];
  const left = { ...(file as object), cards: held.filter((_, index) => !wrong.has(String(index))) };
  const made = game.ownCards?.withFile(left);
  if (made === undefined) return [];
  return made.ok ? sheetsOf(made.value) : rightOnes(game, left, { found: made.problems, rounds: rounds - 1 });
}
