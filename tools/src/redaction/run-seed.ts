import { SPECTATOR, type Viewer } from '@crupier/kernel';
import { dice } from '@crupier/kernel/conformance';
import type { TestedGame } from '../tested-games.ts';
import { type Compared, compareTwins } from './compare-twins.ts';

/** Answers between the deal and the exchange of cards: at most. */
const BEFORE_MAX = 150;

/** Which pair of matches is made. */
export interface SeedWish {
  readonly seats: number;
  readonly seed: number;
  /** The most answers that both matches are given. */
  readonly answers: number;
}

/** What came of one seed. */
export interface SeedCompared extends Compared {
  readonly seed: number;
  readonly viewer: Viewer;
  /** Cards that were others in the second match. */
  readonly swapped: number;
  readonly answers: number;
}

/** Makes a pair of matches from a seed, and compares what a viewer is told of them; undefined where nothing is hidden from that viewer. */
export async function runSeed(tested: TestedGame, { seats, seed, answers }: SeedWish): Promise<SeedCompared | undefined> {
  const { playable: game } = tested;
  const roll = dice(seed);
  // Every seat and the spectators, in turn.
  const viewer = seed % (seats + 1) === seats ? SPECTATOR : seed % (seats + 1);
  const twins = tested.at({ seats, teams: seats }).twins({ viewer, roll, before: roll(BEFORE_MAX), after: answers });
  if (twins === undefined) return undefined;
  const compared = await compareTwins({ game, decks: tested.decksFor(seats), viewer, twins });
  return { seed, viewer, swapped: twins.swapped, answers: twins.answers.length, ...compared };
}
