import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProbeFigures } from '../load/probe.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const probe = fileURLToPath(new URL('../load/probe.ts', import.meta.url));
/** Milliseconds after which a server that says no address is given up. */
const STARTING_MAX_MS = 60_000;
/** Loaded into a server before its program, where it is to have faults. */
const faultyServer = import.meta.resolve('./faulty-server.ts');

/** The longest task of a server's event loop in milliseconds: of the processor, and by the clock. */
export interface LongestTask {
  readonly processorMs: number;
  readonly wallMs: number;
}

/** A server as a process of its own, which can be killed and started again on the same data. */
export class ServerProcess {
  readonly #entry: string;
  readonly #data: string;
  #child: ChildProcess | undefined;
  #url = '';
  /** Milliseconds that each start took until the server listened. */
  readonly startsMs: number[] = [];

  readonly #isProbed: boolean;
  readonly #heapMb: number | undefined;

  /** With a probe it tells its figures; `heapMb` is the most memory that its heap may have. */
  constructor(
    entry: string,
    data: string,
    { isProbed = false, heapMb }: { readonly isProbed?: boolean; readonly heapMb?: number | undefined } = {},
  ) {
    this.#entry = entry;
    this.#data = data;
    this.#isProbed = isProbed;
    this.#heapMb = heapMb;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** Where it listens now. */
  get url(): string {
    return this.#url;
  }

  /** The id of its process, while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it, with faults by the variables of `faulty-server.ts`, and waits until it listens. */
  async start(faults: Readonly<Record<string, string>> = {}): Promise<void> {
    const before = performance.now();
    const environment = { ...process.env, ...faults, PORT: '0', HOST: '127.0.0.1', CRUPIER_DATA: this.#data };
    const loaded = Object.keys(faults).length > 0 ? ['--import', faultyServer] : [];
    const heap = this.#heapMb === undefined ? [] : [`--max-old-space-size=${this.#heapMb}`];
    const probing = this.#isProbed ? ['--import', probe] : [];
    const child = spawn(process.execPath, [...heap, ...loaded, ...probing, this.#entry, '--no-page'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit', ...(this.#isProbed ? (['ipc'] as const) : [])],
    });
    this.#child = child;
    this.#url = await addressOf(child);
    this.startsMs.push(performance.now() - before);
  }

  /** The longest tasks of its main thread since they were asked for last. Only of one with a probe. */
  async longestTask(): Promise<LongestTask> {
    const child = this.#child;
    if (child === undefined || !this.#isProbed || !this.isRunning) throw new Error('No server with a probe is running.');
    const told = once(child, 'message');
    child.send('figures');
    const [{ longestMs, longestWallMs }] = (await told) as [ProbeFigures];
    return { processorMs: longestMs, wallMs: longestWallMs };
  }

  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to end, and waits until it has. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Waits until it has ended by itself. */
  async ended(): Promise<void> {
    const child = this.#child;
    if (child !== undefined && this.isRunning) await new Promise((resolve) => child.once('exit', resolve));
  }

  /** Whether its process has not ended. */
  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return;
    const gone = this.ended();
    this.#child?.kill(signal);
    await gone;
  }
}

/** The address that a server prints first. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not say its address.')), STARTING_MAX_MS);
    const settle = (done: () => void): void => {
      clearTimeout(timer);
      done();
    };
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /http:\/\/\S+/.exec(text)?.[0];
      if (address !== undefined) settle(() => resolve(address));
    });
    child.once('exit', (code) => settle(() => reject(new Error(`The server ended with ${code} before it listened.`))));
    child.once('error', (error) => settle(() => reject(error)));
  });
}
