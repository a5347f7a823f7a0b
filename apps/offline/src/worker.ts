/** A worker of a page without a server: it hosts tables, or bots think in it, as its name says. */
import type { PortQuestion } from '@crupier/protocol';
import { botPool, type BotTask } from '@crupier/table';
import { indexedStore } from '@crupier/table/browser';
import { type DeviceHost, makeDeviceHost } from './device-host.ts';
import { games } from './games.ts';
import { type BotSetting, serveBots } from './serve-bots.ts';
import { servePort } from './serve-port.ts';
import { BOTS, startBots } from './start-bots.ts';

/** The database of this browser that keeps the journals. */
const DATABASE = 'crupier';

function noteFault(match: string, reason: string): void {
  console.error(`A fault at ${match === '' ? 'no table' : `the table ${match}`}: ${reason}`);
}

async function load(): Promise<DeviceHost> {
  const store = await indexedStore(DATABASE);
  const thinker = botPool({ start: startBots, threads: 1, onTrouble: (table, { code }) => noteFault(table, code) });
  return makeDeviceHost({ games, store, engine: import.meta.env.ENGINE, thinker, noteFault });
}

const tell = (message: unknown): void => globalThis.postMessage(message);

if (globalThis.name === BOTS) {
  const take = serveBots(games, tell);
  globalThis.addEventListener('message', ({ data }: MessageEvent<BotSetting | BotTask>) => take(data));
} else {
  const answer = servePort(load(), tell);
  globalThis.addEventListener('message', ({ data }: MessageEvent<PortQuestion>) => answer(data));
}
