import type { Match } from '../match/match.ts';
import type { CoreState, Seat } from '../state/state.ts';

/** How a game values positions for bots: terms that are counted for each seat, and how much each counts. */
export interface Evaluation<S extends CoreState> {
  /** The names of the terms. */
  readonly terms: readonly string[];
  /** How much of each term a seat has, in their order. What is hidden counts only where the seat is the one for whom it is valued. */
  readonly count: (match: Match<S>, seat: Seat, viewer: Seat) => readonly number[];
  /** A seat's opponents who are still in the match. */
  readonly opponentsOf: (match: Match<S>, seat: Seat) => readonly Seat[];
  /** How much each term counts, in their order, by the name of the weights. */
  readonly weights: Readonly<Record<WeightSet, readonly number[]>>;
  /** Present where terms count otherwise at the beginning of a match than towards its end. */
  readonly taper?: Taper<S>;
  /** See `NamedEvaluation`. */
  readonly nearness?: (match: Match<S>, seat: Seat) => number | undefined;
}

/**
 * How weights change in the course of a match: at its beginning they are `early`, towards its end those of the evaluation, and between the
 * two in proportion.
 */
export interface Taper<S extends CoreState> {
  /** How far a match has come: 0 at its beginning, 1 where its end is near. */
  readonly lateness: (match: Match<S>) => number;
  /** In the order of the terms. */
  readonly early: Readonly<Record<WeightSet, readonly number[]>>;
}

/**
 * `fitted`: found by `npm run fit` from who won. `teacher`: by which the games were played from which those were found. `first`: those that
 * the project began with, by which later ones are measured.
 */
export type WeightSet = 'fitted' | 'teacher' | 'first';

/** What a game says of its evaluation, by the names of its terms. */
export interface NamedEvaluation<S extends CoreState, Term extends string> {
  readonly terms: readonly Term[];
  readonly count: (match: Match<S>, seat: Seat, viewer: Seat) => Readonly<Record<Term, number>>;
  readonly opponentsOf: (match: Match<S>, seat: Seat) => readonly Seat[];
  /**
   * How near a seat is to winning, where that may be soon, in whatever decides it: more is nearer, and nothing else counts. Undefined where
   * no win is near. Plans that go for it are looked for beside the others, and valued as they are.
   */
  readonly nearness?: (match: Match<S>, seat: Seat) => number | undefined;
  /** As the game's `weights.json` has them; a term that is left out counts nothing. */
  readonly weights: Readonly<Record<WeightSet, NamedWeights<Term>>>;
  /** See `Taper`. */
  readonly lateness?: (match: Match<S>) => number;
}

/** How much terms count, by name. */
interface NamedWeights<Term extends string> {
  readonly weights: Readonly<Partial<Record<Term, number>>>;
  /** How much they count at the beginning of a match; absent where that is the same. */
  readonly early?: Readonly<Partial<Record<Term, number>>>;
}

/** An evaluation with its terms in order. */
export function evaluationOf<S extends CoreState, Term extends string>(named: NamedEvaluation<S, Term>): Evaluation<S> {
  const { terms, opponentsOf, weights, nearness, lateness } = named;
  const inOrder = (pick: (of: NamedWeights<Term>) => NamedWeights<Term>['weights']): Evaluation<S>['weights'] => {
    const of = (set: WeightSet): readonly number[] => {
      const found = pick(weights[set]);
      return terms.map((term) => found[term] ?? 0);
    };
    return { fitted: of('fitted'), teacher: of('teacher'), first: of('first') };
  };
  return {
    terms,
    count: (match, seat, viewer) => {
      const counted = named.count(match, seat, viewer);
      return terms.map((term) => counted[term]);
    },
    opponentsOf,
    ...(nearness && { nearness }),
    ...(lateness && { taper: { lateness, early: inOrder((of) => of.early ?? of.weights) } }),
    weights: inOrder((of) => of.weights),
  };
}

/** The value of a match that is won: more than any position. */
export const WON = 1000;

/**
 * How good a position is for a seat: what it has less what its strongest opponent has; higher is better. With the fitted weights it is
 * about the logarithm of the odds that the seat wins. What decides it is public, or known to the seat.
 */
export function valueOf<S extends CoreState>(evaluation: Evaluation<S>, match: Match<S>, seat: Seat, set: WeightSet = 'fitted'): number {
  const { winners } = match.state;
  if (winners !== undefined && winners.length === 0) return 0;
  if (winners !== undefined) return winners.includes(seat) ? WON : -WON;
  const weights = weightsAt(evaluation, match, set);
  const own = weigh(weights, evaluation.count(match, seat, seat));
  let strongest: number | undefined;
  for (const each of evaluation.opponentsOf(match, seat)) {
    const worth = weigh(weights, evaluation.count(match, each, seat));
    if (strongest === undefined || worth > strongest) strongest = worth;
  }
  return own - (strongest ?? 0);
}

/** One term of a position. */
export interface Term {
  /** What a seat has of it less what its strongest opponent has. */
  readonly count: number;
  /** What that adds to the value of the position. */
  readonly worth: number;
}

/** The terms of a position for a seat, by name: what `valueOf` adds up. */
export function termsOf<S extends CoreState>(
  evaluation: Evaluation<S>,
  match: Match<S>,
  seat: Seat,
  set: WeightSet,
): Readonly<Record<string, Term>> {
  const { terms, count, opponentsOf } = evaluation;
  const weights = weightsAt(evaluation, match, set);
  const own = count(match, seat, seat);
  const others = opponentsOf(match, seat).map((each) => count(match, each, seat));
  const [strongest] = others.toSorted((one, other) => weigh(weights, other) - weigh(weights, one));
  return Object.fromEntries(
    terms.map((term, at) => {
      const count = (own[at] ?? 0) - (strongest?.[at] ?? 0);
      return [term, { count, worth: count * (weights[at] ?? 0) }];
    }),
  );
}

/** How much each term counts at this point of a match. */
function weightsAt<S extends CoreState>({ weights, taper }: Evaluation<S>, match: Match<S>, set: WeightSet): readonly number[] {
  const late = weights[set];
  if (taper === undefined) return late;
  const early = taper.early[set];
  const left = 1 - taper.lateness(match);
  // Where both are the same, the sum is exactly that.
  return late.map((weight, at) => weight + left * ((early[at] ?? 0) - weight));
}

function weigh(weights: readonly number[], counts: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] as number) * (counts[at] as number);
  return sum;
}
