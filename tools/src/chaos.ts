/**
 * Kills the server with SIGKILL, again and again, while matches are played, and proves that no acknowledged answer was lost and
 * none applied twice.
 *
 *     npm run chaos -- --kills 200 --seed 1
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dice } from '@crupier/kernel';
import { runChaos } from './chaos/run-chaos.ts';

const help = `Kills the server at random moments during play, and looks whether an acknowledged answer is missing or doubled.

Usage: npm run chaos -- [options]

  --kills N      how often (200)
  --seed N       which moments and answers (1)
  --tables N     matches played at the same time (3)
  --entry FILE   the server's program (apps/server/src/main.ts)
  --game ID      the game (the server's first)
  --json         the result as JSON
  --help         print this

The result goes to standard output, progress to standard error.
Exit codes: 0 nothing lost and nothing doubled, 1 something was, 2 wrong call.
`;

const options = {
  kills: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  tables: { type: 'string', default: '3' },
  entry: { type: 'string', default: 'apps/server/src/main.ts' },
  game: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const WRONG_CALL = 2;

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new TypeError(`--${name}: expected a whole number, such as 20, and got ${text}`);
  return Number(text);
}

function readOptions(): ReturnType<typeof parseArgs<{ options: typeof options }>>['values'] | string {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function main(): Promise<number> {
  const given = readOptions();
  if (typeof given === 'string') {
    process.stderr.write(`${given}\n`);
    return WRONG_CALL;
  }
  if (given.help) {
    process.stdout.write(help);
    return 0;
  }
  const seed = wholeNumber('seed', given.seed);
  const data = mkdtempSync(join(tmpdir(), 'chaos-'));
  const report = await runChaos({
    kills: wholeNumber('kills', given.kills),
    tables: wholeNumber('tables', given.tables),
    roll: dice(seed),
    entry: given.entry,
    game: given.game,
    data,
    tell: (line) => process.stderr.write(`${line}\n`),
  });
  const { lost, doubled, failures, ...figures } = report;
  const isGood = lost.length + doubled.length + failures.length === 0;
  if (isGood) rmSync(data, { recursive: true });
  else process.stderr.write(`The database is kept in ${data}\n`);
  if (given.json) process.stdout.write(`${JSON.stringify({ seed, ok: isGood, ...report })}\n`);
  else {
    const lines = Object.entries({ seed, ...figures, lost: lost.length, doubled: doubled.length, failures: failures.length });
    process.stdout.write(lines.map(([name, value]) => `${name}: ${value}\n`).join(''));
    for (const each of [...lost, ...doubled, ...failures]) process.stdout.write(`  ${each}\n`);
  }
  return isGood ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof TypeError ? WRONG_CALL : 1;
}
