import type { Seat, SeenEvent, Viewer } from '@crupier/kernel';
import type { UndoMark } from '@crupier/protocol';
import { entriesBetween, type Moment, type Timeline } from './timeline.ts';

/** How many undos the first events that they took back are remembered of; older ones are marked without. */
const REMEMBERED_MAX = 64;
/** How many events of what an undo took back are told: the log names the first that says something. */
const TOLD_MAX = 12;

/** The undos of a match as logs mark them: where, by whom, and what each took back as far as that was not forgotten. */
export class UndoMarks {
  readonly #timeline: Timeline;
  /** What each undo took back, by its entry and by viewer. */
  readonly #takenBack = new Map<number, ReadonlyMap<Viewer, readonly SeenEvent[]>>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** Remembers what the last entry, an undo, took back. */
  note(viewers: readonly Viewer[], eventsOf: (viewer: Viewer) => readonly SeenEvent[]): void {
    this.#takenBack.set(this.#timeline.length, new Map(viewers.map((viewer) => [viewer, eventsOf(viewer).slice(0, TOLD_MAX)])));
    const [oldest] = this.#takenBack.keys();
    if (oldest !== undefined && this.#takenBack.size > REMEMBERED_MAX) this.#takenBack.delete(oldest);
  }

  /**
   * The undos that led to a moment between `from` and `now`, in the order of those moments. Where several led to one moment, the last of
   * them is told alone, as in a log that has seen all of them.
   */
  told(viewer: Viewer, { from, now, since, placeOf }: MarkWish): readonly UndoMark[] {
    const way = new Set<Moment>([from]);
    for (let each: Moment | undefined = now; each !== undefined && each !== from; each = each.last?.before) way.add(each);
    const last = new Map<Moment, number>();
    for (const [at, entry] of this.#timeline.entries.entries()) {
      const to = entry.kind === 'undo' ? this.#timeline.at(at + 1) : undefined;
      if (to !== undefined && way.has(to) && at + 1 > since) last.set(to, at + 1);
    }
    const inOrder = [...last].toSorted(([one], [other]) => one.depth - other.depth);
    return inOrder.map(([to, seq]) => {
      const by = this.#wisherOf(seq, to);
      const events = this.#takenBack.get(seq)?.get(viewer) ?? [];
      return { seq, to: to.seq, after: placeOf(to), ...(by !== undefined && { by }), events };
    });
  }

  /** Who wished an undo: it leads back to a choice of theirs. */
  #wisherOf(seq: number, to: Moment): Seat | undefined {
    const before = this.#timeline.at(seq - 1);
    const [first] = before === undefined ? [] : entriesBetween(to, before);
    return first?.kind === 'answer' ? first.seat : undefined;
  }
}

/** Which undos are told. */
export interface MarkWish {
  /** The moment after which events are told. */
  readonly from: Moment;
  readonly now: Moment;
  /** The entry up to which the viewer knows of undos. */
  readonly since: number;
  /** How many of the events that are told lie before a moment. */
  readonly placeOf: (moment: Moment) => number;
}
