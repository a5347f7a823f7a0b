/**
 * Plays games by a fixed lot and compares everything that is asked, offered, answered and told with a recording: what a redesign of the
 * engine changes in play is seen, however the state is stored.
 *
 *     npm run oracle -- --game inferno
 *     npm run oracle -- --game inferno --games 20 --write /tmp/before
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runCommand, tell, type Given } from './command.ts';
import { runThread, shareOut } from './run-thread.ts';
import { readDigests, writeDigests } from './oracle/digest-file.ts';
import type { OracleGame, OracleTask } from './oracle/worker.ts';
import { testedGames } from './tested-games.ts';

const help = `Records questions, options, answers and facts of many games by their words, and compares them with tools/oracle/GAME.txt.

Usage: npm run oracle -- [options]

  --game ID         the game (keyforge)
  --games N         how many games (500)
  --from N          the seed of the first game (1)
  --write FOLDER    also writes each recording into a file there: two such folders are compared with diff
  --leave-out VERBS options with these verbs, separated by commas, are neither recorded nor chosen; nothing is compared with the file then
  --update          writes the digests anew: the commit says which fault or decision changed the games
  --workers N       threads (one a core)
  --json            the result as JSON
  --help            print this

The result goes to standard output, progress to standard error.
Exit codes: 0 all games are as recorded, or were written; 1 one is another, or the engine failed; 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  games: { type: 'string', default: '500' },
  from: { type: 'string', default: '1' },
  write: { type: 'string' },
  'leave-out': { type: 'string', default: '' },
  update: { type: 'boolean', default: false },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const PROGRESS_EVERY = 50;
/** The most failures that are printed in words; `--json` has them all. */
const FAILURES_SAID = 5;

type OracleCall = Given<typeof flags>;

function digestFile(game: string): string {
  return fileURLToPath(new URL(`../oracle/${game}.txt`, import.meta.url));
}

function tasksOf(given: OracleCall): readonly OracleTask[] {
  const seeds = Array.from({ length: Number(given.games) }, (_, at) => Number(given.from) + at);
  const leaveOut = given['leave-out'].split(',').filter((verb) => verb !== '');
  return shareOut(seeds, Number(given.workers)).map((share) => ({ game: given.game, seeds: share, leaveOut, folder: given.write }));
}

async function run(given: OracleCall): Promise<number> {
  const games: OracleGame[] = [];
  await Promise.all(
    tasksOf(given).map((task) =>
      runThread(new URL('oracle/worker.ts', import.meta.url), task, (game: OracleGame) => {
        games.push(game);
        if (games.length % PROGRESS_EVERY === 0) tell(`${games.length} of ${given.games} games`);
      }),
    ),
  );
  games.sort((one, other) => one.seed - other.seed);
  return report(given, games);
}

function report(given: OracleCall, games: readonly OracleGame[]): number {
  const failures = games.flatMap(({ seed, failure }) => (failure === undefined ? [] : [{ seed, failure }]));
  const path = digestFile(given.game);
  if (given.update && failures.length === 0) writeDigests(path, games);
  const isCompared = !given.update && given['leave-out'] === '';
  const expected = isCompared ? readDigests(path) : new Map<number, string>();
  const changed = isCompared
    ? games.flatMap(({ seed, decisions, digest }) => (expected.get(seed) === `${decisions} ${digest}` ? [] : [seed]))
    : [];
  const decisions = games.reduce((sum, each) => sum + each.decisions, 0);
  const result = { game: given.game, from: Number(given.from), games: games.length, decisions, changed, failures };
  if (given.json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else {
    process.stdout.write(`${games.length} games from seed ${given.from}, ${decisions} questions: `);
    process.stdout.write(`${changed.length} differ from the recording, ${failures.length} failed\n`);
    if (changed.length > 0) process.stdout.write(`differ: ${changed.join(' ')}\n`);
    for (const { seed, failure } of failures.slice(0, FAILURES_SAID)) process.stdout.write(`${seed}: ${failure}\n`);
  }
  return changed.length + failures.length === 0 ? 0 : 1;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['games', 'from', 'workers'],
  games: Object.keys(testedGames),
  run,
});
