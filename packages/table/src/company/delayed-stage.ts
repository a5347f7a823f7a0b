import type { ChatLine, TableTerms } from '@crupier/protocol';
import type { Notice, Sight, TableFacts } from '../table-host.ts';
import type { Pace } from '../table-parts.ts';

/** What spectators of a table are shown late by. */
export interface DelayedStageParts {
  readonly delay: NonNullable<TableTerms['delay']>;
  readonly pace: Pace;
  /** How many entries the journal has. */
  readonly length: () => number;
  readonly isOver: () => boolean;
  /** What a spectator may know of the match after so many entries; undefined where it cannot be made. */
  readonly look: (at: number) => Promise<Sight | undefined>;
  readonly facts: () => TableFacts;
  /** The latest lines of the talk. */
  readonly chat: () => readonly ChatLine[];
}

type Hear = (notice: Notice) => void;

/** When something became so. */
interface Mark {
  readonly value: number;
  readonly at: number;
}

/** Beyond so many entries in one go spectators are shown where they lead, and not each of them. */
const STEPS_MAX = 40;

/**
 * A table as spectators see it who are to see it late: so many entries, or so many minutes, after those who play. Nothing reaches them
 * earlier, neither what was said nor what is asked for; when the match is over there is nothing to wait for any more. Times are known
 * from when the table was opened on: what was there then counts as new.
 */
export class DelayedStage {
  readonly #parts: DelayedStageParts;
  readonly #hearers = new Set<Hear>();
  readonly #entered: Mark[];
  readonly #said: Mark[];
  #shown = 0;
  #told = 0;
  #isAdvancing = false;
  #callOff: (() => void) | undefined;

  constructor(parts: DelayedStageParts) {
    this.#parts = parts;
    const at = parts.pace.now();
    this.#entered = [{ value: parts.length(), at }];
    this.#said = [{ value: parts.chat().at(-1)?.number ?? 0, at }];
  }

  /** Whether nobody watches. */
  get isEmpty(): boolean {
    return this.#hearers.size === 0;
  }

  /** How many entries may be shown now. */
  get reach(): number {
    const { delay, length, isOver } = this.#parts;
    if (isOver()) return length();
    return delay.kind === 'entries' ? Math.max(0, length() - delay.count) : this.#dueOf(this.#entered);
  }

  /** What is true of the table, as far as it may be told. */
  get facts(): TableFacts {
    const { request: _request, declined: _declined, ...facts } = this.#parts.facts();
    return facts;
  }

  /** Lets somebody watch: what they see at first, and what they may read. */
  async enter(hear: Hear): Promise<{ readonly sight: Sight | undefined; readonly chat: readonly ChatLine[] }> {
    if (this.isEmpty) {
      this.#shown = this.reach;
      this.#told = this.#readable;
    }
    this.#hearers.add(hear);
    const sight = await this.#parts.look(this.#shown);
    this.#arm();
    return { sight, chat: this.#parts.chat().filter(({ number }) => number <= this.#told) };
  }

  leave(hear: Hear): void {
    this.#hearers.delete(hear);
    if (this.isEmpty) this.stop();
  }

  /** An entry was written, or something was said. */
  note(): void {
    const { pace, length, chat } = this.#parts;
    const at = pace.now();
    mark(this.#entered, length(), at);
    mark(this.#said, chat().at(-1)?.number ?? 0, at);
    void this.#advance();
  }

  /** What is true of the table has changed: it is told, unless it tells more than is shown. */
  tellFacts(): void {
    const { isOver, length } = this.#parts;
    if (isOver() && this.#shown < length()) return;
    this.#tell({ kind: 'facts', facts: this.facts });
  }

  /** The table is no more here. */
  tellLost(): void {
    this.stop();
    const hearers = [...this.#hearers];
    this.#hearers.clear();
    for (const hear of hearers) hear({ kind: 'lost' });
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** The last number that is due by its time. */
  #dueOf(marks: readonly Mark[]): number {
    const { delay, pace } = this.#parts;
    const until = pace.now() - (delay.kind === 'minutes' ? delay.count * 60_000 : 0);
    return marks.findLast(({ at }) => at <= until)?.value ?? 0;
  }

  /** The number of the last line that may be read. */
  get #readable(): number {
    const { delay, isOver, length, chat } = this.#parts;
    const lines = chat();
    if (isOver()) return lines.at(-1)?.number ?? 0;
    if (delay.kind === 'minutes') return this.#dueOf(this.#said);
    return lines.findLast(({ seq }) => seq <= this.#shown && seq <= length() - delay.count)?.number ?? 0;
  }

  /** Shows what may be shown by now, one entry after another. */
  async #advance(): Promise<void> {
    if (this.#isAdvancing || this.isEmpty) return;
    this.#isAdvancing = true;
    try {
      while (this.#shown < this.reach && !this.isEmpty) {
        const { reach } = this;
        this.#shown = reach - this.#shown > STEPS_MAX ? reach : this.#shown + 1;
        const sight = await this.#parts.look(this.#shown);
        if (sight !== undefined) this.#tell({ kind: 'sight', sight });
      }
    } finally {
      this.#isAdvancing = false;
    }
    const readable = this.#readable;
    for (const line of this.#parts.chat()) if (line.number > this.#told && line.number <= readable) this.#tell({ kind: 'chat', line });
    this.#told = Math.max(this.#told, readable);
    if (this.#parts.isOver()) this.tellFacts();
    this.#arm();
  }

  /** Wakes when the next thing may be shown by its time. */
  #arm(): void {
    this.stop();
    const { delay, pace } = this.#parts;
    if (delay.kind !== 'minutes' || this.isEmpty) return;
    const coming = [...this.#entered.filter(({ value }) => value > this.#shown), ...this.#said.filter(({ value }) => value > this.#told)];
    if (coming.length === 0) return;
    const due = Math.min(...coming.map(({ at }) => at)) + delay.count * 60_000;
    this.#callOff = pace.later(Math.max(1, due - pace.now()), () => void this.#advance());
  }

  #tell(notice: Notice): void {
    for (const hear of this.#hearers) hear(notice);
  }
}

/** Notes a number that has grown. */
function mark(marks: Mark[], value: number, at: number): void {
  if (value > (marks.at(-1)?.value ?? -1)) marks.push({ value, at });
}
