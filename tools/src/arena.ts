/**
 * Lets two bots play each other, every deal twice with the seats changed, and says how often each wins; of a game whose players win or lose
 * together, lets one bot play all of them.
 *
 *     npm run arena -- --game keyforge --a planner --b greedy --games 200 --json
 *     npm run arena -- --game marvel-champions --a planner --mode standard --games 500
 */
import type { BotName } from '@crupier/bots';
import { type ArenaCall, arenaCall, isTeamGame, teamCallOf, usual } from './arena/arena-call.ts';
import { percent, playPairs } from './arena/pairs.ts';
import type { ArenaGame } from './arena/play-pair.ts';
import { tallyArena, type ArenaResult } from './arena/tally.ts';
import { tallyTeam, type TeamResult } from './arena/tally-team.ts';
import { playTeams, type TeamCall } from './arena/team.ts';
import { runCommand, tell } from './command.ts';
import type { DeckSource } from './deck-source.ts';

const PROGRESS_EVERY = 20;

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

process.exitCode = await runCommand({ ...arenaCall, run });
