import { type Problem, type Result, type Seat, fail, ok } from '@crupier/kernel';
import { type ChatLine, type ChatWords, chatWords } from '@crupier/protocol';
import type { StoredChat } from '../store/journal-store.ts';
import { parseJson } from './journal-lines.ts';
import type { RunningMatch } from './running-match.ts';
import { personAt } from './undo.ts';

/** The most lines that a table keeps. */
export const CHAT_LINES_MAX = 1000;
/** The latest lines that whoever comes is told. */
const TOLD_MAX = 100;
/** Lines that a person may say at once, and milliseconds in which another one becomes free. */
const BURST = 5;
const LINE_MS = 2000;

/** How much a person may still say. */
interface Allowance {
  readonly lines: number;
  readonly at: number;
}

/**
 * What is said at a table. It is kept beside the journal, and nothing of it is in a state, a hash or a replay. Whoever asks has checked
 * that the speaker plays the seat; `now` is a clock in milliseconds.
 */
export class Chat {
  readonly #lines: ChatLine[];
  readonly #now: () => number;
  readonly #allowances = new Map<string, Allowance>();
  /** The number of the last line that was written: deleted ones have left theirs. */
  #last: number;

  /** With what was said before. A line that cannot be read is passed over. */
  constructor(stored: readonly StoredChat[], now: () => number) {
    this.#lines = stored.flatMap(({ number, seat, seq, text }) => {
      const words = chatWords.safeParse(parseJson(text));
      return words.success ? [{ number, seat, seq, words: words.data }] : [];
    });
    this.#last = stored.at(-1)?.number ?? 0;
    this.#now = now;
  }

  /** The latest lines. */
  get told(): readonly ChatLine[] {
    return this.#lines.slice(-TOLD_MAX);
  }

  /** What keeps a person from saying more now. *Errors:* `chat.full`, `chat.tooFast`. */
  findLimit(person: string): Problem | undefined {
    if (this.#last >= CHAT_LINES_MAX) return { code: 'chat.full', at: '', values: { lines: CHAT_LINES_MAX } };
    const { lines } = this.#allowanceOf(person);
    if (lines >= 1) return undefined;
    return { code: 'chat.tooFast', at: '', values: { seconds: Math.ceil(((1 - lines) * LINE_MS) / 1000) } };
  }

  /** The next line, to be written. */
  next(seat: Seat, seq: number, words: ChatWords): ChatLine {
    return { number: this.#last + 1, seat, seq, words };
  }

  /** Takes in a line that is written. */
  hear(line: ChatLine, person: string): void {
    this.#lines.push(line);
    this.#last = line.number;
    const { lines, at } = this.#allowanceOf(person);
    this.#allowances.set(person, { lines: lines - 1, at });
  }

  #allowanceOf(person: string): Allowance {
    const at = this.#now();
    const before = this.#allowances.get(person);
    if (before === undefined) return { lines: BURST, at };
    return { lines: Math.min(BURST, before.lines + (at - before.at) / LINE_MS), at };
  }
}

/** The line that a seat wants to say, to be written. *Errors:* `seat.notYours`, `chat.full`, `chat.tooFast`. */
export function lineToSay(
  running: RunningMatch,
  chat: Chat,
  { seat, words }: { readonly seat: Seat; readonly words: ChatWords },
): Result<ChatLine> {
  const person = personAt(running, seat);
  if (person === undefined) return fail('seat.notYours', '', { seat });
  const limit = chat.findLimit(person);
  return limit === undefined ? ok(chat.next(seat, running.seq, words)) : { ok: false, problems: [limit] };
}

/** A line as it is written, with the command that said it. */
export function storedLine({ words, ...line }: ChatLine, command: string): StoredChat {
  return { ...line, command, text: JSON.stringify(words) };
}
