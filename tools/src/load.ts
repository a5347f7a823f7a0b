/**
 * Drives tables of a server with scripted persons, and prints how many answers it takes and how long they wait.
 *
 *     npm run load -- --tables 100 --against ../other-checkout
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, tell, type Given } from './command.ts';
import { sayReports } from './load/report.ts';
import { runLoad } from './load/run-load.ts';
import { testedGames } from './tested-games.ts';

const here = fileURLToPath(new URL('../../', import.meta.url));
const games = Object.keys(testedGames);

/** The exit code of a run that was broken off. */
const BROKEN_OFF = 3;

const help = `Drives tables of a server with scripted persons, and prints how many answers it takes and how long they wait.

Usage: npm run load -- [options]

  --tables N     tables of two persons each, at all games in turn (100)
  --rate N       answers of all tables in a second; 0 for as many as the server takes (0)
  --against DIR  another checkout, with its node_modules, whose server is measured in turn with this one's
  --seconds N    seconds of one slice (10)
  --slices N     slices that count; one before them warms up (3)
  --game NAME    one game only: ${games.join(', ')}
  --seed N       which answers (1)
  --left N       seconds after all have left until the heap is measured (35)
  --profile DIR  where each server writes a profile of its processor, for a browser's tools (none)
  --json         the figures as JSON
  --help         print this

Each server is a process of its own. Persons come from addresses of their own, 127.*.*.*. Answers are those of persons that were
acknowledged; a wait is the time from an answer to its acknowledgement; the longest task is in milliseconds of the processor. Memory is the
heap after a collection of garbage. Reopening is the time until all are back at their tables after the server was started again.
Processor time counts the server alone, so that it is true on a busy machine too; the other times are not. Busy is the part of the time in
which its main thread had the processor: far below 100 %, the waits of tables were the limit, or others on the machine; try more tables.
The figures go to standard output, progress to standard error.
Exit codes: 0 measured, 2 wrong call, 3 broken off.
`;

const flags = {
  tables: { type: 'string', default: '100' },
  rate: { type: 'string', default: '0' },
  against: { type: 'string' },
  seconds: { type: 'string', default: '10' },
  slices: { type: 'string', default: '3' },
  game: { type: 'string' },
  seed: { type: 'string', default: '1' },
  left: { type: 'string', default: '35' },
  profile: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** The most tables: their persons have addresses of their own. */
const TABLES_MAX = 16_000;

function check({ tables, seconds, slices, against, game }: Given<typeof flags>): string | undefined {
  if (Number(tables) < 1 || Number(tables) > TABLES_MAX) return `--tables: expected 1 to ${TABLES_MAX}, and got ${tables}`;
  if (Number(seconds) < 1) return `--seconds: expected at least 1, and got ${seconds}`;
  if (Number(slices) < 1) return `--slices: expected at least 1, and got ${slices}`;
  if (game !== undefined && !games.includes(game)) return `--game: there is no game ${game}; there are ${games.join(', ')}`;
  if (against === undefined || existsSync(join(against, 'apps/server/src/main.ts'))) return undefined;
  return `--against: expected a checkout of this project, and there is no apps/server/src/main.ts in ${against}`;
}

async function run({ tables, rate, against, seconds, slices, game, seed, left, profile, json }: Given<typeof flags>): Promise<number> {
  const [ours, theirs] = await runLoad({
    checkouts: [here, ...(against === undefined ? [] : [resolve(against)])],
    tables: Number(tables),
    rate: Number(rate),
    seconds: Number(seconds),
    slices: Number(slices),
    games: game === undefined ? games : [game],
    seed: Number(seed),
    leftSeconds: Number(left),
    profile: profile === undefined ? undefined : resolve(profile),
    tell,
  });
  if (ours === undefined) throw new Error('A server has its report.');
  process.stdout.write(
    json ? `${JSON.stringify({ seed: Number(seed), here: ours, ...(theirs && { against: theirs }) })}\n` : sayReports(ours, theirs),
  );
  return 0;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(BROKEN_OFF));
try {
  // Sockets of the crowd that are still open keep nobody waiting.
  process.exit(await runCommand({ help, flags, wholeNumbers: ['tables', 'rate', 'seconds', 'slices', 'seed', 'left'], check, run }));
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exit(BROKEN_OFF);
}
