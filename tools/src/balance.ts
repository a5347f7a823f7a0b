/**
 * Lets greedy bots play the built-in decks of a game against each other and says how often each wins.
 *
 *     npm run balance -- --games 2000 --seed 1
 */
import { availableParallelism } from 'node:os';
import { findGame, games as shelf, playMany, type PlayedGame } from '@crupier/cli';
import type { PlayableGame } from '@crupier/kernel';
import { botLevels, type BotLevel } from '@crupier/protocol';
import { tallyBalance, type Balance, type BalancedGame, type Share } from './balance/tally.ts';
import { runCommand, tell, type Given } from './command.ts';

const help = `Plays the built-in decks against each other and says how often each wins. Every game draws which two meet, and in which seats.

Usage: npm run balance -- [options]

  --game ID        the game (inferno)
  --games N        how many games (2000)
  --seed N         what they are dealt from (1)
  --from N         the number of the first game (0); with --games 1 one game is played again
  --bots LEVEL     who plays: ${botLevels.join(' or ')} (greedy)
  --low N          the least share of wins, in percent, that a deck may have (40)
  --high N         the greatest (60)
  --workers N      threads (one a core)
  --json           the result as JSON
  --help           print this

The result goes to standard output, progress to standard error.
Exit codes: 0 every deck is within the limits, 1 one is not or a game did not end, 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'inferno' },
  games: { type: 'string', default: '2000' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  bots: { type: 'string', default: 'greedy' },
  low: { type: 'string', default: '40' },
  high: { type: 'string', default: '60' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const PROGRESS_EVERY = 50;

type BalanceCall = Given<typeof flags>;

async function run(given: BalanceCall): Promise<number> {
  const shelved = findGame(shelf, given.game);
  if (shelved === undefined) throw new Error(`There is no game ${given.game}.`);
  const game = await shelved.load();
  const pairs = pairsOf(shelved.readyDecks);
  const played = await playAll(given, game, pairs);
  const ended = played.flatMap(({ drawn, end }): BalancedGame[] =>
    end.kind === 'finished' ? [{ decks: pairs[drawn] ?? [], winners: end.winners }] : [],
  );
  const balance = tallyBalance(ended);
  const unended = played.flatMap(({ index, drawn, end }) =>
    end.kind === 'finished' ? [] : [{ index, decks: pairs[drawn] ?? [], why: end.kind === 'error' ? end.sentence : 'capped' }],
  );
  const outside = Object.entries(balance.decks).flatMap(([deck, { wins }]) =>
    wins < Number(given.low) || wins > Number(given.high) ? [deck] : [],
  );
  if (given.json)
    process.stdout.write(`${JSON.stringify({ game: game.id, seed: given.seed, bots: given.bots, ...balance, unended, outside })}\n`);
  else print(given, balance, { unended, outside });
  return outside.length === 0 && unended.length === 0 ? 0 : 1;
}

/** What makes a run fail. */
interface Faults {
  readonly unended: readonly { readonly index: number; readonly decks: readonly string[]; readonly why: string }[];
  readonly outside: readonly string[];
}

/** Every two decks, each in both seats. */
function pairsOf(decks: readonly string[]): readonly (readonly string[])[] {
  return decks.flatMap((one) => decks.flatMap((other) => (one === other ? [] : [[one, other]])));
}

function playAll(given: BalanceCall, game: PlayableGame, pairs: readonly (readonly string[])[]): Promise<readonly PlayedGame[]> {
  const configurations = pairs.map((decks) => {
    const configured = game.configure(decks);
    if (!configured.ok)
      throw new Error(`${decks.join(' and ')} cannot be played: ${configured.problems.map(({ code }) => code).join(', ')}.`);
    return configured.value;
  });
  const level = given.bots as BotLevel;
  let told = 0;
  return playMany(
    { game, configurations, seed: given.seed, bots: [level, level] },
    {
      from: Number(given.from),
      games: Number(given.games),
      workers: Number(given.workers),
      interrupted: new AbortController().signal,
      onProgress: (done) => {
        if (done < told + PROGRESS_EVERY) return;
        told = done;
        tell(`${done} of ${given.games} games`);
      },
    },
  );
}

function print(given: BalanceCall, balance: Balance, { unended, outside }: Faults): void {
  const lines = [`${balance.games} games of ${given.game} from seed ${given.seed}, ${balance.draws} drawn, ${unended.length} not ended`];
  lines.push(`the first seat: ${said(balance.firstSeat)}`);
  for (const [deck, share] of Object.entries(balance.decks)) {
    lines.push(`${deck}: ${said(share)}`);
    for (const [other, met] of Object.entries(balance.against[deck] ?? {})) lines.push(`  against ${other}: ${said(met)}`);
  }
  for (const { index, decks, why } of unended) lines.push(`game ${index}, ${decks.join(' against ')}: ${why}`);
  if (outside.length > 0) lines.push(`outside ${given.low} to ${given.high} %: ${outside.join(', ')}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

function said({ wins, within, games }: Share): string {
  return `${wins} % ± ${within} of ${games}`;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['games', 'seed', 'from', 'low', 'high', 'workers'],
  games: shelf.map(({ id }) => id),
  check: ({ bots, games, workers }) => {
    if (!botLevels.some((level) => level === bots)) return `--bots: there is no level ${bots}; there are ${botLevels.join(', ')}`;
    return Number(games) > 0 && Number(workers) > 0 ? undefined : '--games, --workers: expected at least 1';
  },
  run,
});
