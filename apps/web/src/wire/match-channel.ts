/** The connection to one match: opens, opens again when lost, and sends every command until it is answered, under the same id. */

import type { ClientMessage, Language, ServerMessage, SpokenProblem, WatchedMessage } from '@crupier/protocol';
import { createStore, type Store } from '../parts/store.ts';
import { newCommandId } from './command-id.ts';
import { isQuiet, receive, settle, type Command, type MatchState } from './match-state.ts';
import { makePacer } from './pacing.ts';

/** How the connection stands. */
export type LinkState = 'opening' | 'open' | 'lost';

/** What components see of a match. */
export interface Channel {
  readonly link: LinkState;
  /** The match as it is shown: where others act one step after another, it follows what the server has told. */
  readonly match: MatchState | undefined;
  /** Commands that the server has not answered yet. */
  readonly waiting: readonly Command[];
  /** The last refusal or problem that a reader should know of. */
  readonly problem: SpokenProblem | undefined;
}

type HelloMessage = Extract<ClientMessage, { kind: 'hello' }>;

/** A command without its id. */
export type CommandBody =
  | Omit<Extract<ClientMessage, { kind: 'answer' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'undo' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'consent' }>, 'command'>
  | Omit<Extract<ClientMessage, { kind: 'leave' }>, 'command'>;

/** A channel to one match. Nothing is sent before it is opened. */
export interface MatchChannel {
  readonly store: Store<Channel>;
  /** Sends a command, now or as soon as there is a connection. */
  readonly command: (body: CommandBody) => void;
  /** Asks for the match after so many entries, as a seat or (-1) anybody may see it. */
  readonly watch: (at: number, seat: number) => void;
  /** Plays or watches through another of the session's seats. */
  readonly sit: (seat: number) => void;
  /** Says the language for problems' sentences. */
  readonly speak: (language: Language) => void;
  readonly dismissProblem: () => void;
  /** Shows the match as it is now. Returns whether anything was still to be shown. */
  readonly skip: () => boolean;
  /** Connects. A closed channel may be opened again. */
  readonly open: () => void;
  readonly close: () => void;
}

/** What a channel is made with. */
export interface ChannelSetting {
  readonly match: string;
  readonly url: string;
  readonly language: Language;
  readonly seat?: number | undefined;
  readonly onWatched?: ((message: WatchedMessage) => void) | undefined;
  /** Whether the steps of others are shown one after another. */
  readonly isSlow?: (() => boolean) | undefined;
}

const retryFirstMs = 400;
const retryMaxMs = 8000;

/** Makes a channel. */
export function makeMatchChannel(setting: ChannelSetting): MatchChannel {
  const store = createStore<Channel>({ link: 'opening', match: undefined, waiting: [], problem: undefined });
  let socket: WebSocket | undefined;
  let retryMs = retryFirstMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { language, seat } = setting;
  let closed = true;
  /** The match as the server told it last. */
  let told: MatchState | undefined;
  const pacer = makePacer((match) => store.change((channel) => ({ ...channel, match })), setting.isSlow ?? (() => false));

  const send = (text: string): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
  };

  const sayHello = (fromStart: boolean): void => {
    const since = fromStart ? undefined : told?.seq;
    const hello: HelloMessage = { kind: 'hello', match: setting.match, language, ...(since === undefined ? {} : { since }), ...(seat === undefined ? {} : { seat }) };
    send(JSON.stringify(hello));
  };

  const onMessage = (message: ServerMessage): void => {
    const { match, stale } = receive(told, message);
    if (stale) return sayHello(true);
    if (match !== undefined && match !== told) {
      told = match;
      const goesBack = message.kind === 'update' && message.back !== undefined;
      pacer.take(match, message.kind !== 'update' || goesBack);
    }
    const channel = store.read();
    if (message.kind === 'watched') setting.onWatched?.(message);
    const settled = message.kind === 'acknowledged' || message.kind === 'refused' ? settle(channel.waiting, message.command) : channel.waiting;
    store.write({ ...channel, waiting: settled, problem: problemAfter(channel.problem, message) });
    if (message.kind === 'welcome') for (const command of settled) send(command.text);
  };

  const connect = (): void => {
    const opened = new WebSocket(setting.url);
    socket = opened;
    opened.addEventListener('open', () => {
      retryMs = retryFirstMs;
      store.change((channel) => ({ ...channel, link: 'open' }));
      sayHello(false);
    });
    opened.addEventListener('message', (event) => {
      onMessage(JSON.parse(String(event.data)) as ServerMessage);
    });
    opened.addEventListener('close', () => {
      if (closed || socket !== opened) return;
      store.change((channel) => ({ ...channel, link: 'lost' }));
      timer = setTimeout(connect, retryMs);
      retryMs = Math.min(retryMaxMs, retryMs * 2);
    });
  };

  const retryNow = (): void => {
    if (closed || store.read().link !== 'lost') return;
    clearTimeout(timer);
    connect();
  };

  return {
    store,
    command: (body) => {
      const id = newCommandId();
      const command: Command = { id, text: JSON.stringify({ ...body, command: id }) };
      store.change((channel) => ({ ...channel, waiting: [...channel.waiting, command], problem: undefined }));
      send(command.text);
    },
    watch: (at, as) => {
      send(JSON.stringify({ kind: 'watch', at, seat: as } satisfies ClientMessage));
    },
    sit: (to) => {
      seat = to;
      pacer.skip();
      sayHello(true);
    },
    speak: (to) => {
      if (to === language) return;
      language = to;
      sayHello(false);
    },
    skip: pacer.skip,
    dismissProblem: () => store.change((channel) => ({ ...channel, problem: undefined })),
    open: () => {
      if (!closed) return;
      closed = false;
      retryMs = retryFirstMs;
      window.addEventListener('online', retryNow);
      connect();
    },
    close: () => {
      closed = true;
      pacer.stop();
      clearTimeout(timer);
      window.removeEventListener('online', retryNow);
      socket?.close();
    },
  };
}

function problemAfter(problem: SpokenProblem | undefined, message: ServerMessage): SpokenProblem | undefined {
  if (message.kind === 'problem') return message.problem;
  if (message.kind === 'refused') return isQuiet(message.problem) ? undefined : message.problem;
  return problem;
}
