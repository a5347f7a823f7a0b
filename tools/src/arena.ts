/**
 * Lets two bots play each other, every deal twice with the seats changed, and says how often each wins.
 *
 *     npm run arena -- --game keyforge --a planner --b greedy --games 200 --json
 */
import { availableParallelism } from 'node:os';
import type { BotName } from '@crupier/bots';
import { games as shelf } from '@crupier/cli';
import { botNames, checkPairs, percent, playPairs } from './arena/pairs.ts';
import type { ArenaGame } from './arena/play-pair.ts';
import { tallyArena, type ArenaResult } from './arena/tally.ts';
import { runCommand, tell, type Given } from './command.ts';

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
  const { game, seed, a, b } = given;
  const onPair = (games: readonly ArenaGame[]): void => {
    if (games.length % PROGRESS_EVERY < 2) tell(`${games.length} of ${given.games} games, ${said(tallyArena(games))}`);
  };
  const call = { ...given, bot: a as BotName, against: b as BotName, name: callOf(given) };
  const result = tallyArena(await playPairs<ArenaGame>(call, new URL('arena/worker.ts', import.meta.url), onPair));
  if (given.json) process.stdout.write(`${JSON.stringify({ game, a, b, seed: Number(seed), ...result })}\n`);
  else print(given, result);
  return 0;
}

function said({ winRateA, interval }: ArenaResult): string {
  const [low, high] = interval.map(percent);
  return `${percent(winRateA)} (${low} to ${high})`;
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
  check: ({ a, b, ...given }) => checkPairs({ a, b }, given),
  run,
});
