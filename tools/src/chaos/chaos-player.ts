import { type Dice, obviousAnswer, randomChoice } from '@crupier/kernel';
import type { ClientMessage, CreatedMatch, GameSummary, SeenDecision, ServerMessage } from '@crupier/protocol';

/** A command that was sent, and what became of it. */
export interface SentCommand {
  readonly match: string;
  readonly message: ClientMessage & { readonly command: string };
  /** The entry count after it, once it was acknowledged. */
  acknowledged: number | undefined;
}

/** Where a player finds the server. */
export interface ServerPlaces {
  readonly url: string;
  /** Where sockets are opened: the server itself unless something lies between. */
  readonly socketUrl?: string;
}

/** What a player needs of the world. */
export interface PlayerParts {
  readonly roll: Dice;
  readonly game: string | undefined;
  /** Milliseconds that a player takes for an answer, on average. */
  readonly thinkMs?: number;
  /** Called when a command has just been sent: the moment before its acknowledgement. */
  readonly onSent?: () => void;
  /** Called where a request failed in the middle of play: the server was killed, most likely. */
  readonly onTrouble: (player: ChaosPlayer, error: unknown) => void;
  /** Called where the socket was lost. */
  readonly onLost?: (player: ChaosPlayer) => void;
}

/** Refusals after which the same command is sent again. */
const passing: ReadonlySet<string> = new Set(['table.storage', 'table.diskFull', 'table.moved', 'table.closed']);
/** Milliseconds before a command that was refused for a while is sent again. */
const AGAIN_MS = 80;
/** One answer in so many comes with another command beside it, so that two are under way at once. */
const BESIDE_EVERY = 3;
/** One answer in so many comes with something that is said. */
const SAY_EVERY = 40;

/** A person at a table against a bot, who goes on whatever happens to the server: a lost command is sent again under its id. */
export class ChaosPlayer {
  readonly sent: SentCommand[] = [];
  readonly matches: string[] = [];
  /** What should not have happened. */
  readonly failures: string[] = [];
  readonly #parts: PlayerParts;
  #cookie = '';
  #socket: WebSocket | undefined;
  #places: ServerPlaces | undefined;
  #isOver = true;
  /** The commands that the server has not answered yet, in the order of sending. */
  #waiting: readonly SentCommand[] = [];
  #pending: SeenDecision | undefined;
  #isThinking = false;
  #resolveIdle: (() => void) | undefined;
  #resolveWelcome: (() => void) | undefined;
  #isLast = false;
  #seq = -1;
  /** How many entries there are at least: where a table was opened anew, this is told before the entries themselves. */
  #seqMin = -1;
  #movedAt = performance.now();

  constructor(parts: PlayerParts) {
    this.#parts = parts;
  }

  /** Connects to a server that has just begun to listen, goes on playing, and resolves when it is welcome. */
  async join(places: ServerPlaces): Promise<void> {
    this.#places = places;
    if (this.isIdle) await this.#open(places.url);
    const welcomed = new Promise<void>((resolve) => (this.#resolveWelcome = resolve));
    const match = this.matches.at(-1) ?? '';
    const headers = { cookie: this.#cookie };
    const address = (places.socketUrl ?? places.url).replace('http', 'ws');
    const socket = new WebSocket(`${address}/ws`, { headers } as unknown as string[]);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#say({ kind: 'hello', match }));
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      this.#parts.onLost?.(this);
    });
    await welcomed;
  }

  /** Forgets the connection: the server is gone. */
  drop(): void {
    this.#socket = undefined;
  }

  /** Whether the match is over and another may begin. */
  get isIdle(): boolean {
    return this.#isOver && this.#waiting.length === 0;
  }

  /** Milliseconds since the match went on for the last time, or since it was over while the next one is to begin; 0 after the last one. */
  get stillMs(): number {
    return this.isIdle && this.#isLast ? 0 : performance.now() - this.#movedAt;
  }

  /** Leaves the match; resolves when it is over. */
  async finish(): Promise<void> {
    this.#isLast = true;
    if (this.isIdle) return;
    const idle = new Promise<void>((resolve) => (this.#resolveIdle = resolve));
    this.#goOn();
    await idle;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
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
    this.#seq = -1;
    this.#seqMin = -1;
    this.#movedAt = performance.now();
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#resolveWelcome?.();
        for (const { message: command } of this.#waiting) this.#say(command);
        if (message.info.status === 'paused') return this.#abandon(`paused: ${message.info.problem?.text}`);
        return this.#consider(message.seq, message.pending);
      case 'update':
        return this.#consider(message.seq, message.pending);
      case 'acknowledged':
        return this.#settle(message.command, message.seq);
      case 'refused':
        return this.#refused(message.command, message.problem);
      case 'problem':
        // A command that overtook the hello of its connection is sent again after the welcome.
        if (message.problem.code === 'message.noHello') return undefined;
        this.failures.push(`problem: ${message.problem.text}`);
        this.#resolveWelcome?.();
        return undefined;
      case 'info':
      case 'chat':
      case 'clock':
      case 'passing':
      case 'watched':
        return undefined;
    }
  }

  /** Looks at the open question: answers it, or notices that the match is over. */
  #consider(seq: number, pending: SeenDecision | undefined): void {
    if (seq !== this.#seq) this.#movedAt = performance.now();
    this.#seq = seq;
    this.#pending = pending;
    if (pending === undefined) this.#isOver = true;
    this.#goOn();
  }

  #goOn(): void {
    if (this.#waiting.length > 0 || this.#isThinking) return;
    if (this.#isOver) return this.#end();
    const { thinkMs = 0, roll } = this.#parts;
    if (thinkMs === 0) return this.#act();
    this.#isThinking = true;
    setTimeout(
      () => {
        this.#isThinking = false;
        if (this.#waiting.length > 0) return;
        // The match may have ended meanwhile.
        if (this.#isOver) this.#end();
        else this.#act();
      },
      1 + roll(2 * thinkMs),
    );
  }

  /** Leaves, or answers the open question where it is this player's. */
  #act(): void {
    const { roll } = this.#parts;
    if (this.#isLast) return this.#send({ kind: 'leave', command: this.#nextCommand() });
    const pending = this.#pending;
    const ask = pending?.ask;
    if (this.#seq < this.#seqMin || pending === undefined || ask === undefined || obviousAnswer(pending.kind, ask) !== undefined) return;
    if (roll(BESIDE_EVERY) === 0) this.#send({ kind: 'passing', command: this.#nextCommand(), own: [], others: [], everything: false });
    if (roll(SAY_EVERY) === 0) this.#send({ kind: 'say', command: this.#nextCommand(), words: { kind: 'phrase', phrase: 'thanks' } });
    const chosen = [...randomChoice(pending.kind, ask, roll)];
    this.#send({ kind: 'answer', command: this.#nextCommand(), decision: pending.id, chosen });
  }

  #nextCommand(): string {
    return `c${this.sent.length}-${this.#parts.roll(1e9)}`;
  }

  /** The match is over: says so to who waits for it, or begins another where the server still lives. */
  #end(): void {
    this.#resolveIdle?.();
    const places = this.#places;
    if (this.#isLast || this.#socket === undefined || places === undefined) return;
    const socket = this.#socket;
    this.#socket = undefined;
    socket.close();
    void this.join(places).catch((error: unknown) => this.#parts.onTrouble(this, error));
  }

  #send(message: ClientMessage & { readonly command: string }): void {
    const command: SentCommand = { match: this.matches.at(-1) ?? '', message, acknowledged: undefined };
    this.sent.push(command);
    this.#waiting = [...this.#waiting, command];
    this.#say(message);
    this.#parts.onSent?.();
  }

  #settle(id: string, seq: number): void {
    const command = this.sent.find((each) => each.message.command === id);
    if (command === undefined) return;
    if (command.acknowledged !== undefined && command.acknowledged !== seq)
      this.failures.push(`${id} was acknowledged as ${command.acknowledged} and as ${seq}`);
    command.acknowledged = seq;
    this.#movedAt = performance.now();
    this.#seqMin = Math.max(this.#seqMin, seq);
    this.#waiting = this.#waiting.filter((each) => each !== command);
    this.#goOn();
  }

  #refused(id: string, { code, text }: { readonly code: string; readonly text: string }): void {
    const command = this.#waiting.find((each) => each.message.command === id);
    if (command === undefined) return;
    if (passing.has(code)) {
      setTimeout(() => {
        if (this.#waiting.includes(command)) this.#say(command.message);
      }, AGAIN_MS);
      return;
    }
    if (code === 'chat.tooFast') {
      this.#waiting = this.#waiting.filter((each) => each !== command);
      return this.#goOn();
    }
    if (command.message.kind !== 'leave' || code !== 'answer.noDecision') return this.#abandon(`refused: ${text}`);
    this.#waiting = [];
    this.#isOver = true;
    this.#goOn();
  }

  /** Notes what should not have happened, and plays this match no more. */
  #abandon(failure: string): void {
    this.failures.push(`${this.matches.at(-1)} ${failure}`);
    this.#waiting = [];
    this.#isOver = true;
    this.#goOn();
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
