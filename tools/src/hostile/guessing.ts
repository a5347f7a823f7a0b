/** Something that a spy wants to guess: a yes or a no, and what is seen of it. */
export interface Case {
  readonly truth: boolean;
  /** What all may see, whatever is guessed by: clues mean something for a group only. */
  readonly group: string;
  /** The table: at each of them yes and no are as frequent as they are for reasons of its own, such as its decks. */
  readonly table: number;
  /** What is guessed from, by the name of the guesser. */
  readonly clues: Readonly<Record<string, number | string>>;
}

/** How well a spy guesses. */
export interface Guessed {
  /** The share of right guesses with the clues of the best guesser, in percent, where yes and no count as much: without clues it is 50. */
  readonly right: number;
  /** By how many points clues are better than none: 0 where they are not. */
  readonly points: number;
  /** The standard error of the points: how far they may be off by lot. */
  readonly error: number;
  readonly guesser: string;
  /** Cases that were guessed, and how many of them are the rarer. */
  readonly cases: number;
  readonly rarer: number;
}

/** Standard errors by which a figure must lie above the base rate to be no luck. */
const SURE = 2;
/** Bins into which numbers are sorted, and cases of either sort that a group must have at a table. */
const BINS = 8;
const OF_EACH_MIN = 3;

/**
 * Learns from every other case, by which guesser the spy does best there too, and guesses the rest with that one; then the other way
 * round. In each group of a table yes and no count as much: however frequent one is, whoever has no clue is right in half the cases.
 */
export function guess(all: readonly Case[]): Guessed {
  const cases = [...groupsOf(all).values()].filter((group) => Math.min(...countsOf(group)) >= OF_EACH_MIN).flat();
  const [one, other] = halves(cases);
  const folds = [guessHalf(one, other), guessHalf(other, one)];
  const right = folds.reduce((sum, each) => sum + each.right, 0) / folds.length;
  const [best] = folds.toSorted((first, second) => second.right - first.right);
  const weights = weighed(cases).map(([, weight]) => weight);
  const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0);
  return {
    right: tenths(right * 100),
    points: Math.max(0, tenths(right * 100 - 50)),
    error: tenths((50 * Math.sqrt(squares)) / weights.reduce((sum, weight) => sum + weight, 0)),
    guesser: best?.guesser ?? '',
    cases: cases.length,
    rarer: Math.min(...countsOf(cases)),
  };
}

/**
 * Whether a spy knows so little that it may be luck, or guesses better by no more than so many points: one who guesses by lot is off by
 * more than twice the error once in forty tries.
 */
export function knowsNothing({ points, error }: Pick<Guessed, 'points' | 'error'>, pointsMax: number): boolean {
  return points <= Math.max(pointsMax, SURE * error);
}

/** The guesser that does best in a half, and how well it does in the other. */
function guessHalf(learnt: readonly Case[], tested: readonly Case[]): Pick<Guessed, 'right' | 'guesser'> {
  const [early, late] = halves(learnt);
  const shareBy = (clue: string): number => share(late, learn(early, clue));
  const [guesser = ''] = Object.keys(learnt[0]?.clues ?? {}).toSorted((one, other) => shareBy(other) - shareBy(one));
  return { right: share(tested, learn(learnt, guesser)), guesser };
}

function tenths(points: number): number {
  return Math.round(points * 10) / 10;
}

type Guesser = (each: Case) => boolean;

/** Learns what is more frequent than usual in each bin of a clue. */
function learn(cases: readonly Case[], clue: string): Guesser {
  const binOf = binsOf(cases, clue);
  const votes = new Map<string, number>();
  for (const [each, weight] of weighed(cases)) {
    const bin = `${each.group} ${binOf(each)}`;
    votes.set(bin, (votes.get(bin) ?? 0) + (each.truth ? weight : -weight));
  }
  return (each) => (votes.get(`${each.group} ${binOf(each)}`) ?? 0) > 0;
}

/** The bin of a case: as many learnt cases lie in each where the clue is a number. */
function binsOf(cases: readonly Case[], clue: string): (each: Case) => string {
  const numbers = cases
    .flatMap(({ clues }) => (typeof clues[clue] === 'number' ? [clues[clue]] : []))
    .toSorted((one, other) => one - other);
  const bounds = Array.from({ length: BINS - 1 }, (_, at) => numbers[Math.floor(((at + 1) * numbers.length) / BINS)] ?? Infinity);
  return ({ clues }) => {
    const seen = clues[clue];
    return typeof seen === 'number' ? String(bounds.filter((bound) => seen >= bound).length) : (seen ?? '');
  };
}

/** The share of right guesses: half of it are those where the truth is yes. */
function share(cases: readonly Case[], guesser: Guesser): number {
  const all = weighed(cases);
  const right = all.filter(([each]) => guesser(each) === each.truth);
  return all.length === 0 ? 0.5 : sumOf(right) / sumOf(all);
}

/** Cases with their weights: in each group of a table those of yes weigh together as much as those of no. */
function weighed(cases: readonly Case[]): readonly (readonly [Case, number])[] {
  return [...groupsOf(cases).values()].flatMap((group) => {
    const [no, yes] = countsOf(group);
    if (no === 0 || yes === 0) return [];
    return group.map((each) => [each, group.length / (each.truth ? yes : no)] as const);
  });
}

function groupsOf(cases: readonly Case[]): ReadonlyMap<string, readonly Case[]> {
  return Map.groupBy(cases, ({ group, table }) => `${table} ${group}`);
}

/** How many are no, and how many yes. */
function countsOf(cases: readonly Case[]): readonly [number, number] {
  const yes = cases.filter(({ truth }) => truth).length;
  return [cases.length - yes, yes];
}

function halves(cases: readonly Case[]): readonly [readonly Case[], readonly Case[]] {
  return [cases.filter((_, at) => at % 2 === 0), cases.filter((_, at) => at % 2 === 1)];
}

function sumOf(cases: readonly (readonly [Case, number])[]): number {
  return cases.reduce((sum, [, weight]) => sum + weight, 0);
}
