/** How a match came about, turn by turn: what each line of its race has, and which milestones it has passed. Pure. */

import type { Seat } from '../state/ids.ts';
import type { Language } from '../state/result.ts';
import type { Shown, View } from '../views/view.ts';

/** What is counted in a view for a line of the race. */
export type RaceCount =
  /** A number of the seat, or how many a list of it has. */
  | { readonly kind: 'seat'; readonly value: string }
  /** How many cards lie in a zone; with `isFalling` less than nothing by as many, for what counts as they leave. */
  | { readonly kind: 'pile'; readonly zone: string; readonly isFalling?: true }
  /** How many open cards in a zone have a value that is set. */
  | { readonly kind: 'having'; readonly zone: string; readonly value: string }
  /** A value of the first open card in a zone that tells `sign`; with `leftOf` what is left of that other value, at least 0. */
  | { readonly kind: 'card'; readonly zone: string; readonly sign: string; readonly value: string; readonly leftOf?: string };

/** A line of the race: one for each seat, or one for all who play. */
export interface RaceLine {
  readonly per: 'seat' | 'all';
  /** What the line is; `{seat}` is filled in. */
  readonly name: Readonly<Record<Language, string>>;
  readonly count: RaceCount;
  /** What it goes up to, or begins at: what a chart draws at the top of the line's axis. `max` of the words where it is left out. */
  readonly top?: RaceCount;
  /** Passed as often as this grows. */
  readonly milestone: RaceCount;
  /** That a milestone was passed; `{seat}` is filled in. */
  readonly milestoneName: Readonly<Record<Language, string>>;
}

/** How a game's race is read off views, and how it is said. */
export interface RaceWords {
  /** The value of the table that numbers turns or rounds. */
  readonly turn: string;
  /** What a chart draws at the top of the axis of lines that tell none themselves; all that is above it, too. */
  readonly max: number;
  readonly lines: readonly RaceLine[];
}

/** Where the race stands at a moment. */
export interface RaceStep {
  readonly turn: number;
  /** What each line has. */
  readonly race: readonly number[];
  /** What each line goes up to. */
  readonly tops: readonly number[];
  /** How many milestones each line has passed: only its growth tells something. */
  readonly marks: readonly number[];
}

/** A turn as it ended. */
export interface RaceTurn {
  readonly turn: number;
  readonly race: readonly number[];
  readonly tops: readonly number[];
  /** How many milestones of each line were passed in it. */
  readonly marked: readonly number[];
}

/** A line as it is drawn, and whose it is: nobody's where it is one for all. */
export interface RaceLineOf {
  readonly line: RaceLine;
  readonly seat: Seat | undefined;
}

/** The lines of a race of so many seats, in the order in which steps tell them. */
export function raceLines(words: RaceWords | undefined, seats: number): readonly RaceLineOf[] {
  return (words?.lines ?? []).flatMap((line): readonly RaceLineOf[] =>
    line.per === 'all' ? [{ line, seat: undefined }] : Array.from({ length: seats }, (_, seat) => ({ line, seat })),
  );
}

/** Reads where the race stands off a view: through anybody's eyes the same. Without words there are no lines. */
export function readRace(words: RaceWords | undefined, view: View): RaceStep {
  const lines = raceLines(words, view.seats.length);
  return {
    turn: numberOf(view.table[words?.turn ?? '']),
    race: lines.map(({ line, seat }) => readCount(line.count, view, seat ?? -1)),
    tops: lines.map(({ line, seat }) => (line.top === undefined ? (words?.max ?? 1) : readCount(line.top, view, seat ?? -1))),
    marks: lines.map(({ line, seat }) => readCount(line.milestone, view, seat ?? -1)),
  };
}

function readCount(count: RaceCount, view: View, seat: Seat): number {
  if (count.kind === 'seat') return numberOf(view.seats[seat]?.[count.value]);
  const zone = view.zones.find(({ kind, seat: owner }) => kind === count.zone && owner === seat);
  if (count.kind === 'pile') return (count.isFalling === true ? -1 : 1) * (zone?.count ?? 0) + 0;
  const cards = (zone?.cards ?? []).map((handle) => view.cards[handle]).filter((card) => card !== undefined);
  if (count.kind === 'having') return cards.filter(({ now }) => now[count.value] === true || numberOf(now[count.value]) > 0).length;
  const now = cards.find((card) => card.now[count.sign] !== undefined)?.now;
  const part = numberOf(now?.[count.value]);
  return count.leftOf === undefined ? part : Math.max(0, numberOf(now?.[count.leftOf]) - part);
}

function numberOf(value: Shown | undefined): number {
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.length : 0;
}

/** The moments that are known, by the number of entries before them. */
export type KnownSteps<Step extends RaceStep = RaceStep> = ReadonlyMap<number, Step>;

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
  const ends = new Map<number, RaceStep>();
  for (const [, step] of [...known].toSorted(([one], [other]) => one - other)) ends.set(step.turn, step);
  const steps = [...ends.values()].toSorted((one, other) => one.turn - other.turn);
  return steps.map(({ turn, race, tops, marks }, at) => ({
    turn,
    race,
    tops,
    marked: marks.map((count, line) => Math.max(0, count - (steps[at - 1]?.marks[line] ?? count))),
  }));
}

/** The top of the axis of each line: the most that it went up to in any turn; never 0. */
export function raceTops(turns: readonly Pick<RaceTurn, 'tops'>[]): readonly number[] {
  return (turns[0]?.tops ?? []).map((_, line) => Math.max(1, ...turns.map(({ tops }) => tops[line] ?? 0)));
}
