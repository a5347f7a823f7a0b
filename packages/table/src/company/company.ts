import { type JournalEntry, type Result, type Seat, SPECTATOR, unreachable } from '@crupier/kernel';
import { type BotLevel, type SeenClock, usualTimeUp } from '@crupier/protocol';
import type { PlayedSeat } from '../play/automatic.ts';
import type { RunningMatch } from '../play/running-match.ts';
import { giveUsual } from '../play/usual-answer.ts';
import type { Remark, Talk } from '../play/talk.ts';
import type { Pace } from '../table-parts.ts';
import { Absences } from './absences.ts';
import { Clocks, type ClockHold } from './clocks.ts';

/** How well the bot plays that stands in for somebody, and one that only has to give some answer. */
const STAND_IN: BotLevel = 'greedy';
const ANY_ANSWER: BotLevel = 'random';

/** The table that persons sit at. */
export interface CompanyParts {
  readonly running: RunningMatch;
  readonly talk: Talk;
  readonly pace: Pace;
  readonly hasViewer: (seat: Seat) => boolean;
  /** Whether the match cannot go on. */
  readonly isStopped: () => boolean;
  /** Runs something among the table's jobs. */
  readonly run: (job: () => Promise<unknown>) => void;
  /** Writes an entry. */
  readonly write: (apply: () => Result<JournalEntry>) => Promise<unknown>;
  /** Somebody is away for long or back, or another plays for them than before. */
  readonly onNews: () => void;
  readonly onClock: (clock: SeenClock) => void;
}

/** The persons at a table: who of them is away, who plays for them meanwhile, and how long each may still think. */
export class Company {
  readonly absences: Absences;
  readonly #parts: CompanyParts;
  readonly #clocks: Clocks | undefined;
  /** The seats whose time is up at the open question, and how well the bot plays that answers it. */
  readonly #timeUps = new Map<Seat, BotLevel>();
  #question = -1;
  #callOff: (() => void) | undefined;

  constructor(parts: CompanyParts) {
    const { running, pace, hasViewer, talk } = parts;
    this.#parts = parts;
    this.absences = new Absences({ running, now: pace.now, hasViewer });
    const terms = running.head.terms?.clock;
    const isPlayed = (seat: Seat): boolean => running.head.seats[seat]?.kind === 'person' && !this.absences.hasStandIn(seat);
    this.#clocks = terms && new Clocks({ terms, running, now: pace.now, isPlayed }, talk.clock);
  }

  /** The clocks as everybody sees them; undefined where time does not count. */
  get clock(): SeenClock | undefined {
    return this.#clocks?.seen;
  }

  /** The clocks as a remark, where time counts. */
  get clockRemarks(): readonly Remark[] {
    return this.#clocks === undefined ? [] : [{ kind: 'clock', ...this.#clocks.kept }];
  }

  /** The clocks as a remark, where time was spent since the table is open and the match goes on. */
  get unkeptClock(): readonly Remark[] {
    const isOver = this.#parts.running.match.outcome() !== undefined;
    return this.#clocks?.hasRun === true && !isOver ? this.clockRemarks : [];
  }

  /** Who plays each seat now: a bot where one stands in, or answers a question for which the time is up. */
  get seats(): readonly PlayedSeat[] {
    const { running } = this.#parts;
    if (running.pending(SPECTATOR)?.id !== this.#question) this.#timeUps.clear();
    return running.head.seats.map((record, seat) => {
      const level = this.absences.hasStandIn(seat) ? STAND_IN : this.#timeUps.get(seat);
      return level === undefined ? record : { kind: 'bot', level, name: record.name, standsIn: true };
    });
  }

  /** How well the bot plays that plays a seat now. */
  levelAt(seat: Seat): BotLevel {
    const record = this.seats[seat];
    return record?.kind === 'bot' ? record.level : ANY_ANSWER;
  }

  /** An entry was played. */
  afterEntry(entry: JournalEntry): void {
    if (entry.kind === 'answer' && entry.by === 'person') this.#clocks?.answered(entry.seat, entry.decision);
    if (this.#clocks?.look(this.#hold, entry.kind === 'undo') === true) this.#parts.onClock(this.#clocks.seen);
    this.#arm();
  }

  /** Somebody came or went, or something was asked for or answered. */
  look(): void {
    if (this.absences.look().isNews) this.#parts.onNews();
    if (this.#clocks?.look(this.#hold) === true) this.#parts.onClock(this.#clocks.seen);
    this.#arm();
  }

  /** Lets a bot play the seats of a person until they return. */
  standIn(seat: Seat): void {
    this.absences.standIn(seat);
    this.#parts.onNews();
    this.look();
  }

  /** Waits for nothing any more. */
  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  get #hold(): ClockHold {
    const { running, talk, isStopped, hasViewer } = this.#parts;
    const isSomebodyThere = running.head.seats.some(({ kind }, seat) => kind === 'person' && hasViewer(seat));
    if (isStopped() || !isSomebodyThere) return 'table';
    return talk.request === undefined ? 'none' : 'request';
  }

  /** Wakes when the next thing is due that comes by itself. */
  #arm(): void {
    this.stop();
    const { pace, run } = this.#parts;
    const due = [this.absences.nextMs, this.#clocks?.nextMs].filter((ms) => ms !== undefined);
    if (due.length > 0) this.#callOff = pace.later(Math.min(...due), () => run(() => this.#wake()));
  }

  async #wake(): Promise<void> {
    this.look();
    for (const seat of this.#clocks?.takeExpired() ?? []) await this.#timeUp(seat);
    this.#arm();
  }

  /** Does what was agreed for a seat whose time is up. */
  async #timeUp(seat: Seat): Promise<void> {
    const { running, write, isStopped } = this.#parts;
    if (isStopped() || running.pending(SPECTATOR)?.waiting.includes(seat) !== true) return;
    const timeUp = running.head.terms?.timeUp ?? usualTimeUp;
    switch (timeUp) {
      case 'lose':
        await write(() => running.leave(seat));
        return;
      case 'usual':
        if (!(await this.#giveUsual(seat))) this.#letAnswer(seat, ANY_ANSWER);
        return;
      case 'bot':
        this.#letAnswer(seat, STAND_IN);
        return;
      default:
        unreachable(timeUp);
    }
  }

  #letAnswer(seat: Seat, level: BotLevel): void {
    this.#question = this.#parts.running.pending(SPECTATOR)?.id ?? -1;
    this.#timeUps.set(seat, level);
    this.#parts.onNews();
  }

  async #giveUsual(seat: Seat): Promise<boolean> {
    const { running, write } = this.#parts;
    const give = giveUsual(running, seat);
    if (give === undefined) return false;
    await write(give);
    return true;
  }
}
