import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type Dice, obviousAnswer, randomChoice } from '@crupier/kernel';
import type { ClientMessage, CreatedMatch, GameSummary, SeenDecision, ServerMessage } from '@crupier/protocol';
import { WebSocket } from 'ws';

/** How long a client that was refused waits before it tries again: the server tells of one refusal a second. */
const REFUSED_MS = 1100;

/** Every socket that is open. */
const open = new Set<Wire>();

/** Ends every socket that is still open. */
export function endAll(): void {
  for (const wire of open) wire.socket.terminate();
}

/** A server, and the address of this machine that somebody comes from. */
export interface Origin {
  readonly url: string;
  /** Left out where the server is on another machine: then all come from one address. */
  readonly address?: string | undefined;
}

/** What a request was answered with: the status 0 where the server hung up before all was sent. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** A browser without a page: keeps its cookie, and comes from an address of its own. */
export class Client {
  #origin: Origin;
  #cookie = '';
  /** How many sessions the server has opened for it. */
  sessions = 0;

  constructor(origin: Origin) {
    this.#origin = origin;
  }

  /** Turns to another server, with its cookie. */
  moveTo(url: string): void {
    this.#origin = { ...this.#origin, url };
  }

  /** Asks with GET, or with POST where there is a body. */
  ask(path: string, body?: unknown): Promise<Reply> {
    return this.sendText(path, body === undefined ? undefined : JSON.stringify(body));
  }

  /** The same with a body that is a text already. */
  sendText(path: string, body?: string): Promise<Reply> {
    const { url, address } = this.#origin;
    return new Promise((resolve, reject) => {
      const asked = request(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(this.#cookie !== '' && { cookie: this.#cookie }), 'content-type': 'application/json' },
        ...(address !== undefined && { localAddress: address }),
      });
      // A server that does not read on says so and hangs up: whoever still writes may hear that alone, and more than once.
      asked.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve({ status: 0, text: error.code }) : reject(error),
      );
      asked.once('response', (response) => {
        const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
        if (cookie !== undefined) this.sessions++;
        this.#cookie = cookie ?? this.#cookie;
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.once('error', reject);
      });
      asked.end(body);
    });
  }

  /** Makes something with POST, and gives what it is. *Errors:* where it is refused. */
  async make<T>(path: string, body: unknown): Promise<T> {
    const { status, text } = await this.ask(path, body);
    if (status >= 300) throw new Error(`${path} was refused: ${status} ${text}`);
    return JSON.parse(text) as T;
  }

  /** Gets a session, and with it a user. */
  async enter(): Promise<void> {
    await this.ask('/api/commitments', {});
  }

  /** Opens a table of the server's first game, or of a named one, against a bot; gives its id. */
  async openTable(game?: string): Promise<string> {
    const { text } = await this.ask('/api/games');
    const games = JSON.parse(text) as readonly GameSummary[];
    const chosen = games.find(({ id }) => id === (game ?? id));
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }];
    return (await this.make<CreatedMatch>('/api/matches', { game: chosen?.id, seats })).id;
  }

  /** Opens a socket. *Errors:* where it is refused. */
  async connect(): Promise<Wire> {
    return new Wire(await this.open());
  }

  /** Opens a socket of which nothing is remembered. *Errors:* where it is refused. */
  open(): Promise<WebSocket> {
    const { url, address } = this.#origin;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { ...(this.#cookie !== '' && { cookie: this.#cookie }) },
      ...(address !== undefined && { localAddress: address }),
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.once('close', () => reject(new Error('The socket was refused.')));
      socket.on('error', () => undefined);
    });
  }
}

/** What a seat is asked, where it has a choice: the server answers what is obvious by itself. */
export function choiceIn({ kind, ask }: SeenDecision): NonNullable<SeenDecision['ask']> | undefined {
  return ask === undefined || obviousAnswer(kind, ask) !== undefined ? undefined : ask;
}

/** An open socket, with what it was told last. */
export class Wire {
  readonly socket: WebSocket;
  /** Messages heard, by kind. */
  readonly counts: Partial<Record<ServerMessage['kind'], number>> = {};
  seq = 0;
  isClosed = false;
  #pending: SeenDecision | undefined;
  #wake: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    open.add(this);
    socket.on('message', (raw: Buffer) => this.#hear(JSON.parse(raw.toString()) as ServerMessage));
    socket.on('error', () => (this.isClosed = true));
    socket.on('close', () => {
      open.delete(this);
      this.isClosed = true;
      this.#wakeAll();
    });
  }

  /** How it stands, for who wants to know why nothing happens. */
  get state(): string {
    if (this.isClosed) return 'closed';
    return this.#pending === undefined
      ? 'over'
      : `entry ${this.seq}: ${this.#pending.purpose}${this.#pending.ask === undefined ? ', of others' : ''}`;
  }

  say(message: ClientMessage | string): void {
    if (!this.isClosed) this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits until so many messages of a kind have come, or the socket is closed. */
  async until(kind: ServerMessage['kind'], count: number): Promise<void> {
    while ((this.counts[kind] ?? 0) < count && !this.isClosed) await new Promise<void>((resolve) => this.#wake.push(resolve));
  }

  /** Says hello, and waits for the welcome. */
  async sit(match: string): Promise<void> {
    const before = this.counts.welcome ?? 0;
    this.say({ kind: 'hello', match });
    await this.until('welcome', before + 1);
  }

  /** Plays at random until the match has so many entries, or is over. */
  async play(entries: number, roll: Dice): Promise<void> {
    for (let sent = 0; this.seq < entries && !this.isClosed; sent++) {
      const pending = this.#pending;
      if (pending === undefined) return;
      const ask = choiceIn(pending);
      if (ask === undefined) {
        await new Promise<void>((resolve) => this.#wake.push(resolve));
        continue;
      }
      const before = this.#replies;
      const { seq } = this;
      this.say({ kind: 'answer', command: `p${sent}`, decision: pending.id, chosen: [...randomChoice(pending.kind, ask, roll)] });
      // What is refused changes nothing: then the question is answered again, after a while, for of many refusals few are told.
      while ((this.#replies.refusals === before.refusals && this.seq === seq) || this.#replies.all === before.all) {
        if (this.isClosed) return;
        await new Promise<void>((resolve) => this.#wake.push(resolve));
      }
      if (this.#replies.refusals > before.refusals) await setTimeout(REFUSED_MS);
    }
  }

  /** How often a command was replied to, and how often with a refusal. */
  get #replies(): { readonly all: number; readonly refusals: number } {
    const { acknowledged = 0, refused = 0, problem = 0 } = this.counts;
    const refusals = refused + problem;
    return { all: acknowledged + refusals, refusals };
  }

  #hear(message: ServerMessage): void {
    this.counts[message.kind] = (this.counts[message.kind] ?? 0) + 1;
    if (message.kind === 'welcome' || message.kind === 'update') {
      this.seq = message.seq;
      this.#pending = message.pending;
    }
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
