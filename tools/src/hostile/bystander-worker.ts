/** Plays as a bystander in a thread of its own: what the attack costs its own thread must not count as the server's delay. */
import { parentPort, workerData } from 'node:worker_threads';
import type { CommandWait } from './bystander.ts';
import { Client, type Origin } from './client.ts';
import { waitingClock } from './waiting-clock.ts';

/** Milliseconds between two commands. */
const EVERY_MS = 50;

const { origin, pid } = workerData as { readonly origin: Origin; readonly pid: number | undefined };
const clock = waitingClock(pid);
const client = new Client(origin);
const match = await client.openTable();
const wire = await client.connect();
await wire.sit(match);
const waits: CommandWait[] = [];
const tell = (): void => parentPort?.postMessage(waits.splice(0));
let isDone = false;
parentPort?.on('message', (what: 'soFar' | 'end') => {
  if (what === 'end') isDone = true;
  else tell();
});
parentPort?.postMessage('ready');
// A command that is always refused, for nobody has asked for consent, goes the whole way to the table and back.
for (let sent = 1; !isDone && !wire.isClosed; sent++) {
  const [begun, begunWall] = [clock(), performance.now()];
  wire.say({ kind: 'consent', command: `b${sent}`, request: 999_999, accept: false });
  await wire.until('refused', sent);
  waits.push({ ms: clock() - begun, wallMs: performance.now() - begunWall });
  await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
}
if (wire.isClosed) waits.push({ ms: Number.POSITIVE_INFINITY, wallMs: Number.POSITIVE_INFINITY });
tell();
wire.socket.terminate();
