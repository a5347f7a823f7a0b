/** What is printed on a card, by the game's names. */
export type PrintedFacts = Readonly<Record<string, number | string | readonly string[]>>;

/** A printed fact by which two cards are compared. */
export interface LikenessTerm {
  readonly fact: string;
  /** `same`: equal or not; `shared`: the values that both have, of all that either has; `close`: numbers, by their distance. */
  readonly by: 'same' | 'shared' | 'close';
  /** How much it counts, beside the other terms; above 0. */
  readonly weight: number;
  /** Whether a card that differs here stands in only where none is the same here. */
  readonly isNeeded?: true;
}

/** A card that is like another, with the facts in which both are alike: each with the values that they share. */
export interface NearCard {
  readonly card: string;
  /** From 0, nothing alike, to 1, alike in everything that is compared. */
  readonly likeness: number;
  readonly shared: readonly { readonly fact: string; readonly values: readonly string[] }[];
}

/** Numbers that differ by so much or more are not close at all. */
const CLOSE_SPAN = 4;
/** Numbers at least so close are told as shared. */
const CLOSE_TOLD = 0.75;

/**
 * How much a card is like another, by what is printed on both. Each term counts from 0 to 1 by its weight; a term of which neither card says
 * anything is left out. A fact that one card alone has counts as different.
 *
 * - `same`: 1 where the values are equal.
 * - `shared`: the number of values that both have by the number that either has. A keyword with a number is compared by its name.
 * - `close`: 1 for equal numbers, a quarter less for each step between them.
 *
 * Cards that are not made yet have nothing but their printed facts: what a text does is compared by its keywords, traits and icons.
 */
export function likenessOf(one: PrintedFacts, other: PrintedFacts, terms: readonly LikenessTerm[]): number {
  const said = terms.filter(({ fact }) => valuesOf(one, fact).length > 0 || valuesOf(other, fact).length > 0);
  const whole = said.reduce((sum, { weight }) => sum + weight, 0);
  return whole === 0 ? 0 : said.reduce((sum, term) => sum + term.weight * termOf(one, other, term), 0) / whole;
}

/** What cards are chosen from, and by what they are compared. */
export interface NearestSearch {
  readonly terms: readonly LikenessTerm[];
  /** The keys that may stand in, in the game's order, which decides between cards that are equally near. */
  readonly candidates: readonly string[];
  readonly factsOf: (card: string) => PrintedFacts | undefined;
  /** How many at most. */
  readonly most: number;
}

/** The cards that are nearest to one, the nearest first. Cards that lack a needed fact come only where no card has all of them. */
export function nearestCards(card: string, { terms, candidates, factsOf, most }: NearestSearch): readonly NearCard[] {
  const own = factsOf(card);
  if (own === undefined) return [];
  const needed = terms.filter(({ isNeeded }) => isNeeded === true);
  const known = candidates.flatMap((key) => {
    const facts = key === card ? undefined : factsOf(key);
    return facts === undefined ? [] : [{ key, facts }];
  });
  const fitting = known.filter(({ facts }) => needed.every((term) => termOf(own, facts, term) === 1));
  return (fitting.length > 0 ? fitting : known)
    .map(({ key, facts }) => ({ card: key, likeness: likenessOf(own, facts, terms), shared: sharedBy(own, facts, terms) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most);
}

function termOf(one: PrintedFacts, other: PrintedFacts, { fact, by }: LikenessTerm): number {
  const [values, others] = [valuesOf(one, fact), valuesOf(other, fact)];
  if (by === 'shared') {
    const either = new Set([...values, ...others]).size;
    return either === 0 ? 1 : values.filter((value) => others.includes(value)).length / either;
  }
  if (by === 'close') {
    const [number, second] = [Number.parseInt(values[0] ?? '', 10), Number.parseInt(others[0] ?? '', 10)];
    if (!Number.isNaN(number) && !Number.isNaN(second)) return Math.max(0, 1 - Math.abs(number - second) / CLOSE_SPAN);
  }
  return values.length === others.length && values.every((value, at) => value === others[at]) ? 1 : 0;
}

function sharedBy(one: PrintedFacts, other: PrintedFacts, terms: readonly LikenessTerm[]): NearCard['shared'] {
  return terms.flatMap((term) => {
    const { fact, by } = term;
    const others = valuesOf(other, fact);
    const values = by === 'shared' ? valuesOf(one, fact).filter((value) => others.includes(value)) : others;
    const least = by === 'close' ? CLOSE_TOLD : Number.EPSILON;
    return values.length > 0 && termOf(one, other, term) >= least ? [{ fact, values }] : [];
  });
}

/** The values of a fact, each once; those of keywords without their numbers. */
function valuesOf(facts: PrintedFacts, fact: string): readonly string[] {
  const value = facts[fact];
  if (value === undefined || value === '') return [];
  const list = typeof value === 'object' ? value : [String(value)];
  return [...new Set(fact === 'keywords' ? list.map((each) => each.replace(/:.*$/, '')) : list)];
}
