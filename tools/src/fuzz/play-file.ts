import type { CardData, FuzzedGame } from './fuzzed-games.ts';

/** How matches of a file are walked: they end with the match, or after so many decisions. */
export interface Play {
  readonly seed: number;
  readonly matches: number;
  readonly decisions: number;
}

/** What the matches of a file came to. */
export interface Played {
  readonly decisions: number;
  readonly failure: string | undefined;
}

/** Looks are spread so that a hundred decisions take about a second. */
export const looks = { swapEvery: 4, swapSteps: 2, leaveEvery: 15, undoSamples: 1 } as const;

/** Plays random matches with some cards in which nothing is wrong, up to the first that does not conform. */
export function playCards(game: FuzzedGame, cards: readonly CardData[], { seed, matches, decisions }: Play): Played {
  let played = 0;
  for (let match = 0; match < matches; match++) {
    try {
      played += game.walk(cards, { ...looks, seed: seed * matches + match, stopAfter: decisions }).decisions;
    } catch (problem) {
      return { decisions: played, failure: problem instanceof Error ? problem.message : String(problem) };
    }
  }
  return { decisions: played, failure: undefined };
}
