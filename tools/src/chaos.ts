/**
 * Kills the server with SIGKILL, again and again, while matches are played, and proves that no acknowledged answer was lost and
 * none applied twice.
 *
 *     npm run chaos -- --kills 200 --seed 1
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@crupier/kernel/conformance';
import { runCommand, tell, type Given } from './command.ts';
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

const flags = {
  kills: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  tables: { type: 'string', default: '3' },
  entry: { type: 'string', default: 'apps/server/src/main.ts' },
  game: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function run(given: Given<typeof flags>): Promise<number> {
  const seed = Number(given.seed);
  const data = mkdtempSync(join(tmpdir(), 'chaos-'));
  const report = await runChaos({
    kills: Number(given.kills),
    tables: Number(given.tables),
    roll: dice(seed),
    entry: given.entry,
    game: given.game,
    data,
    tell,
  });
  const { lost, doubled, failures, ...figures } = report;
  const isGood = lost.length + doubled.length + failures.length === 0;
  if (isGood) rmSync(data, { recursive: true });
  else tell(`The database is kept in ${data}`);
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
  process.exitCode = await runCommand({ help, flags, wholeNumbers: ['kills', 'seed', 'tables'], run });
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
