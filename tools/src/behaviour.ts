/**
 * Lets a bot play games and counts what a good player would not do.
 *
 *     npm run behaviour -- --game keyforge --bot planner --games 200 --json
 */
import { availableParallelism } from 'node:os';
import type { BotName } from '@crupier/bots';
import { games as shelf } from '@crupier/cli';
import { botNames, checkPairs, percent, playPairs } from './arena/pairs.ts';
import { TAKEN_MIN, tallyBehaviour, UNUSED_MAX, type BehaviourResult, type WatchedPlay } from './behaviour/tally.ts';
import { runCommand, tell, type Given } from './command.ts';
import { type DeckSource, deckSourceHelp } from './deck-source.ts';

const help = `Lets a bot play games and counts what a good player would not do.

Usage: npm run behaviour -- [options]

  --game ID      the game (keyforge)
  --bot BOT      who is watched: ${botNames.join(', ')} (planner)
  --against BOT  who the other seat is (greedy-1)
  --games N      how many games, an even number: each deal is played from both seats (200)
  --seed N       what they are dealt from (1)
${deckSourceHelp}
  --file FILE    keeps each pair of games there as a line of JSON, and goes on after those that it has
  --workers N    threads (one a core)
  --json         the result as JSON
  --help         print this

What is counted, with its bound:
helps     Questions which card gets something that only helps it (an upgrade or a weapon whose text only gives, healing, a ward, readying,
          untapping, more power), where a card of one's own can be chosen. Bad: an opponent's card is chosen that is not destroyed by
          being a target. Bound: 0.
unused    When a turn is ended by choice: own creatures (allies, in Inferno all own cards in play) that an act is offered for. Bad: one
          such act, its questions answered as well as can be, and then the end of the turn is worth 0.02 (logarithm of the odds) more
          than the end at once, on the mean of three deals. Bound: ${UNUSED_MAX * 100} % of them.
wins      Own turns with a line of play that wins before the turn ends, by the same choices on 24 deals of what the bot cannot know. It
          is looked for at every choice in the turn with 3,000 answers to the engine, the positions worth most first; in KeyForge
          with two keys forged, in Inferno when an opponent's deck has at most 14 cards. Bad: the turn ends without the win. A turn
          that ends without it after an opponent responded with something is not counted: it was sure while they let pass what they may.
winsNext  The same, for turns with no sure win in which the end would leave two keys and the Æ for the third (KeyForge), while an end at
          once would not. Bad: the turn ends neither so nor with a win. Bound of both together: ${TAKEN_MIN * 100} % taken.

Opponents let pass what they may in these searches, and else take what is best for them, or on the deals on which a win is tried again what
chance says; payments are made by a fixed policy.
The result goes to standard output, progress to standard error.
Exit codes: 0 within all bounds, 1 not, 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  bot: { type: 'string', default: 'planner' },
  against: { type: 'string', default: 'greedy-1' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  decks: { type: 'string', default: 'ready' },
  file: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type BehaviourCall = Given<typeof flags>;

function callOf({ game, bot, against, seed, decks }: BehaviourCall): string {
  return `behaviour ${game} ${bot} ${against} ${seed}${decks === 'ready' ? '' : ` ${decks}`}`;
}

async function run(given: BehaviourCall): Promise<number> {
  const { game, seed, bot, against } = given;
  const onPair = (plays: readonly WatchedPlay[]): void => tell(`${plays.length} of ${given.games} games: ${said(tallyBehaviour(plays))}`);
  const call = { ...given, decks: given.decks as DeckSource, bot: bot as BotName, against: against as BotName, name: callOf(given) };
  const result = tallyBehaviour(await playPairs<WatchedPlay>(call, new URL('behaviour/worker.ts', import.meta.url), onPair));
  if (given.json) process.stdout.write(`${JSON.stringify({ game, bot, against, seed: Number(seed), ...result })}\n`);
  else process.stdout.write(`${[`${bot} in ${result.games} games of ${game}: ${said(result)}`, ...result.examples].join('\n')}\n`);
  return result.isWithinBounds ? 0 : 1;
}

function said({ helps, unused, usable, wins, winsNext, taken }: BehaviourResult): string {
  return [
    `${helps.bad} of ${helps.seen} helps for an opponent's card`,
    `${unused.bad} of ${unused.seen} cards left at the end of turns unused without a reason (${percent(unused.rate)}; ${usable} could be used)`,
    `${wins.bad} of ${wins.seen} sure wins and ${winsNext.bad} of ${winsNext.seen} wins in the next turn missed (${percent(taken)} taken)`,
  ].join(', ');
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['games', 'seed', 'workers'],
  games: shelf.map(({ id }) => id),
  check: ({ bot, against, ...given }) => checkPairs({ bot, against }, given),
  run,
});
