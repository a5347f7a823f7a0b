import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from '../chaos/server-process.ts';
import type { ProbeFigures } from './probe.ts';

const probe = fileURLToPath(new URL('probe.ts', import.meta.url));

/** The server of a checkout as a process of its own, with a probe inside and a database that is removed with it. */
export class MeasuredServer {
  readonly #checkout: string;
  readonly #profile: string | undefined;
  readonly #data = mkdtempSync(join(tmpdir(), 'load-'));
  #child: ChildProcess | undefined;
  #url = '';

  /** `profile` is a folder for profiles of the processor, written when the server ends. */
  constructor(checkout: string, profile: string | undefined) {
    this.#checkout = checkout;
    this.#profile = profile;
    process.once('exit', () => {
      this.#child?.kill('SIGKILL');
      rmSync(this.#data, { recursive: true, force: true });
    });
  }

  /** Where it listens now. */
  get url(): string {
    return this.#url;
  }

  /** Starts it, again on the same data, and waits until it listens. */
  async start(): Promise<void> {
    const environment = { ...process.env, PORT: '0', HOST: '127.0.0.1', CRUPIER_DATA: this.#data };
    const entry = join(this.#checkout, 'apps/server/src/main.ts');
    const profiling = this.#profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${this.#profile}`];
    const child = spawn(process.execPath, ['--expose-gc', ...profiling, '--import', probe, entry, '--no-page'], {
      cwd: this.#checkout,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.#url = await addressOf(child);
  }

  /** The figures of its process. The longest task is that since they were asked for last. */
  async figures(): Promise<ProbeFigures> {
    const child = this.#child;
    if (child === undefined) throw new Error('The server was not started.');
    const told = once(child, 'message');
    child.send('figures');
    return ((await told) as [ProbeFigures])[0];
  }

  /** Asks it to end, and waits until it has. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}
