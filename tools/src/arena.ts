/**
 * Lets two bots play each other, every deal twice with the seats changed, and says how often each wins; of a game whose players win or lose
 * together, lets one bot play all of them.
 *
 *     npm run arena -- --game keyforge --a planner --b greedy --games 200 --json
 *     npm run arena -- --game marvel-champions --a planner --mode standard --games 500
 */
import { availableParallelism } from 'node:os';
import type { BotName } from '@crupier/bots';
import { findGame, games as shelf } from '@crupier/cli';
import { botNames, checkPairs, percent, playPairs } from './arena/pairs.ts';
import type { ArenaGame } from './arena/play-pair.ts';
import { tallyArena, type ArenaResult } from './arena/tally.ts';
import { tallyTeam, type TeamResult } from './arena/tally-team.ts';
import { checkTeam, playTeams, teamModes, type TeamCall } from './arena/team.ts';
import { runCommand, tell, type Given } from './command.ts';
import { type DeckSource, deckSourceHelp } from './deck-source.ts';

const teamFlags = ['scenario', 'mode', 'players'] as const;
const usual = { b: 'greedy', scenario: 'rhino', mode: 'standard', players: '1' } as const;

const help = `Lets two bots play each other, every deal twice with the seats changed, and says how often each wins. Of a game whose players win or
lose together, lets one bot play all of them against the game, and says how often they win.

Usage: npm run arena -- [options]

  --game ID     the game (keyforge)
  --a BOT       the first bot: ${botNames.join(', ')} (planner); of a team the only one
  --b BOT       the second (${usual.b})
  --games N     how many games, of two sides an even number (200)
  --seed N      what they are dealt from (1)
${deckSourceHelp}
  --file FILE   keeps what was played there as lines of JSON, and goes on after it
  --workers N   threads (one a core)
  --json        the result as JSON
  --help        print this

Of a team alone:
  --scenario S  whom it plays against, as the settings of the game name it (${usual.scenario})
  --mode M      ${Object.keys(teamModes).join(', ')} (${usual.mode}); in a skirmish the first stage of the villain is fought alone
  --players N   how many players it has (${usual.players})

Each pair of games draws two decks that differ; teams take the ready ones in turn.
Times are of a processor, of the thread in which the bots think: one core does it in so long.
The result goes to standard output, progress to standard error.
Exit codes: 0 all games were played, 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  a: { type: 'string', default: 'planner' },
  b: { type: 'string' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  decks: { type: 'string', default: 'ready' },
  scenario: { type: 'string' },
  mode: { type: 'string' },
  players: { type: 'string' },
  file: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const PROGRESS_EVERY = 20;

type ArenaCall = Given<typeof flags>;

async function isTeamGame({ game }: ArenaCall): Promise<boolean> {
  return (await findGame(shelf, game)?.load())?.isCooperative === true;
}

function teamCallOf({ scenario = usual.scenario, mode = usual.mode, players = usual.players, ...given }: ArenaCall): TeamCall {
  return { ...given, scenario, mode, players };
}

async function check(given: ArenaCall): Promise<string | undefined> {
  if (await isTeamGame(given)) return checkTeam({ ...teamCallOf(given), b: given.b });
  const unfit = teamFlags.find((flag) => given[flag] !== undefined);
  if (unfit !== undefined) return `--${unfit}: the players of ${given.game} play each other, and not against a scenario`;
  return checkPairs({ a: given.a, b: given.b ?? usual.b }, given);
}

async function run(given: ArenaCall): Promise<number> {
  return (await isTeamGame(given)) ? runTeam(given, teamCallOf(given)) : runPairs({ ...given, b: given.b ?? usual.b });
}

async function runPairs(given: ArenaCall & { readonly b: string }): Promise<number> {
  const { game, seed, a, b } = given;
  const decks = given.decks as DeckSource;
  const onPair = (games: readonly ArenaGame[]): void => {
    if (games.length % PROGRESS_EVERY < 2) tell(`${games.length} of ${given.games} games, ${said(tallyArena(games))}`);
  };
  const name = `${game} ${a} ${b} ${seed}${decks === 'ready' ? '' : ` ${decks}`}`;
  const call = { ...given, decks, bot: a as BotName, against: b as BotName, name };
  const result = tallyArena(await playPairs<ArenaGame>(call, new URL('arena/worker.ts', import.meta.url), onPair));
  if (given.json) process.stdout.write(`${JSON.stringify({ game, a, b, seed: Number(seed), decksFrom: decks, ...result })}\n`);
  else print({ game, a, b, seed }, result);
  return 0;
}

async function runTeam({ json }: ArenaCall, call: TeamCall): Promise<number> {
  const result = tallyTeam(
    await playTeams(call, (games) => {
      if (games.length % PROGRESS_EVERY === 0) tell(`${games.length} of ${call.games} games, ${said(tallyTeam(games))}`);
    }),
  );
  const { game, a, seed, scenario, mode, players } = call;
  if (json)
    process.stdout.write(`${JSON.stringify({ game, a, seed: Number(seed), scenario, mode, players: Number(players), ...result })}\n`);
  else printTeam(call, result);
  return 0;
}

function said({ interval, ...result }: Pick<ArenaResult, 'winRateA' | 'interval'> | Pick<TeamResult, 'winRate' | 'interval'>): string {
  const [low, high] = interval.map(percent);
  return `${percent('winRate' in result ? result.winRate : result.winRateA)} (${low} to ${high})`;
}

function print({ game, a, b, seed }: Readonly<Record<'game' | 'a' | 'b' | 'seed', string>>, result: ArenaResult): void {
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

function printTeam({ game, a, seed, scenario, mode, players }: TeamCall, result: TeamResult): void {
  const { games, meanRounds, reasons, medianMsPerDecision, p95MsPerDecision, medianMsPerTurn, p95MsPerTurn, decks } = result;
  const lines = [
    `${a} at every seat of ${players}, ${scenario} in ${mode} mode: ${games} games of ${game} from seed ${seed}`,
    `wins ${said(result)}, in ${meanRounds} rounds on average`,
    ...Object.entries(decks).map(([deck, { games: count, winRate }]) => `  with ${deck}: ${percent(winRate)} of ${count}`),
    `endings: ${Object.entries(reasons)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(', ')}`,
    `${medianMsPerDecision} ms a decision (p95 ${p95MsPerDecision}), ${medianMsPerTurn} ms a turn (p95 ${p95MsPerTurn})`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['games', 'seed', 'workers'],
  games: shelf.map(({ id }) => id),
  check,
  run,
});
