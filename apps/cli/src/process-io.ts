import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Language } from '@crupier/kernel';
import { games } from './games.ts';
import { exitCodes } from './exit-codes.ts';
import type { FinishedRun, Io } from './io.ts';
import { LineReader } from './line-reader.ts';
import { formatProblem, speakProblem } from './output.ts';
import { reasonOf } from './read-input.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The most characters a line has, whatever the terminal says. */
const columnsMax = 120;
const columnsUsual = 80;

/** The world of this process. `isPlain`: nothing is drawn, not even the line that is typed. `close` lets go of standard input, so that the process can end. */
export function processIo(language: Language, isPlain: boolean): { readonly io: Io; readonly close: () => void } {
  const { env, stdin, stdout, stderr } = process;
  const interruption = new AbortController();
  const interrupt = (): void => {
    if (interruption.signal.aborted) process.exit(exitCodes.interrupted);
    interruption.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  endQuietly(stdout, language);
  endQuietly(stderr, language);
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const draws = !isPlain && env['TERM'] !== 'dumb';
  const mode = isTerminal && draws ? 'edited' : 'typed';
  const lines = new LineReader({ input: stdin, output: stdout, mode: isTerminal ? mode : 'piped', interrupt });
  interruption.signal.addEventListener('abort', () => lines.close());
  const io: Io = {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    ask: (prompt) => lines.ask(prompt),
    readAll: () => readAll(stdin),
    env,
    folder: callersFolder(env),
    language,
    isTerminal,
    redraws: stderr.isTTY === true,
    colour: stdout.isTTY === true && draws && (env['NO_COLOR'] ?? '') === '',
    columns: Math.min(stdout.columns ?? columnsUsual, columnsMax),
    interrupted: interruption.signal,
    games,
    page: async () => (await import('@crupier/server')).buildPage(root, interruption.signal),
    coverage: async (covered) => (await import('@crupier/rule-coverage')).coverGames(root, covered),
    runSelf: (args) => runSelf(args, interruption.signal),
  };
  return { io, close: () => lines.close() };
}

/** Whoever reads our output may stop reading, as `head` does: then there is nobody left to write to. A full disk is another matter. */
function endQuietly(stream: NodeJS.WriteStream, language: Language): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    const problem = { code: 'file.unwritable', at: '', values: { reason: reasonOf(error) } };
    process.stderr.write(`${formatProblem(speakProblem({ language }, problem))}\n`, () => process.exit(exitCodes.world));
  });
}

/** The folder that the person is in: npm runs scripts in the repository's own. */
function callersFolder(env: NodeJS.ProcessEnv): string {
  const isScript = env['npm_lifecycle_event'] === 'crupier' || env['npm_lifecycle_event'] === 'bench';
  return (isScript ? env['INIT_CWD'] : undefined) ?? process.cwd();
}

async function readAll(stream: NodeJS.ReadStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function runSelf(args: readonly string[], signal: AbortSignal): Promise<FinishedRun> {
  const main = fileURLToPath(new URL('../../../bin/crupier.mjs', import.meta.url));
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'], signal });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout: out, stderr: err, wallMs: performance.now() - start }));
  });
}
