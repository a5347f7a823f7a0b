import { SPECTATOR, type Answer, type Seat, type SeenDecision } from '@crupier/kernel';
import { answersOf, type Automatic } from '../play/automatic.ts';
import { obviousOf, type PassSettings } from '../play/passing.ts';
import type { RunningMatch } from '../play/running-match.ts';
import { seatsWith } from '../play/undo.ts';
import type { Pace } from '../table-parts.ts';
import { everybodyKnows } from './everybody-knows.ts';
import type { ThinkingTimes, Topic } from './thinking-times.ts';

/** What waits are made of. */
export interface WaitsParts {
  readonly running: RunningMatch;
  readonly pace: Pace;
  readonly times: ThinkingTimes;
  /** Whether the person who plays a seat is at the table. */
  readonly isPresent: (seat: Seat) => boolean;
  /** When the table passes for each seat. */
  readonly settings: PassSettings;
}

/** An automatic answer that is to be given: to which question, and in how many milliseconds. */
export interface Due {
  readonly seat: Seat;
  readonly why: Automatic['why'];
  readonly decision: number;
  readonly ms: number;
  /** When that was said, by the clock of the table. */
  readonly setAt: number;
}

/** An answer of a person: heard before the jobs that it had to wait for, as an automatic one has to. */
export interface Given {
  readonly seat: Seat;
  readonly decision: number;
  readonly chosen: Answer;
  readonly heardAt: number;
}

/** How much the last timer counts in the average. */
const LATE_SHARE = 0.1;

/** How long a person has taken for an answer. */
export interface Thought {
  readonly person: string;
  readonly topic: Topic;
  readonly ms: number;
}

/** A question to a seat: since when it is open for a person who is there, and when it is answered without one. */
interface Asked {
  readonly decision: number;
  readonly isPresent: boolean;
  readonly since: number;
  due?: number;
}

/**
 * When a table gives answers by itself. Where several persons play, an answer without a choice comes when the person would have given
 * one: while they are away it does not come at all, and asking again changes nothing of its time.
 */
export class Waits {
  readonly #parts: WaitsParts;
  readonly #persons: ReadonlyMap<Seat, string>;
  #asked = new Map<Seat, Asked>();
  /** How much later than wanted timers run, on average: what persons send comes as late, and their times have that in them already. */
  #lateMs = 0;

  constructor(parts: WaitsParts) {
    this.#parts = parts;
    const { seats } = parts.running.head;
    this.#persons = new Map(seats.flatMap((seat, at) => (seat.kind === 'person' ? [[at, seat.user] as const] : [])));
  }

  /** Whether anything can be told by times: by one person to another. */
  get areDrawn(): boolean {
    return this.#parts.pace.forcedMs === undefined && this.#arePersons;
  }

  get #arePersons(): boolean {
    return new Set(this.#persons.values()).size > 1;
  }

  /** Looks who is asked now: their time begins. */
  look(): void {
    const { running, pace, isPresent } = this.#parts;
    const { head } = running;
    const now = pace.now();
    const asked = new Map<Seat, Asked>();
    const open = this.areDrawn ? running.pending(SPECTATOR) : undefined;
    for (const seat of open?.waiting ?? []) {
      const decision = open?.id ?? -1;
      const before = this.#asked.get(seat);
      const isThere = seatsWith(seat, head.seats).some(isPresent);
      const goesOn = before?.decision === decision && before.isPresent === isThere;
      asked.set(seat, goesOn ? before : { decision, isPresent: isThere, since: now });
    }
    this.#asked = asked;
  }

  /** Of the seats that are answered for, the one whose answer comes first; undefined where none comes before something changes. */
  next(automatic: readonly Automatic[]): Due | undefined {
    const due = automatic.flatMap((each): Due[] => {
      const ms = this.#msUntil(each);
      return ms === undefined ? [] : [{ seat: each.seat, why: each.why, decision: this.#decision, ms, setAt: this.#parts.pace.now() }];
    });
    return due.reduce<Due | undefined>((first, each) => (first === undefined || each.ms < first.ms ? each : first), undefined);
  }

  /** Runs something when an answer is due, and notes how late that was; gives what calls it off. */
  later({ ms, setAt }: Due, run: () => void): () => void {
    const { pace } = this.#parts;
    return pace.later(ms, () => {
      if (ms > 0) this.#lateMs += (pace.now() - setAt - ms - this.#lateMs) * LATE_SHARE;
      run();
    });
  }

  /** Whether the question is still open. */
  isOpen({ decision }: Due): boolean {
    return this.#decision === decision;
  }

  /** How long a person has taken for an answer that they are giving; undefined where they had no choice, or nobody wants to know. */
  thoughtOf({ seat, decision, chosen, heardAt }: Given): Thought | undefined {
    const asked = this.#asked.get(seat);
    const person = this.#persons.get(seat);
    const open = this.#parts.running.pending(seat);
    if (asked?.decision !== decision || person === undefined || open?.id !== decision || obviousOf(open) !== undefined) return undefined;
    return { person, topic: this.#topicOf(open, chosen), ms: heardAt - asked.since };
  }

  /** Notes a time, once the answer stands. */
  note({ person, topic, ms }: Thought): void {
    this.#parts.times.note(person, topic, ms);
  }

  #msUntil({ seat, why }: Automatic): number | undefined {
    const { running, pace, times, settings } = this.#parts;
    const person = this.#persons.get(seat);
    // What follows from a setting alone tells nothing of a hand, nor does a bot's answer of a person's.
    if (why === 'pass' || why === 'bot' || person === undefined || !this.#arePersons) return 0;
    if (pace.forcedMs !== undefined) return pace.forcedMs;
    const asked = this.#asked.get(seat);
    const open = running.pending(seat);
    const chosen = answersOf(running, settings)(seat, why);
    if (asked === undefined || open === undefined || chosen === undefined) return 0;
    if (asked.due === undefined) {
      const { head, match, now } = running;
      const isKnown = why === 'obvious' && everybodyKnows(match, seat, `${head.start.seed} known ${now.hash}`);
      asked.due = isKnown ? asked.since : asked.since + times.draw(person, this.#topicOf(open, chosen));
    }
    if (asked.due === asked.since) return 0;
    return asked.isPresent ? Math.max(0, asked.due - this.#lateMs - pace.now()) : undefined;
  }

  #topicOf({ kind, purpose, ask }: SeenDecision, chosen: Answer): Topic {
    const verbs = new Set(chosen.map((index) => ask?.options[index]?.verb ?? ''));
    return { question: `${this.#parts.running.head.start.game} ${kind} ${purpose}`, verbs: [...verbs].join() };
  }

  get #decision(): number {
    return this.#parts.running.pending(SPECTATOR)?.id ?? -1;
  }
}
