/** A WebSocket that opens itself again when it is lost, at first soon and then less and less often. */

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

/** Makes a link. */
export function makeLink(url: string, { onOpen, onMessage, onLost }: LinkListener): Link {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = retryFirstMs;
  let closed = true;

  const connect = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const opened = new WebSocket(url);
    socket = opened;
    opened.addEventListener('open', () => {
      retryMs = retryFirstMs;
      onOpen();
    });
    opened.addEventListener('message', (event) => {
      if (socket === opened) onMessage(String(event.data));
    });
    opened.addEventListener('close', () => {
      if (closed || socket !== opened) return;
      onLost();
      timer = setTimeout(connect, retryMs);
      retryMs = Math.min(retryMaxMs, retryMs * 2);
    });
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
      connect();
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      timer = undefined;
      window.removeEventListener('online', retryNow);
      socket?.close();
    },
  };
}
