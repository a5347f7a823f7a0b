/**
 * Lets two bots play each other, every deal twice with the seats changed, and says how often each wins.
 *
 *     npm run arena -- --game keyforge --a planner --b greedy --games 200 --json
 */
import { availableParallelism } from 'node:os';
import { bots, type BotName } from '@crupier/bots';
import { games as shelf } from '@crupier/cli';
import { decksOfPair } from './arena/decks.ts';
import type { ArenaGame } from './arena/play-pair.ts';
import { tallyArena, type ArenaResult } from './arena/tally.ts';
import type { ArenaTask } from './arena/worker.ts';
import { runCommand, tell, type Given } from './command.ts';
import { keepLine, readKept } from './kept-lines.ts';
import { runThread, shareOut } from './run-thread.ts';

const botNames = Object.keys(bots) as readonly BotName[];

const help = `Lets two bots play each other, every deal twice with the seats changed, and says how often each wins.

Usage: npm run arena -- [options]

  --game ID     the game (keyforge)
  --a BOT       the first bot: ${botNames.join(', ')} (planner)
  --b BOT       the second (greedy)
  --games N     how many games, an even number (200)
  --seed N      what they are dealt from (1)
  --file FILE   keeps each pair of games there as a line of JSON, and goes on after those that it has
  --workers N   threads (one a core)
  --json        the result as JSON
  --help        print this

Decks: those that come with the game and are wholly playable; each pair draws two that differ.
Times are of a processor, of the thread in which the bots think: one core does it in so long.
The result goes to standard output, progress to standard error.
Exit codes: 0 all games were played, 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  a: { type: 'string', default: 'planner' },
  b: { type: 'string', default: 'greedy' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  file: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const PROGRESS_EVERY = 20;

type ArenaCall = Given<typeof flags>;

function callOf({ game, a, b, seed }: ArenaCall): string {
  return `${game} ${a} ${b} ${seed}`;
}

async function run(given: ArenaCall): Promise<number> {
  const wanted = Number(given.games) / 2;
  const games = readKept<readonly ArenaGame[]>(given.file, callOf(given)).flatMap((pair) => pair.filter((each) => each.pair < wanted));
  const done = new Set(games.map(({ pair }) => pair));
  if (done.size > 0) tell(`${games.length} of ${given.games} games were played before`);
  const open = Array.from({ length: wanted }, (_, pair) => ({ pair, decks: decksOfPair(given.game, given.seed, pair) })).filter(
    ({ pair }) => !done.has(pair),
  );
  const { game, seed, a, b } = given;
  const tasks = shareOut(open, Number(given.workers)).map((pairs): ArenaTask => ({ game, seed, a: a as BotName, b: b as BotName, pairs }));
  const onPair = (pair: readonly ArenaGame[]): void => {
    games.push(...pair);
    keepLine(given.file, callOf(given), pair);
    if (games.length % PROGRESS_EVERY < 2) tell(`${games.length} of ${given.games} games, ${said(tallyArena(games))}`);
  };
  await Promise.all(tasks.map((task) => runThread(new URL('arena/worker.ts', import.meta.url), task, onPair)));
  const result = tallyArena(games);
  if (given.json) process.stdout.write(`${JSON.stringify({ game, a, b, seed: Number(seed), ...result })}\n`);
  else print(given, result);
  return 0;
}

function said({ winRateA, interval }: ArenaResult): string {
  const [low, high] = interval.map(percent);
  return `${percent(winRateA)} (${low} to ${high})`;
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}

function print({ game, a, b, seed }: ArenaCall, result: ArenaResult): void {
  const { games, draws, elo, msPerDecision, msPerTurn, p95MsPerDecision, p95MsPerTurn, decks } = result;
  const names = { a, b } as const;
  const lines = [
    `${a} against ${b}: ${games} games of ${game} from seed ${seed}, ${draws} drawn`,
    `${a} wins ${said(result)}, Elo ${elo >= 0 ? '+' : ''}${elo}`,
    ...Object.entries(decks).map(([deck, { games: count, winRateA }]) => `  with ${deck}: ${percent(winRateA)} of ${count}`),
    ...(['a', 'b'] as const).map(
      (side) =>
        `${names[side]}: ${msPerDecision[side]} ms a decision (p95 ${p95MsPerDecision[side]}), ${msPerTurn[side]} ms a turn (p95 ${p95MsPerTurn[side]})`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['games', 'seed', 'workers'],
  games: shelf.map(({ id }) => id),
  check: ({ a, b, games, workers }) => {
    for (const name of [a, b])
      if (!botNames.some((each) => each === name)) return `--a, --b: there is no bot ${name}; there are ${botNames.join(', ')}`;
    if (Number(games) < 2 || Number(games) % 2 === 1) return `--games: expected an even number, at least 2, and got ${games}`;
    return Number(workers) > 0 ? undefined : '--workers: expected at least 1';
  },
  run,
});
