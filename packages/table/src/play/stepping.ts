import type { JournalEntry, Result } from '@crupier/kernel';
import type { Company } from '../company/company.ts';
import type { TableParts } from '../table-parts.ts';
import { thinkBeside } from '../thinking/think-beside.ts';
import type { Jobs } from '../ticks/jobs.ts';
import type { Due, Waits } from '../waits/waits.ts';
import { giveByPolicy, whoAreAutomatic } from './automatic.ts';
import type { Plans } from './plans.ts';
import { ENTRIES_MAX } from './table-limits.ts';

/** The table that steps by itself. */
export interface SteppingParts {
  readonly table: TableParts;
  readonly waits: Waits;
  readonly company: Company;
  readonly plans: Plans;
  readonly jobs: Jobs;
  /** Whether the match cannot go on. */
  readonly isStopped: () => boolean;
  /** Whether nobody listens: then bots wait for somebody to come. */
  readonly isUnheard: () => boolean;
  readonly write: (apply: () => Result<JournalEntry>) => Promise<unknown>;
  /** Told where the match has as many entries as it may have. */
  readonly onTooLong: (entries: number) => void;
}

/** What a table answers by itself: where there is no choice, where somebody passes, and for bots. */
export class Stepping {
  readonly #parts: SteppingParts;
  #callOff: (() => void) | undefined;

  constructor(parts: SteppingParts) {
    this.#parts = parts;
  }

  /** Whether nothing is under way. */
  get isIdle(): boolean {
    return this.#callOff === undefined;
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** Looks what comes next, and waits for it. */
  schedule(): void {
    this.stop();
    const { table, waits, company, jobs, isStopped } = this.#parts;
    if (isStopped()) return;
    waits.look();
    const due = waits.next(whoAreAutomatic(table.running.match, company.seats, table.talk.passing));
    if (due !== undefined) this.#callOff = waits.later(due, () => void jobs.run(() => this.#step(due)));
  }

  /** One automatic answer, or the beginning of a bot's, unless another was given meanwhile: then the next one has a time of its own. */
  async #step(due: Due): Promise<void> {
    const { table, waits, isStopped, write, onTooLong } = this.#parts;
    if (isStopped() || !waits.isOpen(due)) return;
    this.#callOff = undefined;
    if (table.running.seq >= ENTRIES_MAX) onTooLong(ENTRIES_MAX);
    else if (due.why === 'bot') this.#letThink(due);
    else await write(() => giveByPolicy(table.running, table.talk.passing, due.seat));
  }

  /** Lets a bot think beside all else, as long as nothing happens. */
  #letThink({ seat }: Due): void {
    const { table, company, plans, jobs, isStopped, isUnheard, write } = this.#parts;
    if (isUnheard()) return;
    this.#callOff = thinkBeside({ ...table, plans }, { seat, level: company.levelAt(seat) }, (apply, isVoid) => {
      void jobs.run(async () => {
        if (isVoid() || isStopped()) return;
        this.#callOff = undefined;
        await write(apply);
      });
    });
  }
}
