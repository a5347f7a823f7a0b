import { type Dice, obviousAnswer, randomChoice } from '@crupier/kernel';
import type { ClientMessage, CreatedMatch, GameSummary, SeenDecision, ServerMessage } from '@crupier/protocol';

/** A command that was sent, and what became of it. */
export interface SentCommand {
  readonly match: string;
  readonly message: ClientMessage & { readonly command: string };
  /** The entry count after it, once it was acknowledged. */
  acknowledged: number | undefined;
}

/** What a player needs of the world. */
export interface PlayerParts {
  readonly roll: Dice;
  readonly game: string | undefined;
  /** Called when a command has just been sent: the moment before its acknowledgement. */
  readonly onSent: () => void;
  /** Called where a request failed in the middle of play: the server was killed, most likely. */
  readonly onTrouble: (error: unknown) => void;
}

/** Refusals after which the same command is sent again. */
const passing: ReadonlySet<string> = new Set(['table.storage', 'table.diskFull', 'table.moved', 'table.closed']);

/** A person at a table against a bot, who goes on whatever happens to the server: a lost command is sent again under its id. */
export class ChaosPlayer {
  readonly sent: SentCommand[] = [];
  readonly matches: string[] = [];
  /** What should not have happened. */
  readonly failures: string[] = [];
  readonly #parts: PlayerParts;
  #cookie = '';
  #socket: WebSocket | undefined;
  #isOver = true;
  #waiting: SentCommand | undefined;
  #pending: SeenDecision | undefined;
  #resolveIdle: (() => void) | undefined;
  #resolveWelcome: (() => void) | undefined;
  #isLast = false;

  constructor(parts: PlayerParts) {
    this.#parts = parts;
  }

  /** Connects to a server that has just begun to listen, goes on playing, and resolves when it is welcome. */
  async join(url: string): Promise<void> {
    if (this.#isOver) await this.#open(url);
    const welcomed = new Promise<void>((resolve) => (this.#resolveWelcome = resolve));
    const match = this.matches.at(-1) ?? '';
    const headers = { cookie: this.#cookie };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers } as unknown as string[]);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#say({ kind: 'hello', match }));
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
    });
    await welcomed;
  }

  /** Forgets the connection: the server is gone. */
  drop(): void {
    this.#socket = undefined;
  }

  /** Whether the match is over and another may begin. */
  get isIdle(): boolean {
    return this.#isOver && this.#waiting === undefined;
  }

  /** Leaves the match; resolves when it is over. */
  async finish(): Promise<void> {
    if (this.isIdle) return;
    this.#isLast = true;
    const idle = new Promise<void>((resolve) => (this.#resolveIdle = resolve));
    if (this.#waiting === undefined) this.#leave();
    await idle;
    this.#socket?.close();
  }

  /** Whether an answer of a request could be read. */
  async ask(url: string, path: string, body?: unknown): Promise<unknown> {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${url}${path}`, { ...init, headers: { cookie: this.#cookie, 'content-type': 'application/json' } });
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async #open(url: string): Promise<void> {
    const games = (await this.ask(url, '/api/games')) as readonly GameSummary[];
    const game = games.find((each) => each.id === (this.#parts.game ?? each.id));
    if (game === undefined) throw new TypeError(`--game: there is no game ${this.#parts.game}`);
    const decks = [0, 1].map(() => game.decks[this.#parts.roll(Math.max(1, game.decks.length))] ?? '');
    const request = { game: game.id, decks, seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] };
    const created = (await this.ask(url, '/api/matches', request)) as CreatedMatch;
    this.matches.push(created.id);
    this.#isOver = false;
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#resolveWelcome?.();
        if (this.#waiting !== undefined) this.#say(this.#waiting.message);
        if (message.info.status === 'paused') return this.#abandon(`paused: ${message.info.problem?.text}`);
        return this.#consider(message.pending);
      case 'update':
        return this.#consider(message.pending);
      case 'acknowledged':
        return this.#settle(message.command, message.seq);
      case 'refused':
        return this.#refused(message.problem.code, message.problem.text);
      case 'problem':
        this.failures.push(`problem: ${message.problem.text}`);
        this.#resolveWelcome?.();
        return undefined;
      case 'info':
      case 'watched':
        return undefined;
    }
  }

  /** Looks at the open question: answers it, or notices that the match is over. */
  #consider(pending: SeenDecision | undefined): void {
    this.#pending = pending;
    if (pending === undefined) this.#isOver = true;
    this.#goOn();
  }

  #goOn(): void {
    if (this.#waiting !== undefined) return;
    if (this.#isOver) return this.#end();
    if (this.#isLast) return this.#leave();
    const { roll } = this.#parts;
    const ask = this.#pending?.ask;
    if (this.#pending === undefined || ask === undefined || obviousAnswer(this.#pending.kind, ask) !== undefined) return;
    const chosen = [...randomChoice(this.#pending.kind, ask, roll)];
    this.#send({ kind: 'answer', command: `c${this.sent.length}-${roll(1e9)}`, decision: this.#pending.id, chosen });
  }

  /** The match is over: says so to who waits for it, or begins another where the server still lives. */
  #end(): void {
    this.#resolveIdle?.();
    if (this.#isLast || this.#socket === undefined) return;
    const { url } = this.#socket;
    this.#socket.close();
    this.#socket = undefined;
    void this.join(url.replace('ws', 'http').replace('/ws', '')).catch((error: unknown) => this.#parts.onTrouble(error));
  }

  #leave(): void {
    this.#send({ kind: 'leave', command: `c${this.sent.length}-bye` });
  }

  #send(message: ClientMessage & { readonly command: string }): void {
    const command: SentCommand = { match: this.matches.at(-1) ?? '', message, acknowledged: undefined };
    this.sent.push(command);
    this.#waiting = command;
    this.#say(message);
    this.#parts.onSent();
  }

  #settle(id: string, seq: number): void {
    const command = this.sent.find((each) => each.message.command === id);
    if (command === undefined) return;
    if (command.acknowledged !== undefined && command.acknowledged !== seq)
      this.failures.push(`${id} was acknowledged as ${command.acknowledged} and as ${seq}`);
    command.acknowledged = seq;
    if (this.#waiting === command) this.#waiting = undefined;
    this.#goOn();
  }

  #refused(code: string, text: string): void {
    const { message } = this.#waiting ?? {};
    if (message !== undefined && passing.has(code)) return this.#say(message);
    if (message?.kind !== 'leave' || code !== 'answer.noDecision') return this.#abandon(`refused: ${text}`);
    this.#waiting = undefined;
    this.#isOver = true;
    this.#goOn();
  }

  /** Notes what should not have happened, and plays this match no more. */
  #abandon(failure: string): void {
    this.failures.push(`${this.matches.at(-1)} ${failure}`);
    this.#waiting = undefined;
    this.#isOver = true;
    this.#goOn();
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
