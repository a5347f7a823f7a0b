import type { CardData, FuzzedGame } from './fuzzed-games.ts';
import { playCards, type Play } from './play-file.ts';
import { partsOf, without, type Path } from './trees.ts';

/** Cards with which a match fails, and the reason. */
export interface Failing {
  readonly cards: readonly CardData[];
  readonly failure: string;
}

/** Leaves out of failing cards the parts without which the match fails all the same, as far as so many attempts reach. */
export function shrink(game: FuzzedGame, failing: Failing, play: Play, attempts: number): Failing {
  let best = failing;
  let left = attempts;
  const attempt = (path: Path): boolean => {
    const cards = without(best.cards, path) as readonly CardData[];
    if (left <= 0 || game.problemsOf(cards).length > 0) return false;
    left--;
    const { failure } = playCards(game, cards, play);
    if (failure === undefined || sortOf(failure) !== sortOf(failing.failure)) return false;
    best = { cards, failure };
    return true;
  };
  // The paths are others once a part is left out.
  while (left > 0 && removable(best.cards).some(attempt));
  return best;
}

/** The parts of abilities, whole ones first. The cards stay: the decks need as many. */
function removable(cards: readonly CardData[]): readonly Path[] {
  const inside = partsOf(cards).filter(([, field, ...more]) => field === 'abilities' && more.length > 0);
  return inside.toSorted((one, other) => one.length - other.length);
}

/** A failure without its numbers and details, as it is compared from one match to another. */
function sortOf(failure: string): string {
  const [, ...reasons] = (failure.split('\n')[0] ?? '').split(': ');
  return reasons.join(': ').replace(/\d+|\(.*\)/g, '');
}
