/**
 * Lets mishaps of one sort or of all happen to a server while matches are played, and proves that no acknowledged command was lost,
 * none applied twice, and no change to the database left unnoticed.
 *
 *     npm run chaos -- --kills 200 --seed 1
 *     npm run chaos -- --mode all
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@crupier/kernel/conformance';
import { runCommand, tell, type Given } from './command.ts';
import type { ChaosReport } from './chaos/chaos-report.ts';
import { chaosModes } from './chaos/modes.ts';

const names = Object.keys(chaosModes);

const help = `Lets mishaps happen to a server during play, and looks whether an acknowledged command is missing or doubled.

Usage: npm run chaos -- [options]

  --mode NAME    which mishap, or all (kill)
  --kills N      how often the server is killed (200)
  --commands N   how many commands are sent in each other mode (1000)
  --seed N       which moments and answers (1)
  --tables N     matches played at the same time (3)
  --entry FILE   the server's program (apps/server/src/main.ts)
  --game ID      the game (the server's first)
  --json         the result of each mode as JSON, one a line
  --help         print this

Modes:
${names.map((name) => `  ${name.padEnd(12)} ${chaosModes[name]?.about}\n`).join('')}
The result goes to standard output, progress to standard error.
Exit codes: 0 nothing lost, doubled or unnoticed, 1 something was, 2 wrong call.
`;

const flags = {
  mode: { type: 'string', default: 'kill' },
  kills: { type: 'string', default: '200' },
  commands: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  tables: { type: 'string', default: '3' },
  entry: { type: 'string', default: 'apps/server/src/main.ts' },
  game: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function run(given: Given<typeof flags>): Promise<number> {
  let isGood = true;
  for (const name of given.mode === 'all' ? names : [given.mode]) isGood = (await runMode(name, given)) && isGood;
  return isGood ? 0 : 1;
}

async function runMode(name: string, given: Given<typeof flags>): Promise<boolean> {
  const { kills, commands, tables, entry, game } = given;
  const seed = Number(given.seed);
  const data = mkdtempSync(join(tmpdir(), 'chaos-'));
  tell(`${name}: ${chaosModes[name]?.about}`);
  const plan = { kills: Number(kills), commands: Number(commands), tables: Number(tables), roll: dice(seed), entry, game, data, tell };
  const report = await chaosModes[name]?.run(plan);
  if (report === undefined) return false;
  const found = foundIn(report);
  if (found.length === 0) rmSync(data, { recursive: true });
  else tell(`The database is kept in ${data}`);
  const { figures, lost, doubled, unnoticed, failures } = report;
  const sums = { lost: lost.length, doubled: doubled.length, unnoticed: unnoticed.length, failures: failures.length };
  if (given.json) process.stdout.write(`${JSON.stringify({ mode: name, seed, ok: found.length === 0, ...report })}\n`);
  else {
    const said = (of: object): string =>
      Object.entries(of)
        .map(([what, count]) => `${what} ${count}`)
        .join(', ');
    process.stdout.write(`${name}: ${said(sums)} (${said({ seed, ...figures })})\n`);
    for (const each of found) process.stdout.write(`  ${each}\n`);
  }
  return found.length === 0;
}

function foundIn({ lost, doubled, unnoticed, failures }: ChaosReport): readonly string[] {
  return [...lost, ...doubled, ...unnoticed, ...failures];
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
try {
  const check = ({ mode }: Given<typeof flags>): string | undefined =>
    mode === 'all' || names.includes(mode) ? undefined : `--mode: there is no mode ${mode}; there are all, ${names.join(', ')}`;
  process.exitCode = await runCommand({ help, flags, wholeNumbers: ['kills', 'commands', 'seed', 'tables'], check, run });
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
