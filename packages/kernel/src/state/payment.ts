/** Indexes of the chosen options: see `Answer`. */
type Chosen = readonly number[];

/** Types of resources as bits, one a type; a resource that counts as several types has several. */
export type ResourceTypes = number;

/** Every type. */
export const ANY_TYPE: ResourceTypes = -1;

/** Some resources of the same sort. */
export interface Resources {
  /** The types that each of them counts as: a wild one counts as several. */
  readonly types: ResourceTypes;
  /** At least 1. */
  readonly count: number;
}

/** A part of a cost: so many resources, each of one of some types. */
export interface CostPlace extends Resources {
  /** The type or part that it is called by, for whoever asks why a cost cannot be paid. */
  readonly name: string;
}

/** What an option of a payment generates each time it is chosen. */
export interface Generated {
  readonly resources: readonly Resources[];
  /** The places that these resources may fill, by their index; default all. */
  readonly fills?: readonly number[];
}

/** A cost and the options that may pay it. */
export interface Payment {
  readonly places: readonly CostPlace[];
  /** What each option generates, in the order of the options. */
  readonly generated: readonly Generated[];
  /** Whether options may be chosen without which the cost is paid as well. Left over resources of a needed option are lost either way. */
  readonly needless: 'allowed' | 'refused';
}

/** How often an option may be chosen: see `Option.count`. */
interface Counted {
  readonly count?: number;
}

/** Resources of one sort that one option generates, and how many of them each place has taken. */
interface Source extends Resources {
  readonly fills: readonly number[] | undefined;
  readonly taken: number[];
  left: number;
}

/** Gives each place in turn as many of the resources as it can have; an earlier place may be given others in exchange. */
function fillPlaces(places: readonly CostPlace[], generated: readonly Generated[], times: readonly number[]): readonly number[] {
  const sources = generated.flatMap(({ resources, fills }, at): Source[] =>
    (times[at] ?? 0) === 0
      ? []
      : resources.map(({ types, count }) => {
          const all = count * (times[at] ?? 0);
          return { types, count: all, fills, taken: places.map(() => 0), left: all };
        }),
  );
  return places.map(({ count }, place) => {
    let filled = 0;
    while (filled < count && findFor(places, sources, place, new Set())) filled++;
    return filled;
  });
}

/** Finds one more resource for a place; a place that has to give one up is found another. */
function findFor(places: readonly CostPlace[], sources: readonly Source[], place: number, asked: Set<Source>): boolean {
  const types = places[place]?.types ?? 0;
  return sources.some((source) => {
    if (asked.has(source) || (source.types & types) === 0 || source.fills?.includes(place) === false) return false;
    asked.add(source);
    if (source.left > 0) source.left--;
    else {
      const giver = places.findIndex((_, at) => at !== place && (source.taken[at] ?? 0) > 0 && findFor(places, sources, at, asked));
      if (giver < 0) return false;
      source.taken[giver] = (source.taken[giver] ?? 0) - 1;
    }
    source.taken[place] = (source.taken[place] ?? 0) + 1;
    return true;
  });
}

/** How many resources of all would do for the only place of a cost. */
function resourcesFor({ types }: CostPlace, generated: readonly Generated[], times: readonly number[]): number {
  let found = 0;
  for (let at = 0; at < generated.length; at++) {
    const { resources, fills } = generated[at] as Generated;
    if (fills?.includes(0) === false) continue;
    for (const each of resources) if ((each.types & types) !== 0) found += each.count * (times[at] ?? 0);
  }
  return found;
}

/** The first place that stays unfilled when each option is chosen so many times, or undefined where the cost is paid. */
export function unfilledPlace(
  { places, generated }: Pick<Payment, 'places' | 'generated'>,
  times: readonly number[],
): CostPlace | undefined {
  const [only] = places;
  // Most costs are one place, which takes whatever it may.
  if (only !== undefined && places.length === 1) return resourcesFor(only, generated, times) < only.count ? only : undefined;
  const filled = fillPlaces(places, generated, times);
  return places.find(({ count }, place) => (filled[place] ?? 0) < count);
}

/** How many resources a cost wants in all. */
export function sizeOfCost(places: readonly CostPlace[]): number {
  return places.reduce((sum, { count }) => sum + count, 0);
}

/** How many resources are generated in all. */
export function sizeOf({ resources }: Generated): number {
  return resources.reduce((sum, { count }) => sum + count, 0);
}

/** How many resources of a cost stay unfilled by an answer. */
export function unfilledResources({ places, generated }: Payment, chosen: Chosen): number {
  return sizeOfCost(places) - sum(fillPlaces(places, generated, timesOf(chosen, generated.length)));
}

/** How often each of some options is chosen. */
export function timesOf(chosen: Chosen, options: number): number[] {
  const times = new Array<number>(options).fill(0);
  for (const index of chosen) times[index] = (times[index] ?? 0) + 1;
  return times;
}

/** The options of which one more would fill a place that is still unfilled; none where the cost is paid. */
export function usefulOptions({ places, generated }: Payment, options: readonly Counted[], chosen: Chosen): readonly number[] {
  const times = timesOf(chosen, options.length);
  const filled = sum(fillPlaces(places, generated, times));
  if (filled === sizeOfCost(places)) return [];
  return options.flatMap(({ count = 1 }, at) => {
    if ((times[at] ?? 0) >= count) return [];
    return sum(fillPlaces(places, generated, oneMore(times, at, 1))) > filled ? [at] : [];
  });
}

/** Why an answer does not pay: a place is unfilled, or an option is needless where that is refused. */
export function refusePayment(payment: Payment, chosen: Chosen): 'placeNotFilled' | 'needlessOption' | undefined {
  const times = timesOf(chosen, payment.generated.length);
  if (unfilledPlace(payment, times) !== undefined) return 'placeNotFilled';
  if (payment.needless === 'allowed') return undefined;
  const needless = times.some((count, at) => count > 0 && unfilledPlace(payment, oneMore(times, at, -1)) === undefined);
  return needless ? 'needlessOption' : undefined;
}

/**
 * The only answer that pays, or undefined where none or several do. What every payment needs of an option is the least that pays together
 * with all the others: if these least parts pay, they are the only payment without a needless option.
 */
export function onlyPayment(payment: Payment, options: readonly Counted[]): Chosen | undefined {
  const all = options.map(({ count = 1 }) => count);
  if (unfilledPlace(payment, all) !== undefined) return undefined;
  const least = all.map((count, at) => {
    let needed = count;
    while (needed > 0 && unfilledPlace(payment, all.with(at, needed - 1)) === undefined) needed--;
    return needed;
  });
  const isOnly =
    payment.needless === 'allowed' ? least.every((count, at) => count === all[at]) : unfilledPlace(payment, least) === undefined;
  return isOnly ? least.flatMap((count, at) => new Array<number>(count).fill(at)) : undefined;
}

function oneMore(times: readonly number[], at: number, by: 1 | -1): readonly number[] {
  return times.with(at, (times[at] ?? 0) + by);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
