/**
 * Walks many random matches of a game and checks at every decision what must hold in every game: see the kernel's conformance kit.
 *
 *     npm run conformance -- --game keyforge --seeds 500
 *     npm run conformance -- --game inferno --seeds 20 --seats 6 --teams 3
 */
import { availableParallelism } from 'node:os';
import { allSites } from '@crupier/kernel';
import { runCommand, tell, type Given } from './command.ts';
import { runThread, shareOut } from './run-thread.ts';
import { wrongTable, type Table } from './conformance/tables.ts';
import type { SeedDone, WorkerTask } from './conformance/worker.ts';
import { testedGames } from './tested-games.ts';

const help = `Walks random matches: options, refusals, clone, save, undo, replay, invariants and redaction, at every decision.

Usage: npm run conformance -- [options]

  --game ID        the game (keyforge)
  --seats N        how many play (2)
  --teams N        how many teams they make (each plays alone); 4 seats in 2 teams are two against two
  --seeds N        how many matches (500)
  --from N         the first seed (1); with it an interrupted run goes on
  --swap-every N   decisions between two redaction swaps (1)
  --swap-steps N   answers that both matches of a swap are given (1)
  --leave-every N  decisions between two at which every seat leaves in a copy of the match; 0 for none (10)
  --undo N         earlier points that each match goes back to (3)
  --workers N      threads (one a core)
  --json           the result as JSON
  --help           print this

The result goes to standard output, progress to standard error.
Exit codes: 0 every match conforms, 1 one does not, 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  seats: { type: 'string', default: '2' },
  teams: { type: 'string' },
  seeds: { type: 'string', default: '500' },
  from: { type: 'string', default: '1' },
  'swap-every': { type: 'string', default: '1' },
  'swap-steps': { type: 'string', default: '1' },
  'leave-every': { type: 'string', default: '10' },
  undo: { type: 'string', default: '3' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const PROGRESS_EVERY = 25;

type WalkCall = Given<typeof flags>;

function tableOf({ seats, teams = seats }: WalkCall): Table {
  return { seats: Number(seats), teams: Number(teams) };
}

function tasksOf(given: WalkCall): readonly WorkerTask[] {
  const first = Number(given.from);
  const seeds = Array.from({ length: Number(given.seeds) }, (_, at) => first + at);
  const walk = {
    swapEvery: Number(given['swap-every']),
    swapSteps: Number(given['swap-steps']),
    undoSamples: Number(given.undo),
    leaveEvery: Number(given['leave-every']),
  };
  return shareOut(seeds, Number(given.workers)).map((share) => ({ game: given.game, table: tableOf(given), seeds: share, options: walk }));
}

async function run(given: WalkCall): Promise<number> {
  const done: SeedDone[] = [];
  await Promise.all(
    tasksOf(given).map((task) =>
      runThread(new URL('conformance/worker.ts', import.meta.url), task, (seed: SeedDone) => {
        done.push(seed);
        if (seed.failure !== undefined) tell(seed.failure);
        if (done.length % PROGRESS_EVERY === 0) tell(`${done.length} of ${given.seeds} matches`);
      }),
    ),
  );
  return report(given, done);
}

async function wrongCall(given: WalkCall): Promise<string | undefined> {
  const game = await testedGames[given.game]?.();
  if (given.teams !== undefined && !/^\d$/.test(given.teams)) return `--teams: expected a whole number, such as 2, and got ${given.teams}`;
  return game && wrongTable(game.playable, tableOf(given));
}

async function report(given: WalkCall, done: readonly SeedDone[]): Promise<number> {
  const game = (await testedGames[given.game]?.())?.at(tableOf(given));
  const ids = new Map(allSites().map(({ id, name }) => [name, id]));
  const ran = done.map(({ sites, abilities }) => ({
    sites: new Set(sites.map((name) => ids.get(name) ?? -1)),
    abilities: new Set(abilities),
  }));
  const coverage = game?.coverage(ran.map((each) => ({ ran: each })));
  const failures = done.flatMap(({ seed, failure }) => (failure === undefined ? [] : [{ seed, failure }]));
  const result = {
    game: given.game,
    ...tableOf(given),
    matches: done.length,
    from: Number(given.from),
    decisions: done.reduce((sum, each) => sum + each.decisions, 0),
    swapAnswers: done.reduce((sum, each) => sum + each.swaps, 0),
    failures,
    coverage,
  };
  if (given.json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else {
    process.stdout.write(
      `${result.matches} matches from seed ${result.from}, ${result.decisions} decisions, ${failures.length} failures\n`,
    );
    for (const [name, list] of Object.entries(coverage ?? {}))
      if (Array.isArray(list) && list.length > 0) process.stdout.write(`${name}: ${list.join('; ')}\n`);
  }
  return failures.length === 0 ? 0 : 1;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['seats', 'seeds', 'from', 'swap-every', 'swap-steps', 'undo', 'leave-every', 'workers'],
  games: Object.keys(testedGames),
  check: wrongCall,
  run,
});
