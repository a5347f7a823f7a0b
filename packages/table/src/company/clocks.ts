import { type Seat, SPECTATOR } from '@crupier/kernel';
import type { ClockTerms, SeenClock } from '@crupier/protocol';
import type { RunningMatch } from '../play/running-match.ts';

/** What clocks are driven by. */
export interface ClockParts {
  readonly terms: ClockTerms;
  readonly running: RunningMatch;
  /** A clock in milliseconds that is never set back. */
  readonly now: () => number;
  /** Whether a person plays a seat, and no bot in their place. */
  readonly isPlayed: (seat: Seat) => boolean;
}

/** How the clocks of a match stood, as it is kept. */
export interface KeptClock {
  /** Milliseconds left in the match, by seat; empty where the time is by question. */
  readonly banks: readonly number[];
  /** The question that was open, and milliseconds that each seat had used for it. */
  readonly question: number;
  readonly used: readonly number[];
  /** The last question, by seat, whose answer has added to a seat's time; absent in what was kept earlier. */
  readonly rewarded?: readonly number[] | undefined;
}

/** Why time stands still: nobody is there or the match is paused, or somebody is asked for something, which holds it up for a while only. */
export type ClockHold = 'none' | 'request' | 'table';

/** Milliseconds for which requests hold the clocks up at one question: nobody gains time by asking. */
export const HOLD_MAX_MS = 60_000;

/**
 * How long each person may still think. Time counts while a person is asked, whether or not they have a choice: otherwise the clock would
 * tell it. Time that was spent is not given back by an undo.
 */
export class Clocks {
  readonly #parts: ClockParts;
  readonly #banks: number[];
  #used: number[];
  readonly #rewarded: number[];
  #question: number;
  #running: ReadonlySet<Seat> = new Set();
  #hold: ClockHold = 'table';
  /** For how long requests have held the clocks up at this question. */
  #heldMs = 0;
  #mark: number;
  #hasRun = false;
  /** The seats whose time is up at the open question, of which was told already. */
  readonly #called = new Set<Seat>();

  constructor(parts: ClockParts, kept: KeptClock | undefined) {
    const { running, terms } = parts;
    const seats = running.head.seats.length;
    this.#parts = parts;
    const first = terms.kind === 'bank' ? terms.seconds * 1000 : 0;
    this.#banks = Array.from({ length: seats }, (_, seat) => kept?.banks[seat] ?? first);
    this.#question = this.#openQuestion;
    const isSame = kept?.question === this.#question;
    this.#used = Array.from({ length: seats }, (_, seat) => (isSame ? (kept.used[seat] ?? 0) : 0));
    this.#rewarded = Array.from({ length: seats }, (_, seat) => kept?.rewarded?.[seat] ?? (kept?.question ?? 0) - 1);
    this.#mark = parts.now();
  }

  /** Looks who is asked now. `wasUndo`: the match went back, which gives nobody new time. Gives whether anything is another than before. */
  look(hold: ClockHold, wasUndo = false): boolean {
    this.#count();
    const before = this.#standing;
    const open = this.#parts.running.match.outcome() === undefined ? this.#parts.running.pending(SPECTATOR) : undefined;
    const question = open?.id ?? -1;
    if (question !== this.#question) {
      this.#question = question;
      this.#called.clear();
      if (!wasUndo) {
        this.#used = this.#used.map(() => 0);
        this.#heldMs = 0;
      }
    }
    this.#running = new Set((open?.waiting ?? []).filter(this.#parts.isPlayed));
    this.#hold = hold;
    return before !== this.#standing;
  }

  /** Adds to a person's time what comes with the first answer to a question: after an undo it was answered before. Called before `look`. */
  answered(seat: Seat, question: number): void {
    const { terms } = this.#parts;
    this.#count();
    if (question <= (this.#rewarded[seat] ?? 0)) return;
    this.#rewarded[seat] = question;
    if (terms.kind === 'bank') this.#banks[seat] = Math.max(0, this.#banks[seat] ?? 0) + terms.increment * 1000;
  }

  /** Milliseconds until somebody's time is up, or until a pause ends; undefined where none runs. */
  get nextMs(): number | undefined {
    this.#count();
    const left = [...this.#running].filter((seat) => !this.#called.has(seat)).map((seat) => this.#leftMs(seat));
    if (left.length === 0) return undefined;
    if (this.#hold === 'table') return undefined;
    return this.#isHeld ? HOLD_MAX_MS - this.#heldMs : Math.max(0, Math.min(...left));
  }

  /** The seats whose time has run out at the open question, each told once. */
  takeExpired(): readonly Seat[] {
    this.#count();
    const expired = [...this.#running].filter((seat) => this.#leftMs(seat) <= 0 && !this.#called.has(seat));
    for (const seat of expired) this.#called.add(seat);
    return expired;
  }

  /** The clocks as everybody sees them. */
  get seen(): SeenClock {
    this.#count();
    const { seats } = this.#parts.running.head;
    return {
      leftMs: seats.map(({ kind }, seat) => (kind === 'person' ? Math.max(0, Math.round(this.#leftMs(seat))) : undefined)),
      running: [...this.#running],
      isPaused: this.#isHeld,
    };
  }

  /** Whether any time has counted. */
  get hasRun(): boolean {
    this.#count();
    return this.#hasRun;
  }

  /** What is kept of them. */
  get kept(): KeptClock {
    this.#count();
    const banks = this.#parts.terms.kind === 'bank' ? this.#banks.map(Math.round) : [];
    return { banks, question: this.#question, used: this.#used.map(Math.round), rewarded: [...this.#rewarded] };
  }

  get #openQuestion(): number {
    return this.#parts.running.pending(SPECTATOR)?.id ?? -1;
  }

  /** Whether time stands still now. */
  get #isHeld(): boolean {
    return this.#hold === 'table' || (this.#hold === 'request' && this.#heldMs < HOLD_MAX_MS);
  }

  get #standing(): string {
    return `${this.#question} ${[...this.#running].join()} ${this.#isHeld}`;
  }

  #leftMs(seat: Seat): number {
    const { terms } = this.#parts;
    return terms.kind === 'bank' ? (this.#banks[seat] ?? 0) : terms.seconds * 1000 - (this.#used[seat] ?? 0);
  }

  /** Counts the time since it was counted last. */
  #count(): void {
    const now = this.#parts.now();
    let passed = Math.max(0, now - this.#mark);
    this.#mark = now;
    if (this.#hold === 'table') return;
    if (this.#hold === 'request' && this.#running.size > 0) {
      const held = Math.min(passed, HOLD_MAX_MS - this.#heldMs);
      this.#heldMs += held;
      passed -= held;
    }
    for (const seat of this.#running) {
      this.#hasRun ||= passed > 0;
      this.#used[seat] = (this.#used[seat] ?? 0) + passed;
      this.#banks[seat] = (this.#banks[seat] ?? 0) - passed;
    }
  }
}
