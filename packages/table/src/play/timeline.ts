import {
  type JournalEntry,
  type PlayableMatch,
  type PlayedEntry,
  type Problem,
  type Resumable,
  assert,
  playEntry,
  runToEnd,
} from '@crupier/kernel';
import { platform } from '#platform';

/** The state after so many entries of the journal, and how it came about. */
export interface Moment {
  readonly seq: number;
  /** How many entries, none of them undone, lie between the deal and this state. */
  readonly depth: number;
  readonly hash: string;
  /** What was played last to come here, and the moment before it. Absent at the deal. */
  readonly last?: { readonly before: Moment; readonly entry: PlayedEntry };
}

/** A walk along a timeline: as far as it came, and why no farther. */
export interface Walk {
  readonly match: PlayableMatch;
  readonly reached: Moment;
  readonly problem: Problem | undefined;
  /** How many events had happened at each moment passed, by `depth`; for `match.events`. */
  readonly eventCounts: ReadonlyMap<number, number>;
}

/** A match at a moment of its timeline. A walk that begins there plays it on. */
export interface Place {
  readonly moment: Moment;
  readonly match: PlayableMatch;
}

/** How a walk is tried. */
interface WalkWish {
  /** Entries before the target whose events the match is to tell. */
  readonly margin: number;
  readonly place?: Place;
  /** Whether the hash of each entry is compared, not of the last alone: that takes as long as playing them. */
  readonly isEachCompared?: true;
}

/** Where matches are made from. Each of them tells its own events from there on. */
export interface MatchSource {
  /** The match as it began. */
  readonly deal: () => PlayableMatch;
  /** The match in a saved state, if it can be read. */
  readonly restore: (saved: string) => PlayableMatch | undefined;
}

/** Entries between two states that are kept in memory. */
const CHECKPOINT_EVERY = 32;

/**
 * A journal as a tree: each entry leads to a moment, an undo leads to an old moment again. Any moment's state can be made: from a
 * state kept on the way to it, and the entries between.
 */
export class Timeline {
  readonly #source: MatchSource;
  readonly #moments: [Moment, ...Moment[]];
  /** Saved states, packed: a long match keeps many, and hardly any is read again. */
  readonly #kept = new Map<Moment, Uint8Array>();
  readonly #entries: JournalEntry[] = [];
  #undos = 0;

  constructor(source: MatchSource, hash: string) {
    this.#source = source;
    this.#moments = [{ seq: 0, depth: 0, hash }];
  }

  /** How many entries the journal has. */
  get length(): number {
    return this.#moments.length - 1;
  }

  /** How many of them are undos. */
  get undos(): number {
    return this.#undos;
  }

  /** Everything that was written, undone or not. */
  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** Where the match stands. */
  get now(): Moment {
    return this.#moments.at(-1) ?? this.#moments[0];
  }

  /** The moment after so many entries. After an undo it is the old moment, whose own `seq` is lower. */
  at(seq: number): Moment | undefined {
    return this.#moments[seq];
  }

  /** The moment so many entries before another, or the deal. */
  back(from: Moment, entries: number): Moment {
    let moment = from;
    for (let left = entries; left > 0 && moment.last !== undefined; left--) moment = moment.last.before;
    return moment;
  }

  /** Adds an entry. */
  append(entry: JournalEntry): Moment {
    const moment = this.#next(entry);
    this.#moments.push(moment);
    this.#entries.push(entry);
    if (entry.kind === 'undo') this.#undos++;
    return moment;
  }

  /** Keeps a moment's state, so that walks can begin there. */
  keep(moment: Moment, saved: string): void {
    this.#kept.set(moment, platform.pack(saved));
  }

  /** Keeps a moment's state where it is time for one. */
  maybeKeep(moment: Moment, match: PlayableMatch): void {
    if (moment.depth % CHECKPOINT_EVERY === 0 && !this.#kept.has(moment)) this.#kept.set(moment, platform.pack(match.save()));
  }

  /**
   * Makes the state of a moment. It begins at least `margin` entries earlier, where there are so many, so that the match can
   * tell the events of those. The hash of that moment is compared; where it disagrees, the entries are played again from the deal, and
   * the first whose hash disagrees ends the walk.
   */
  walkTo(target: Moment, margin = 0): Walk {
    return runToEnd(this.walkingTo(target, margin));
  }

  /** The same with a pause after each entry. Where a place lies on the way it begins there, and not where another try is needed. */
  *walkingTo(target: Moment, margin = 0, place?: Place): Resumable<Walk> {
    const walk = yield* this.#walk(target, { margin, ...(place && { place }) });
    if (walk.problem === undefined) return walk;
    this.#kept.clear();
    return yield* this.#walk(target, { margin, isEachCompared: true });
  }

  /** One try, which trusts the kept states. */
  *#walk(target: Moment, { margin, place, isEachCompared }: WalkWish): Resumable<Walk> {
    const path: { readonly moment: Moment; readonly entry: PlayedEntry }[] = [];
    const isKept = (moment: Moment): boolean => moment === place?.moment || this.#kept.has(moment);
    let from = target;
    while (from.last !== undefined && (!isKept(from) || target.depth - from.depth < margin)) {
      path.push({ moment: from, entry: from.last.entry });
      from = from.last.before;
    }
    const match = from === place?.moment ? place.match : this.#begin(from);
    yield;
    const eventCounts = new Map([[from.depth, match.eventCount()]]);
    let reached = from;
    for (const { moment, entry } of path.toReversed()) {
      const isCompared = isEachCompared === true || moment === target;
      const problem = follow(match, entry, moment) ?? (isCompared ? compare(match, moment) : undefined);
      if (problem !== undefined) {
        const stopped = isEachCompared === true ? yield* this.#stoppedAt(reached) : { match, reached, eventCounts };
        return { ...stopped, problem };
      }
      reached = moment;
      this.maybeKeep(moment, match);
      eventCounts.set(moment.depth, match.eventCount());
      yield;
    }
    return { match, reached, problem: undefined, eventCounts };
  }

  /** The match at a kept moment, or as it was dealt: a walk goes back to one of the two. */
  #begin(from: Moment): PlayableMatch {
    const saved = this.#kept.get(from);
    const restored = saved === undefined ? undefined : this.#source.restore(platform.unpack(saved));
    assert(from.last === undefined || restored !== undefined, 'A state that was kept can be read back.');
    return restored ?? this.#source.deal();
  }

  /** A walk to the last good moment: the match that stumbled is no good any more. */
  *#stoppedAt(moment: Moment): Resumable<Omit<Walk, 'problem'>> {
    const { match, reached, eventCounts } = yield* this.#walk(moment, { margin: 0 });
    return { match, reached, eventCounts };
  }

  #next(entry: JournalEntry): Moment {
    const seq = this.length + 1;
    if (entry.kind === 'undo') {
      const back = this.at(entry.to);
      assert(back !== undefined, 'An undo leads to a moment that was.');
      return back;
    }
    const before = this.now;
    return { seq, depth: before.depth + 1, hash: entry.hash, last: { before, entry } };
  }
}

/** Applies an entry to the match before it. *Errors:* `journal.fault`, or `journal.refused` with what the game says of the answer. */
function follow(match: PlayableMatch, entry: PlayedEntry, { seq }: Moment): Problem | undefined {
  const at = `entry ${seq}`;
  try {
    const problem = playEntry(match, entry);
    return problem && { code: 'journal.refused', at, values: { entry: seq, why: problem.code } };
  } catch (error) {
    return { code: 'journal.fault', at, values: { entry: seq, sentence: error instanceof Error ? error.message : String(error) } };
  }
}

/** *Errors:* `journal.disagrees` where the state has another hash than its moment. */
function compare(match: PlayableMatch, { seq, hash }: Moment): Problem | undefined {
  return match.hash() === hash ? undefined : { code: 'journal.disagrees', at: `entry ${seq}`, values: { entry: seq } };
}

/** The entries that lead from a moment to a later one. */
export function entriesBetween(from: Moment, to: Moment): readonly PlayedEntry[] {
  const entries: PlayedEntry[] = [];
  for (let each = to; each !== from && each.last !== undefined; each = each.last.before) entries.push(each.last.entry);
  return entries.toReversed();
}
