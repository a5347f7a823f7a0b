/** What is counted. */
export const sections = [
  /** Cards played, revealed and turned up as boosts. */
  'played',
  'revealed',
  'boosted',
  /** Abilities: how often one was offered, taken, and resolved. */
  'offered',
  'taken',
  'resolved',
  /** Steps of programs that ran, and conditions that were asked. */
  'steps',
  'conditions',
  'facts',
  'endings',
  /** Acts of abilities that could do nothing, for want of a player or an object, and were passed over. */
  'skipped',
] as const;
/** One of the sections. */
export type Section = (typeof sections)[number];

/** How often each thing of each section was reached. */
export type Counts = Readonly<Record<Section, Record<string, number>>>;

/** Nothing was reached. */
export function noCounts(): Counts {
  return Object.fromEntries(sections.map((section) => [section, {}])) as unknown as Counts;
}

/** Counts something once more. */
export function count(counts: Counts, section: Section, name: string, times = 1): void {
  const reached = counts[section];
  reached[name] = (reached[name] ?? 0) + times;
}

/** Adds the second counts to the first. */
export function addCounts(counts: Counts, more: Counts): void {
  for (const section of sections) for (const [name, times] of Object.entries(more[section])) count(counts, section, name, times);
}

/** All that could be reached, by section. */
export type Universe = Readonly<Partial<Record<Section, readonly string[]>>>;

/** How often something was reached. */
export type Reached = readonly (readonly [name: string, times: number])[];

/** How much of a section was reached. */
export interface Reach {
  readonly of: number;
  /** Of these, what was reached as often as is wished. */
  readonly often: number;
  /** Of the others, those for which there is a reason, the rarest first. */
  readonly explained: Reached;
  /** And those for which there is none. */
  readonly rare: Reached;
}

/** What is wished, and what is explained where it does not come to that. */
interface Wish {
  readonly least: number;
  readonly explained: (section: Section) => ReadonlySet<string>;
}

/** Compares counts with all that could be reached. */
export function reachOf(counts: Counts, universe: Universe, { least, explained }: Wish): Readonly<Partial<Record<Section, Reach>>> {
  return Object.fromEntries(
    sections.flatMap((section) => {
      const names = universe[section];
      if (names === undefined) return [];
      const fewer = rarestFirst(names.map((name) => [name, counts[section][name] ?? 0])).filter(([, times]) => times < least);
      const known = explained(section);
      const reach: Reach = {
        of: names.length,
        often: names.length - fewer.length,
        explained: fewer.filter(([name]) => known.has(name)),
        rare: fewer.filter(([name]) => !known.has(name)),
      };
      return [[section, reach]];
    }),
  );
}

/** The acts that were passed over, without those for which there is a reason. */
export function skippedWithout(counts: Counts, explained: ReadonlySet<string>): Reached {
  return rarestFirst(Object.entries(counts.skipped).filter(([act]) => !explained.has(act)));
}

function rarestFirst(reached: Reached): Reached {
  return reached.toSorted(([, one], [, other]) => one - other);
}
