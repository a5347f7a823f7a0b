import type { Seat } from '@crupier/kernel';
import { type TableTerms, usualAway } from '@crupier/protocol';
import type { RunningMatch } from '../play/running-match.ts';
import { otherPersons, seatsWith } from '../play/undo.ts';

/** What absences are found by. */
export interface AbsenceParts {
  readonly running: RunningMatch;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Whether somebody looks through a seat's eyes. */
  readonly hasViewer: (seat: Seat) => boolean;
}

/** What has changed since absences were looked at before. */
export interface AbsenceNews {
  /** Whether there is anything new that all may know. */
  readonly isNews: boolean;
}

/**
 * Which persons are away from a table, since when, and for whom a bot plays meanwhile. While nobody else is there either, nobody is
 * waited for and no time counts. It is known while the table is in memory and forgotten with it: whoever is still away is waited for anew.
 */
export class Absences {
  readonly #parts: AbsenceParts;
  readonly #away: NonNullable<TableTerms['away']>;
  /** Since when somebody who is there has waited for a seat. */
  readonly #since = new Map<Seat, number>();
  readonly #gone = new Set<Seat>();
  readonly #standIns = new Set<Seat>();

  constructor(parts: AbsenceParts) {
    this.#parts = parts;
    this.#away = parts.running.head.terms?.away ?? usualAway;
  }

  /** Looks who is away now. A bot stands in where that was agreed, and leaves as soon as the person is back. */
  look(): AbsenceNews {
    const { running, now } = this.#parts;
    let isNews = false;
    for (const [seat, record] of running.head.seats.entries()) {
      if (record.kind !== 'person') continue;
      if (this.#isAwaited(seat)) {
        const since = this.#since.get(seat) ?? now();
        this.#since.set(seat, since);
        if (this.#gone.has(seat) || now() - since < this.#graceMs) continue;
        this.#gone.add(seat);
        if (this.#away.course === 'bot') this.#standIns.add(seat);
        isNews = true;
      } else {
        this.#since.delete(seat);
        const isBack = this.isPresent(seat);
        if (this.#gone.delete(seat)) isNews = true;
        if (isBack && this.#standIns.delete(seat)) isNews = true;
      }
    }
    return { isNews };
  }

  /** Milliseconds until the next person has been away for long; undefined where nobody is waited for. */
  get nextMs(): number | undefined {
    const { now } = this.#parts;
    const left = [...this.#since].flatMap(([seat, since]) => (this.#gone.has(seat) ? [] : [since + this.#graceMs - now()]));
    return left.length === 0 ? undefined : Math.max(0, Math.min(...left));
  }

  /** Whether the person who plays a seat is at the table, at whichever of their seats. */
  isPresent(seat: Seat): boolean {
    const { running, hasViewer } = this.#parts;
    return seatsWith(seat, running.head.seats).some(hasViewer);
  }

  /** Whether the others may choose what happens to a seat: its person has been away for long, and nothing else was agreed. */
  mayBeDecided(seat: Seat): boolean {
    return this.#gone.has(seat) && this.#away.course !== 'wait';
  }

  /** Whether a person has been away for long. */
  isGone(seat: Seat): boolean {
    return this.#gone.has(seat);
  }

  /** Whether a bot plays a person's seat. */
  hasStandIn(seat: Seat): boolean {
    return this.#standIns.has(seat);
  }

  /** Lets a bot play the seats of a person until they return. */
  standIn(seat: Seat): void {
    for (const each of seatsWith(seat, this.#parts.running.head.seats)) this.#standIns.add(each);
  }

  get #graceMs(): number {
    return this.#away.minutes * 60_000;
  }

  /** Whether somebody who is there waits for the person of a seat. */
  #isAwaited(seat: Seat): boolean {
    const { running, hasViewer } = this.#parts;
    if (this.isPresent(seat) || running.match.outcome() !== undefined) return false;
    return otherPersons(seat, running.head.seats).some(hasViewer);
  }
}
