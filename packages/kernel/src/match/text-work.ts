import { type DerivedCache, forgetAll } from './derived-cache.ts';

/**
 * The most that texts may look at between two questions, or for one view: a card held against a filter counts as 1, and as 1 more for each of
 * its qualities. It follows the time that texts take, and is the same in every run. Cards of the games need at most 7,500 in some hundred random
 * matches.
 */
const WORK_MAX = 120_000;

/** What counts as more than one card: all cards that a relation, a number or a state of the table may have to look through. */
export const looks = { relation: 100, tally: 20, history: 1, around: 40 } as const;

/** The texts of a match look at more than a table can bear: it stays as it was before the answer, and goes on with another one. */
export class TooMuchWork extends Error {
  constructor() {
    super('The texts of the cards look at more than a match can work out.');
  }
}

/** Counts anew: a question was answered, or somebody looks at the match. */
export function beginWork({ derived }: { readonly derived: DerivedCache }): void {
  derived.work = 0;
}

/** Counts what a text looks at. *Throws* `TooMuchWork`. */
export function countWork({ derived }: { readonly derived: DerivedCache }, cards: number): void {
  derived.work += cards;
  if (derived.work <= WORK_MAX) return;
  // What is being worked out holds values that are not final.
  forgetAll(derived);
  throw new TooMuchWork();
}
