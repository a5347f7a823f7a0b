import { type Dice, randomChoice } from '@crupier/kernel';
import type { SeenDecision, ServerMessage } from '@crupier/protocol';
import type { WebSocket } from 'ws';
import { choiceIn } from '../hostile/client.ts';

/** What happens at a seat. */
export interface SeatListener {
  /** The seat is asked something: it answers when it is told to. */
  readonly onAsked: (seat: LoadSeat) => void;
  /** An answer is acknowledged, so many milliseconds after it was sent. */
  readonly onAcknowledged: (waitMs: number) => void;
  readonly onRefused: (code: string) => void;
  /** The match is over. */
  readonly onOver: () => void;
}

/** A person at a table by a script: each question has a random legal answer, which costs next to nothing to find. */
export class LoadSeat {
  readonly #socket: WebSocket;
  readonly #match: string;
  readonly #roll: Dice;
  readonly #listener: SeatListener;
  readonly #sent = new Map<string, { readonly at: number; readonly isShared: boolean }>();
  #pending: SeenDecision | undefined;
  /** The question that was answered last, or is to be. */
  #taken = -1;
  #commands = 0;
  #isOver = false;
  /** Whether the open question was asked of another person as well. */
  #isShared = false;
  #onWelcome: (() => void) | undefined;

  constructor(socket: WebSocket, match: string, { roll, listener }: { readonly roll: Dice; readonly listener: SeatListener }) {
    this.#socket = socket;
    this.#match = match;
    this.#roll = roll;
    this.#listener = listener;
    socket.on('message', (raw: Buffer) => this.#hear(JSON.parse(raw.toString()) as ServerMessage));
  }

  /** Says hello, and resolves when the table is there. */
  sit(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#onWelcome = resolve;
      this.#socket.once('close', () => reject(new Error('The server closed a socket before its table was there.')));
      this.#socket.send(JSON.stringify({ kind: 'hello', match: this.#match }));
    });
  }

  /** Answers the open question. */
  answer(): void {
    const { id = -1, kind, ask } = this.#pending ?? {};
    if (ask === undefined || kind === undefined || id !== this.#taken) return;
    const command = `l${this.#commands++}`;
    this.#sent.set(command, { at: performance.now(), isShared: this.#isShared });
    const chosen = [...randomChoice(kind, ask, this.#roll)];
    this.#socket.send(JSON.stringify({ kind: 'answer', command, decision: id, chosen }));
  }

  leave(): void {
    this.#socket.terminate();
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#onWelcome?.();
        return this.#consider(message.pending);
      case 'update':
        return this.#consider(message.pending);
      case 'acknowledged':
        return this.#listener.onAcknowledged(performance.now() - this.#settle(message.command).at);
      case 'refused':
        return this.#listener.onRefused(reasonOf(message.problem.code, this.#settle(message.command).isShared));
      case 'problem':
        return this.#listener.onRefused(message.problem.code);
      default:
        return undefined;
    }
  }

  #consider(pending: SeenDecision | undefined): void {
    this.#isShared = (pending?.waiting.length ?? 0) > 1 || (this.#isShared && pending?.id === this.#pending?.id);
    this.#pending = pending;
    if (pending === undefined) {
      if (!this.#isOver) this.#listener.onOver();
      this.#isOver = true;
      return;
    }
    if (pending.id === this.#taken || choiceIn(pending) === undefined) return;
    this.#taken = pending.id;
    this.#listener.onAsked(this);
  }

  /** What was kept of a command that is answered now. */
  #settle(command: string): { readonly at: number; readonly isShared: boolean } {
    const sent = this.#sent.get(command) ?? { at: performance.now(), isShared: false };
    this.#sent.delete(command);
    return sent;
  }
}

/**
 * Why an answer was refused: whether another person was asked the same, and has closed the question by an answer of their own. The next
 * question comes before the refusal.
 */
function reasonOf(code: string, isShared: boolean): string {
  return code === 'answer.staleDecision' && isShared ? `${code}, another one of those asked was first` : code;
}
