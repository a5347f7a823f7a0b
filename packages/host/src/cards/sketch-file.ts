import type { PlayableGame } from '@crupier/kernel';

/** The version of files of cards. */
const FORMAT = 1;

/**
 * A file of own cards that describes cards which are not made yet, all but what their texts do. Undefined where no file describes any of
 * them.
 */
export function sketchFile({ id, workshop }: PlayableGame, keys: readonly string[]): string | undefined {
  const cards = keys.filter((key) => workshop?.isPlayable(key) === false).flatMap((key) => workshop?.sketch?.(key) ?? []);
  return cards.length === 0 ? undefined : JSON.stringify({ format: FORMAT, game: id, cards }, undefined, 2);
}
