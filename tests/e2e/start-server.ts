/** Starts the real server as a process of its own, as `npm start` does, with a folder of its own. */

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The checkout whose server and page are tested: this one, or an older one that the tests are to fail on. */
export const root = process.env['CRUPIER_TEST_CHECKOUT'] ?? fileURLToPath(new URL('../../', import.meta.url));
/** Milliseconds for building the page and opening the port, on a machine that is busy otherwise. */
const startMs = 300_000;
/** What the matches of this run are drawn from: other ones are played with another number. */
export const seed = process.env['CRUPIER_TEST_SEED'] ?? '1';
/** Percent of a processor that the tests may have: they all come from one address, and one file must not wait for what another has used up. */
const share = '100';
const steadyRandom = new URL('steady-random.ts', import.meta.url).href;

/** A server that runs. */
export interface ServerProcess {
  /** Where it is reached, with its port. */
  readonly url: string;
  /** Ends it at once, as a power cut would: nothing is closed and nothing written. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same port with the same data, unless it runs. */
  readonly restart: () => Promise<void>;
  /** From now on it draws from another text: two texts deal other matches. */
  readonly drawFrom: (text: string) => void;
  /** Ends it and removes its data. */
  readonly end: () => Promise<void>;
}

/** Starts a server with an empty folder at a free port. */
export async function startServer(): Promise<ServerProcess> {
  const data = mkdtempSync(join(tmpdir(), 'crupier-e2e-'));
  const draws = join(data, 'draws');
  let [text, starts] = [seed, 1];
  const noteDraws = (): void => writeFileSync(draws, `${text}/${starts}`);
  noteDraws();
  let running = await run({ data, draws, port: '0' });
  const { port } = new URL(running.url);
  return {
    url: running.url,
    kill: () => stop(running.child, 'SIGKILL'),
    restart: async () => {
      if (!hasEnded(running.child)) return;
      starts++;
      noteDraws();
      running = await run({ data, draws, port });
    },
    drawFrom: (other) => {
      text = other;
      noteDraws();
    },
    end: async () => {
      await stop(running.child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function run(
  where: Readonly<Record<'data' | 'draws' | 'port', string>>,
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const { data, draws, port } = where;
  const child = spawn(process.execPath, ['bin/start.mjs', '--user-share', share, '--address-share', share], {
    cwd: root,
    env: {
      ...process.env,
      ...{ PORT: port, HOST: '127.0.0.1', CRUPIER_DATA: data },
      // It ends where this process does, however that ends.
      CRUPIER_LAUNCHED: '1',
      ...{ NODE_OPTIONS: `--import=${steadyRandom}`, CRUPIER_TEST_DRAWS: draws },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await firstLine(child);
  return { child, url };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not say its address in time.')), startMs);
    child.on('exit', (code) => reject(new Error(`The server ended with ${String(code)} before it said its address.`)));
    if (child.stdout === null) throw new Error('The server has no standard output.');
    createInterface(child.stdout).once('line', (line) => {
      clearTimeout(timer);
      resolve(line.trim());
    });
  });
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
