import { COOKIE } from '@crupier/server';
import type { SeenDecision } from '@crupier/kernel';
import { type ClientMessage, patchView, type ServerMessage, unpackView, type View, type WireView } from '@crupier/protocol';
import { WebSocket } from 'ws';

/** A socket that keeps every message as it came, byte by byte. */
export class Ear {
  /** The bytes of each message. */
  readonly heard: string[] = [];
  readonly #socket: WebSocket;
  readonly #messages: ServerMessage[] = [];
  #wake: (() => void)[] = [];
  #wire: WireView | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (raw: Buffer, isBinary: boolean) => {
      this.heard.push(`${isBinary ? 'binary ' : ''}${raw.toString('latin1')}`);
      const message = JSON.parse(raw.toString()) as ServerMessage;
      this.#messages.push(message);
      if (message.kind === 'welcome') this.#wire = message.view;
      if (message.kind === 'update' && this.#wire !== undefined) this.#wire = patchView(this.#wire, message.patch);
      this.#wakeAll();
    });
    socket.on('close', () => this.#wakeAll());
    socket.on('error', () => this.#wakeAll());
  }

  /** Opens a socket, for whoever has a token where there is one. *Errors:* where it is refused. */
  static async open(url: string, token: string | undefined): Promise<Ear> {
    const headers = token === undefined ? {} : { cookie: `${COOKIE}=${token}` };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
    const ear = new Ear(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('close', () => reject(new Error('The socket was refused.')));
    });
    // With compression the length of a message would depend on those before it: it is one of the things that are compared.
    ear.heard.push(`extensions: ${socket.extensions}`);
    return ear;
  }

  /** The last moment that it was told of: how many entries there are, and what is asked. */
  get now(): { readonly seq: number; readonly pending?: SeenDecision } {
    return this.#messages.findLast((each) => each.kind === 'welcome' || each.kind === 'update') ?? { seq: -1 };
  }

  /** What it sees now. */
  get view(): View | undefined {
    return this.#wire && unpackView(this.#wire);
  }

  /** The request that is open at the table. */
  get request(): { readonly id: number; readonly waiting: readonly number[] } | undefined {
    return this.#messages.findLast((each) => each.kind === 'welcome' || each.kind === 'info')?.info.request;
  }

  say(message: ClientMessage | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Says something, and waits for one of the messages that answer it. */
  async ask(message: ClientMessage | string, ...kinds: readonly ServerMessage['kind'][]): Promise<ServerMessage> {
    const from = this.#messages.length;
    this.say(message);
    const found = (): ServerMessage | undefined => this.#messages.slice(from).find(({ kind }) => kinds.includes(kind));
    await this.until(() => found() !== undefined);
    return found() as ServerMessage;
  }

  /** Waits until something is true. *Errors:* where the socket is closed before. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      if (this.#socket.readyState !== WebSocket.OPEN) throw new Error('The server has closed a socket.');
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  close(): void {
    this.#socket.terminate();
  }

  #wakeAll(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
