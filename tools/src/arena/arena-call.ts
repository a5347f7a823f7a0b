/** What a call of the arena may say, and what is wrong with one. */
import { availableParallelism } from 'node:os';
import { findGame, games as shelf } from '@crupier/cli';
import type { Given } from '../command.ts';
import { deckSourceHelp } from '../deck-source.ts';
import { botNames, checkPairs } from './pairs.ts';
import { checkTeam, teamModes, type TeamCall } from './team.ts';

const teamFlags = ['scenario', 'mode', 'players'] as const;
/** What is meant where a flag is not given. */
export const usual = { b: 'greedy', scenario: 'rhino', mode: 'standard', players: '1' } as const;

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

/** What was given in a call of the arena. */
export type ArenaCall = Given<typeof flags>;

/** Whether the players of the called game win or lose together. */
export async function isTeamGame({ game }: ArenaCall): Promise<boolean> {
  return (await findGame(shelf, game)?.load())?.isCooperative === true;
}

/** The call with what it does not say. */
export function teamCallOf({ scenario = usual.scenario, mode = usual.mode, players = usual.players, ...given }: ArenaCall): TeamCall {
  return { ...given, scenario, mode, players };
}

async function check(given: ArenaCall): Promise<string | undefined> {
  if (await isTeamGame(given)) return checkTeam({ ...teamCallOf(given), b: given.b });
  const unfit = teamFlags.find((flag) => given[flag] !== undefined);
  if (unfit !== undefined) return `--${unfit}: the players of ${given.game} play each other, and not against a scenario`;
  return checkPairs({ a: given.a, b: given.b ?? usual.b }, given);
}

/** All of a call but what it runs. */
export const arenaCall = { help, flags, wholeNumbers: ['games', 'seed', 'workers'], games: shelf.map(({ id }) => id), check } as const;
