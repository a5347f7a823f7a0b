import type { BotName } from '@crupier/bots';
import { findGame, games as shelf } from '@crupier/cli';
import { assert, say, type MatchSettings, type PlayableGame } from '@crupier/kernel';
import { tell } from '../command.ts';
import { keepLine, readKept } from '../kept-lines.ts';
import { runThread, shareOut } from '../run-thread.ts';
import { botNames } from './pairs.ts';
import type { TeamGame } from './play-team.ts';
import { decksOfTeam, type TeamDeal } from './team-deal.ts';

/** How hard a scenario is: the first stage of the villain alone, or those of standard or expert mode. */
export const teamModes = {
  skirmish: { skirmish: 1 },
  standard: { difficulty: 'standard' },
  expert: { difficulty: 'expert' },
} as const satisfies Readonly<Record<string, MatchSettings>>;

/** What a run of a team was called with. */
export interface TeamCall {
  readonly game: string;
  readonly a: string;
  readonly scenario: string;
  readonly mode: string;
  readonly players: string;
  readonly games: string;
  readonly seed: string;
  readonly workers: string;
  /** Where games that were played are kept. */
  readonly file?: string | undefined;
}

/** The games that one thread plays. */
export interface TeamTask {
  readonly game: string;
  readonly bot: BotName;
  readonly settings: MatchSettings;
  readonly seed: string;
  readonly deals: readonly TeamDeal[];
}

/** The settings of a match that a call asks for. */
function settingsOf({ scenario, mode }: Pick<TeamCall, 'scenario' | 'mode'>): MatchSettings {
  return { scenario, ...(teamModes as Readonly<Record<string, MatchSettings>>)[mode] };
}

/** What is wrong with a call for a team, in a sentence; undefined where nothing is. `b` is the bot of the other side. */
export async function checkTeam({ b, ...call }: TeamCall & { readonly b: string | undefined }): Promise<string | undefined> {
  const { game: id, a, mode, players, games, workers } = call;
  if (b !== undefined) return `--b: the players of ${id} win or lose together, and one bot plays all of them: only --a names it`;
  if (!botNames.some((each) => each === a)) return `--a: there is no bot ${a}; there are ${botNames.join(', ')}`;
  if (!Object.hasOwn(teamModes, mode)) return `--mode: there is no mode ${mode}; there are ${Object.keys(teamModes).join(', ')}`;
  if (Number(games) < 1) return `--games: expected at least 1, and got ${games}`;
  if (Number(workers) < 1) return '--workers: expected at least 1';
  const game = await loadGame(id);
  const { min, max } = game.seats;
  if (!/^\d+$/.test(players) || Number(players) < min || Number(players) > max)
    return `--players: expected ${min} to ${max}, and got ${players}`;
  return checkScenario(game, call);
}

function checkScenario(game: PlayableGame, call: TeamCall): string | undefined {
  const settings = settingsOf(call);
  const configured = game.configure(decksOfTeam(game.deckNames(), 0, Number(call.players)), { settings });
  if (configured.ok) return undefined;
  return configured.problems.map((problem) => `--scenario: ${say(problem, game.messages, 'en')}`).join('; ');
}

async function loadGame(id: string): Promise<PlayableGame> {
  const game = await findGame(shelf, id)?.load();
  assert(game !== undefined, 'A call names a game that there is.');
  return game;
}

/** Plays games in threads, but for those that a file has kept, and tells of all games so far after each one. Returns them in no order. */
export async function playTeams(call: TeamCall, onGame: (played: readonly TeamGame[]) => void): Promise<readonly TeamGame[]> {
  const { game: id, a, seed, file, scenario, mode, players } = call;
  const names = (await loadGame(id)).deckNames();
  const wanted = Number(call.games);
  const name = `team ${id} ${a} ${seed} ${scenario} ${mode} ${players}`;
  const played = readKept<TeamGame>(file, name).filter(({ deal }) => deal < wanted);
  const done = new Set(played.map(({ deal }) => deal));
  if (done.size > 0) tell(`${played.length} of ${wanted} games were played before`);
  const deals = Array.from({ length: wanted }, (_, deal): TeamDeal => ({ deal, decks: decksOfTeam(names, deal, Number(players)) }));
  const tasks = shareOut(
    deals.filter(({ deal }) => !done.has(deal)),
    Number(call.workers),
  ).map((share): TeamTask => ({ game: id, bot: a as BotName, settings: settingsOf(call), seed, deals: share }));
  const take = (game: TeamGame): void => {
    played.push(game);
    keepLine(file, name, game);
    onGame(played);
  };
  await Promise.all(tasks.map((task) => runThread(new URL('team-worker.ts', import.meta.url), task, take)));
  return played;
}
