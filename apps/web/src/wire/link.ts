/** A WebSocket that opens itself again when it is lost, at first soon and then less and less often. */

import { HEARTBEAT, QUIET_MS, SILENCE_MAX_MS } from '@crupier/protocol';

/** A connection that comes back. */
export interface Link {
  /** Sends a text where there is a connection; otherwise it is as if it had been lost on its way. */
  readonly send: (text: string) => void;
  /** Connects. A closed link may be opened again. */
  readonly open: () => void;
  readonly close: () => void;
}

/** What a link tells of. */
export interface LinkListener {
  readonly onOpen: () => void;
  readonly onMessage: (text: string) => void;
  readonly onLost: () => void;
}

const retryFirstMs = 400;
const retryMaxMs = 8000;
/** Milliseconds between two looks whether the server is still heard. */
const lookMs = 1000;

/** Whether a server is heard: counted from its last word, and from the question that it has not answered yet. */
interface Hearing {
  /** A connection is being opened, which is a question, too. */
  readonly ask: () => void;
  readonly hear: () => void;
  /** What is to be done now. */
  readonly look: () => 'nothing' | 'ask' | 'lost';
}

/** By a clock that goes on while the page sleeps: whoever wakes asks once more before the connection is taken for lost. */
function makeHearing(now: () => number = () => performance.now()): Hearing {
  let heardMs = now();
  let askedMs: number | undefined;
  return {
    ask: () => (askedMs = now()),
    hear: () => {
      heardMs = now();
      askedMs = undefined;
    },
    look: () => {
      if (askedMs === undefined) return now() - heardMs < QUIET_MS ? 'nothing' : 'ask';
      const isLong = now() - askedMs >= SILENCE_MAX_MS - QUIET_MS - lookMs;
      return isLong && now() - Math.min(heardMs, askedMs) >= SILENCE_MAX_MS ? 'lost' : 'nothing';
    },
  };
}

/** Opens a socket whose events come to `on`, with itself. */
function openSocket(
  url: string,
  on: Readonly<Record<'open' | 'close', (socket: WebSocket) => void>>,
  onText: (socket: WebSocket, text: string) => void,
): WebSocket {
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => on.open(socket));
  socket.addEventListener('message', ({ data }) => onText(socket, String(data)));
  socket.addEventListener('close', () => on.close(socket));
  return socket;
}

/** Makes a link. */
export function makeLink(url: string, { onOpen, onMessage, onLost }: LinkListener): Link {
  const hearing = makeHearing();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  let retryMs = retryFirstMs;
  let closed = true;

  const opened = (which: WebSocket): void => {
    if (socket !== which) return;
    retryMs = retryFirstMs;
    hearing.hear();
    onOpen();
  };
  const lost = (which: WebSocket | undefined): void => {
    if (closed || socket !== which) return;
    socket = undefined;
    onLost();
    timer = setTimeout(connect, retryMs);
    retryMs = Math.min(retryMaxMs, retryMs * 2);
  };
  const hear = (which: WebSocket, text: string): void => {
    if (socket !== which) return;
    hearing.hear();
    if (text !== HEARTBEAT) onMessage(text);
  };
  const connect = (): void => {
    clearTimeout(timer);
    timer = undefined;
    hearing.hear();
    hearing.ask();
    socket = openSocket(url, { open: opened, close: lost }, hear);
  };
  /** A server that has stopped without a word closes nothing: the browser would wait for it for minutes. */
  const look = (): void => {
    const silent = socket;
    const due = silent === undefined ? 'nothing' : hearing.look();
    if (due === 'ask') {
      hearing.ask();
      if (silent?.readyState === WebSocket.OPEN) silent.send(HEARTBEAT);
    } else if (due === 'lost') {
      lost(silent);
      silent?.close();
    }
  };
  const retryNow = (): void => (timer === undefined ? undefined : connect());

  return {
    send: (text) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    open: () => {
      if (!closed) return;
      closed = false;
      retryMs = retryFirstMs;
      window.addEventListener('online', retryNow);
      watch = setInterval(look, lookMs);
      connect();
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(watch);
      timer = undefined;
      window.removeEventListener('online', retryNow);
      socket?.close();
    },
  };
}
