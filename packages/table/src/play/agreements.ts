import { type JournalEntry, type Result, type Seat, type ShortcutChoice, ok, unreachable } from '@crupier/kernel';
import type { Reply, TableCommand } from '../table-host.ts';
import type { Company } from '../company/company.ts';
import type { Jobs } from '../ticks/jobs.ts';
import type { WayBack } from './audience.ts';
import { refuse, unsaid } from './refusal.ts';
import {
  answerTo,
  askForAbsent,
  askForDraw,
  askForShortcut,
  askForUndo,
  choicesOf,
  type Asking,
  type OpenRequest,
  type Wish,
} from './requests.ts';
import type { RunningMatch } from './running-match.ts';
import type { Remark, Talk } from './talk.ts';
import { canReturn, lookIfConsentIsNeeded, seatsWith } from './undo.ts';

/** What is to be written: an entry, the command it comes from, and where it goes back to, and for whom, if it is an undo. */
export interface Act {
  readonly apply: () => Result<JournalEntry>;
  readonly command?: string;
  readonly back?: WayBack;
}

/** The table by which requests are carried out. */
export interface AgreementParts {
  readonly running: RunningMatch;
  readonly talk: Talk;
  readonly jobs: Jobs;
  readonly write: (act: Act) => Promise<Reply>;
  readonly say: (remarks: readonly Remark[], command: string) => Promise<Reply>;
  /** Told that the match went back: what was wrong with it is so no more. */
  readonly onBack: () => void;
  readonly company: Company;
}

/** A command that asks the others for something, or answers such a request. */
export type AgreementCommand = Extract<TableCommand, { readonly kind: 'undo' | 'consent' | 'draw' | 'shortcut' | 'withdraw' | 'absent' }>;

/** What the persons at a table agree on: it is asked for, granted, declined or taken back. */
export class Agreements {
  readonly #parts: AgreementParts;

  constructor(parts: AgreementParts) {
    this.#parts = parts;
  }

  /** Carries a command out that has a name. */
  carryOut(command: AgreementCommand, name: string): Promise<Reply> {
    const { running } = this.#parts;
    switch (command.kind) {
      case 'undo':
        return this.#undo(command.seat, command.to, name);
      case 'consent':
        return this.#consent(command, name);
      case 'withdraw':
        return this.#withdraw(command, name);
      case 'absent':
        return this.#ask(askForAbsent(running, command, this.#parts.company.absences), name);
      case 'draw':
        return this.#ask(askForDraw(running, command.seat), name);
      case 'shortcut':
        return this.#ask(askForShortcut(running, command.seat, command.course), name);
      default:
        return unreachable(command);
    }
  }

  async #undo(seat: Seat, to: number, name: string): Promise<Reply> {
    const { running, jobs } = this.#parts;
    if (running.match.outcome() !== undefined) return refuse('undo.matchOver', 'to');
    if (!canReturn(running, seat, to)) return refuse('undo.noPoint', 'to', { to });
    if (!(await jobs.work(lookIfConsentIsNeeded(running, seat, to)))) return this.#goBack({ to, by: seat }, name);
    return this.#ask(ok(askForUndo(running, seat, to)), name);
  }

  /** Asks the others for something, or does it at once where nobody need be asked. */
  async #ask(asked: Result<Asking>, command: string): Promise<Reply> {
    if (!asked.ok) return { kind: 'refused', problem: asked.problems[0] ?? unsaid };
    const { talk, say } = this.#parts;
    const { wish, waiting } = asked.value;
    // Nobody who is away keeps the others from deciding what becomes of their seat.
    if (talk.request !== undefined && wish.kind !== 'absent') return refuse('request.pending');
    if (waiting.length === 0) return this.#grant(wish, asked.value.seat, command);
    return say([{ kind: 'asked', request: { ...asked.value, id: talk.remarks + 1 } }], command);
  }

  async #consent({ seat, request, accept, stop }: AgreementCommand & { readonly kind: 'consent' }, name: string): Promise<Reply> {
    const { running, say } = this.#parts;
    const open = this.#openRequest(request);
    if (open === undefined) return refuse('request.none', 'request');
    const answered = answerTo(running, open, { seat, accept, stop });
    if (!answered.ok) return { kind: 'refused', problem: answered.problems[0] ?? unsaid };
    if (answered.value.kind === 'granted') return this.#grant(answered.value.wish, open.seat, name);
    if (answered.value.kind === 'waits') return say([{ kind: 'asked', request: { ...open, ...answered.value.asking } }], name);
    return say([{ kind: 'declined', of: open.wish.kind, seat }], name);
  }

  /** A request is its asker's to take back, at whichever of their seats they sit. */
  async #withdraw({ seat, request }: AgreementCommand & { readonly kind: 'withdraw' }, name: string): Promise<Reply> {
    const { running, say } = this.#parts;
    const open = this.#openRequest(request);
    if (open === undefined || !seatsWith(seat, running.head.seats).includes(open.seat)) return refuse('request.notYours', 'request');
    return say([{ kind: 'withdrawn', seat }], name);
  }

  #openRequest(id: number): OpenRequest | undefined {
    const { request } = this.#parts.talk;
    return request?.id === id ? request : undefined;
  }

  /** Does what all have agreed to. */
  #grant(wish: Wish, by: Seat, command: string): Promise<Reply> {
    const { running, write } = this.#parts;
    switch (wish.kind) {
      case 'undo':
        return this.#goBack({ to: wish.to, by }, command);
      case 'absent':
        return this.#decide(wish, by, command);
      case 'draw':
        return write({ command, apply: () => running.agreeDraw(wish.voters) });
      case 'shortcut':
        return this.#follow(choicesOf(running, wish.talk), command);
      default:
        return unreachable(wish);
    }
  }

  /** Lets a bot play for who is away, or ends the match for them at all of their seats. */
  async #decide({ of, course }: Wish & { readonly kind: 'absent' }, seat: Seat, command: string): Promise<Reply> {
    const { running, company, say, write } = this.#parts;
    if (course === 'bot') {
      const reply = await say([{ kind: 'standIn', seat, of }], command);
      if (reply.kind === 'acknowledged') company.standIn(of);
      return reply;
    }
    const [first = of, ...more] = seatsWith(of, running.head.seats);
    const reply = await write({ command, apply: () => running.leave(first) });
    for (const each of more) if (running.match.outcome() === undefined) await write({ apply: () => running.leave(each) });
    return reply;
  }

  /** Makes the choices of a shortcut, one after another, as far as the match goes the way that was foreseen. */
  async #follow(choices: readonly ShortcutChoice[], command: string): Promise<Reply> {
    const { running, write } = this.#parts;
    const { seats } = running.head;
    let first: Reply | undefined;
    for (const choice of choices) {
      const by = seats[choice.seat]?.kind === 'bot' ? 'bot' : 'person';
      const written = await write({ apply: () => running.choose(choice, by), ...(first === undefined && { command }) });
      first ??= written;
      if (written.kind === 'refused') break;
    }
    return first ?? refuse('shortcut.nowhere');
  }

  async #goBack(back: WayBack, command: string): Promise<Reply> {
    const { running, jobs, write, onBack } = this.#parts;
    const way = await jobs.work(running.wayBack(back.to));
    const apply = (): Result<JournalEntry> => {
      const undone = running.undo(back.to, way);
      if (undone.ok) onBack();
      return undone;
    };
    return write({ command, back, apply });
  }
}
