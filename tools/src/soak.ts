/**
 * Plays many games of Marvel Champions, under an auditor, of KeyForge or of Inferno, and counts what they reach.
 *
 *     npm run soak -- --game marvel-champions --games 20000
 */
import { availableParallelism } from 'node:os';
import { runCommand, tell, type Given } from './command.ts';
import { runThread, shareOut } from './run-thread.ts';
import { addCounts, noCounts } from './soak/counts.ts';
import { describeReport, isReached, reportOf, type Soaked } from './soak/report.ts';
import { soakedGame, soakedGames } from './soak/soaked-games.ts';
import type { SoakMessage, SoakTask } from './soak/worker.ts';

const help = `Plays many games by random and eager players, checks invariants at every question, walks one game of fifty under the conformance kit, too,
counts what is reached, and lists what was reached seldom. The file reasons.json of the game, in tools/src/soak/, says why some is.

marvel-champions: at tables that are drawn anew for each: all heroes, scenarios, modular sets and difficulties, heroic mode, skirmishes,
campaigns, 1 to 4 players, from the start and from late positions, of the core set or with playable cards beyond it. One game of three begins
at a position of a scenario, which situations.json lists, for what is seldom met. An auditor, which knows nothing of the rules' code, checks
every villain phase of games from tables. Counts which cards and abilities of the core set, and which steps, conditions, facts and endings were
reached; reasons.json says, too, which acts of texts may be passed over.

keyforge: with decks that are drawn anew for each game, which is two matches, the second with exchanged seats: generated ones of every set of
which there are any, and in one game of eight two of the built-in ones that can be played; in some games chains are bid or given. Half of the
games begin late, with creatures, artifacts and æmber of both players in play, and half are played at random. Counts which cards of these sets
and decks were played, which of their abilities were offered, used and resolved, and which steps, conditions, facts and endings were reached.

inferno: with decks that are drawn anew for each game from the whole set, for any demon, each card as likely as any other; in one game of twelve
with built-in ones. In one game of ten there are three players or four, in some of these two teams, and now and then one of them leaves. Half
of the games begin late, with objects and resources of all players in play and cards in each Infierno, and half are played at random. Counts
what it counts of keyforge.

Usage: npm run soak -- [options]

  --game ID        the game: ${Object.keys(soakedGames).join(', ')} (marvel-champions)
  --games N        how many games (20000)
  --seed TEXT      what tables, decks, deals and answers are drawn from (1)
  --from N         the number of the first game (1); with it an interrupted run goes on, with --games 1 one game is played again
  --least N        what was reached fewer times is listed (${Object.entries(soakedGames)
    .map(([id, { least }]) => `${id} ${least}`)
    .join(', ')})
  --all            what was reached seldom without a reason fails the run, too
  --workers N      threads (one a core)
  --json           the result as JSON
  --help           print this

The result goes to standard output, progress and faults to standard error.
Exit codes: 0 no game has a fault and no act was passed over without a reason (with --all: and nothing was reached seldom without one),
1 otherwise, 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'marvel-champions' },
  games: { type: 'string', default: '20000' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '1' },
  least: { type: 'string' },
  all: { type: 'boolean', default: false },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type SoakCall = Given<typeof flags>;

const PROGRESS_EVERY = 500;

async function run(given: SoakCall): Promise<number> {
  const soaked: Soaked = { games: [], counts: noCounts(), seconds: { eager: 0, random: 0 } };
  const first = Number(given.from);
  const numbers = Array.from({ length: Number(given.games) }, (_, at) => first + at);
  await Promise.all(
    shareOut(numbers, Number(given.workers)).map((share) =>
      runThread<SoakTask, SoakMessage>(
        new URL('soak/worker.ts', import.meta.url),
        { game: given.game, seed: given.seed, numbers: share },
        (message) => hear(given, soaked, message),
      ),
    ),
  );
  return report(given, soaked);
}

function hear(given: SoakCall, soaked: Soaked, message: SoakMessage): void {
  if (message.kind === 'counts') return addCounts(soaked.counts, message.counts);
  const { game, seconds } = message;
  soaked.games.push(game);
  soaked.seconds[game.player] += seconds;
  if (game.faults.length > 0) tell([`game ${game.number}: ${game.table}`, ...game.faults, repeatOf(given, game.number)].join('\n  '));
  if (soaked.games.length % PROGRESS_EVERY === 0) tell(`${soaked.games.length} of ${given.games} games`);
  return undefined;
}

function repeatOf({ game, seed }: SoakCall, number: number): string {
  return `npm run soak -- --game ${game} --games 1 --from ${number} --seed ${seed}`;
}

async function report(given: SoakCall, soaked: Soaked): Promise<number> {
  const { game, seed, from, least: wished } = given;
  const { least: usual, periods, load } = soakedGame(game);
  const { universe, reasons, countsSkipped } = await load();
  const least = wished === undefined ? usual : Number(wished);
  const result = reportOf(soaked, { universe: universe(), reasons: reasons(), least });
  if (given.json) process.stdout.write(`${JSON.stringify({ game, seed, from: Number(from), ...result, counts: soaked.counts })}\n`);
  else process.stdout.write(describeReport(result, { least, periods, countsSkipped }));
  return result.faulty.length === 0 && result.skipped.length === 0 && (!given.all || isReached(result)) ? 0 : 1;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['games', 'from', 'least', 'workers'],
  games: Object.keys(soakedGames),
  check: ({ games, workers }) => (Number(games) > 0 && Number(workers) > 0 ? undefined : '--games, --workers: expected at least 1'),
  run,
});
