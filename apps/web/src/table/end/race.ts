/** How a match came about, turn by turn: from as few of its moments as tell where each turn ended. Pure. */

import type { TapeStep } from '../scene/game-look.ts';

/** The moments that are known, by the number of entries before them. */
export type KnownSteps = ReadonlyMap<number, TapeStep>;

/** A turn as it ended. */
export interface RaceTurn {
  readonly turn: number;
  /** What each line of the race had. */
  readonly race: readonly number[];
  /** How many milestones of each line were passed in it. */
  readonly marked: readonly number[];
}

/**
 * The moment to look at next: the first, the last, and then one between any two of different turns, until the end of each turn is known.
 * Undefined once nothing is missing.
 */
export function nextMoment(known: KnownSteps, of: number): number | undefined {
  if (!known.has(0)) return 0;
  if (!known.has(of)) return of;
  const places = [...known.keys()].toSorted((one, other) => one - other);
  for (const [index, at] of places.entries()) {
    const next = places[index + 1];
    if (next !== undefined && next - at > 1 && known.get(at)?.turn !== known.get(next)?.turn) return Math.floor((at + next) / 2);
  }
  return undefined;
}

/** The turns that are known so far, in order. Where the match went back, a turn is told as it was played last. */
export function turnsOfRace(known: KnownSteps): readonly RaceTurn[] {
  const ends = new Map<number, TapeStep>();
  for (const [, step] of [...known].toSorted(([one], [other]) => one - other)) ends.set(step.turn, step);
  const steps = [...ends.values()].toSorted((one, other) => one.turn - other.turn);
  return steps.map(({ turn, race, marks }, at) => ({
    turn,
    race,
    marked: marks.map((count, line) => Math.max(0, count - (steps[at - 1]?.marks[line] ?? count))),
  }));
}
