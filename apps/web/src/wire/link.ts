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

/** Makes a link. */
export function makeLink(url: string, { onOpen, onMessage, onLost }: LinkListener): Link {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = retryFirstMs;
  let closed = true;

  /** When the server was heard last, and since when a beat, or the opening, is waited for. */
  let heardMs = 0;
  let askedMs: number | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;

  const connect = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const opened = new WebSocket(url);
    socket = opened;
    heardMs = performance.now();
    askedMs = heardMs;
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      retryMs = retryFirstMs;
      hear();
      onOpen();
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      hear();
      if (data !== HEARTBEAT) onMessage(String(data));
    });
    opened.addEventListener('close', () => {
      if (socket === opened) lose();
    });
  };
  const hear = (): void => {
    heardMs = performance.now();
    askedMs = undefined;
  };
  const lose = (): void => {
    if (closed) return;
    socket = undefined;
    onLost();
    timer = setTimeout(connect, retryMs);
    retryMs = Math.min(retryMaxMs, retryMs * 2);
  };
  /** A server that has stopped without a word closes nothing: the browser would wait for it for minutes. */
  const lookWhetherHeard = (): void => {
    const now = performance.now();
    if (socket === undefined) return;
    if (askedMs === undefined) {
      if (now - heardMs < QUIET_MS) return;
      askedMs = now;
      socket.send(HEARTBEAT);
    } else if (now - heardMs >= SILENCE_MAX_MS && now - askedMs >= SILENCE_MAX_MS - QUIET_MS - lookMs) {
      const silent = socket;
      lose();
      silent.close();
    }
  };
  const retryNow = (): void => {
    if (timer !== undefined) connect();
  };

  return {
    send: (text) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    open: () => {
      if (!closed) return;
      closed = false;
      retryMs = retryFirstMs;
      window.addEventListener('online', retryNow);
      watch = setInterval(lookWhetherHeard, lookMs);
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
