import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '@crupier/kernel';
import { WebSocket, WebSocketServer } from 'ws';

/** What happens to messages on their way. */
export const networkFaults = ['drop', 'delay', 'double', 'reorder'] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** One message in so many is where a connection breaks. */
const DROP_EVERY = 20;
/** Milliseconds after which each end notices that a connection is broken. */
const NOTICED_MAX_MS = 250;
/** Milliseconds that a message is late, and one in so many that is very late. */
const LATE_MAX_MS = 60;
const VERY_LATE_EVERY = 30;
const VERY_LATE_MS = 700;
/** Milliseconds after which a message that waits for the next one is sent on without it. */
const HELD_MS = 60;

/** What a proxy does, and for whom. */
export interface FaultProxyParts {
  readonly target: () => string;
  readonly fault: NetworkFault;
  readonly roll: Dice;
}

/** Lies between sockets and a server. */
export interface FaultProxy {
  readonly url: string;
  /** How many faults there were. */
  readonly faults: () => number;
  readonly close: () => void;
}

/** Opens a proxy on a free port. */
export async function openFaultProxy(parts: FaultProxyParts): Promise<FaultProxy> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const counted = { faults: 0 };
  server.on('connection', (client, { url = '/ws', headers }) => {
    const cookie = headers.cookie ?? '';
    const upstream = new WebSocket(`${parts.target().replace('http', 'ws')}${url}`, { headers: { cookie } });
    join(client, upstream, { ...parts, count: () => counted.faults++ });
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    faults: () => counted.faults,
    close: () => {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

type Disturbance = Omit<FaultProxyParts, 'target'> & { readonly count: () => void };

/** Lets two sockets talk to each other, with faults. */
function join(client: WebSocket, upstream: WebSocket, { fault, roll, count }: Disturbance): void {
  const opened = new Promise<void>((resolve) => upstream.once('open', () => resolve()));
  const toServer = (text: string): void => void opened.then(() => sendTo(upstream, text));
  const toClient = (text: string): void => sendTo(client, text);
  const ways = { drop: dropping, delay: delaying, double: doubling, reorder: reordering }[fault]({ toServer, toClient, roll, count });
  client.on('message', (raw) => ways.up(String(raw)));
  upstream.on('message', (raw) => ways.down(String(raw)));
  ways.broken?.then(async () => {
    const late = [client, upstream].map(async (socket) => {
      await wait(roll(NOTICED_MAX_MS));
      socket.terminate();
    });
    await Promise.all(late);
  });
  for (const [socket, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    socket.on('error', () => socket.terminate());
    // A broken connection is noticed by each end for itself.
    if (ways.broken === undefined) socket.once('close', () => other.terminate());
    else socket.once('close', () => void wait(NOTICED_MAX_MS).then(() => other.terminate()));
  }
}

function sendTo(socket: WebSocket, text: string): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
}

interface WayParts {
  readonly toServer: (text: string) => void;
  readonly toClient: (text: string) => void;
  readonly roll: Dice;
  readonly count: () => void;
}

/** What becomes of a message in each direction, and of the connection. */
interface Ways {
  readonly up: (text: string) => void;
  readonly down: (text: string) => void;
  readonly broken?: Promise<void>;
}

/** At some message the connection breaks: the message arrives or is lost, and all after it are lost. */
function dropping({ toServer, toClient, roll, count }: WayParts): Ways {
  let isBroken = false;
  let tellBroken = (): void => undefined;
  const broken = new Promise<void>((resolve) => (tellBroken = resolve));
  const way = (send: (text: string) => void) => (text: string) => {
    if (isBroken) return;
    isBroken = roll(DROP_EVERY) === 0;
    if (!isBroken || roll(2) === 0) send(text);
    if (!isBroken) return;
    count();
    tellBroken();
  };
  return { up: way(toServer), down: way(toClient), broken };
}

/** Every message is late, in either direction; their order stays. */
function delaying({ toServer, toClient, roll, count }: WayParts): Ways {
  const way = (send: (text: string) => void): ((text: string) => void) => {
    let last: Promise<void> = Promise.resolve();
    return (text) => {
      count();
      const ms = roll(VERY_LATE_EVERY) === 0 ? VERY_LATE_MS : roll(LATE_MAX_MS);
      last = last.then(async () => {
        await wait(ms);
        send(text);
      });
    };
  };
  return { up: way(toServer), down: way(toClient) };
}

/** Half of the messages of clients come twice, the second time at once or later. */
function doubling({ toServer, toClient, roll, count }: WayParts): Ways {
  const up = (text: string): void => {
    toServer(text);
    if (roll(2) === 0) return;
    count();
    void wait(roll(2) * roll(LATE_MAX_MS)).then(() => toServer(text));
  };
  return { up, down: toClient };
}

/** Half of the messages of clients wait until the next one has overtaken them. */
function reordering({ toServer, toClient, roll, count }: WayParts): Ways {
  let held: string | undefined;
  const release = (): void => {
    const text = held;
    held = undefined;
    if (text !== undefined) toServer(text);
  };
  const up = (text: string): void => {
    if (held === undefined && roll(2) === 0) {
      held = text;
      void wait(HELD_MS).then(() => {
        if (held === text) release();
      });
      return;
    }
    if (held !== undefined) count();
    toServer(text);
    release();
  };
  return { up, down: toClient };
}
