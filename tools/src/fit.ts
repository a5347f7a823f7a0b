/**
 * Finds how much each term of a game's evaluation counts: bots play themselves, and who won is told from how each turn ended, beside how
 * it began. Whoever is ahead has more of everything: what a turn has changed says more of what wins.
 *
 *     npm run fit -- --game keyforge --games 1500 --update
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { deckListOf, findGame, games as shelf } from '@crupier/cli';
import { assert } from '@crupier/kernel';
import { runCommand, tell, type Given } from './command.ts';
import { anyDecks, checkDeckSource, type DeckSource, deckSourceHelp, decksOfGame } from './deck-source.ts';
import { Columns, rounded, type Fitted } from './fit/columns.ts';
import { heldOf, isHeldList, wrongHeld } from './fit/held-weights.ts';
import { logLoss, regress, type Row } from './fit/regress.ts';
import { dealtPosition, type Position, type Sample } from './fit/self-play.ts';
import type { FitTask, SampledGame } from './fit/worker.ts';
import { keepLine, readKept } from './kept-lines.ts';
import { runThread, shareOut } from './run-thread.ts';

const help = `Finds how much each term of a game's evaluation counts, from who won games that bots played against themselves.

Usage: npm run fit -- [options]

  --game ID     the game (keyforge)
  --games N     how many games (1500); a fifth of them is held out
  --seed N      what they are dealt from (1)
${deckSourceHelp}
  --hold LIST   terms that keep a weight, as in hand=0.3,resources=0.6: of these a regression cannot tell what wins from what
                comes of winning; early.hand=0.3 and late.hand=0.3 where a term counts otherwise at the beginning of a match
                than towards its end
  --file FILE   keeps the positions of each game there as a line of JSON, and goes on after those that it has
  --update      writes the weights into the game's state/weights.json
  --workers N   threads (one a core)
  --json        the result as JSON
  --help        print this

The log loss is that of the games held out: how well their winners are told from how turns began and ended, 0.693 by whoever knows nothing,
lower is better.
The result goes to standard output, progress to standard error.
Exit codes: 0 the weights were found, 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  games: { type: 'string', default: '1500' },
  seed: { type: 'string', default: '1' },
  decks: { type: 'string', default: 'ready' },
  hold: { type: 'string', default: '' },
  file: { type: 'string' },
  update: { type: 'boolean', default: false },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const PROGRESS_EVERY = 50;
/** One game in so many is held out. */
const HELD_OUT = 5;

type FitCall = Given<typeof flags>;

/** What a run finds. The weights of decks are left out of the evaluation. */
interface FitResult extends Fitted {
  readonly game: string;
  readonly seed: number;
  readonly games: number;
  readonly positions: number;
  readonly heldOutLogLoss: number;
}

/** The weights of a game as its file has them. */
interface FittedWeights extends Pick<Fitted, 'weights' | 'early'> {
  readonly command: string;
  readonly heldOutLogLoss: number;
}

async function playAll(given: FitCall): Promise<readonly Sample[]> {
  const draw = await anyDecks(given.game, given.decks as DeckSource);
  const games = Array.from({ length: Number(given.games) }, (_, number) => ({ number, decks: decksOfGame(draw, given.seed, number) }));
  const kept = readKept<SampledGame>(given.file, callOf(given)).filter(({ number }) => number < games.length);
  const samples: Sample[] = kept.flatMap((each) => each.samples);
  const done = new Set(kept.map(({ number }) => number));
  const open = games.filter(({ number }) => !done.has(number));
  const { game, seed } = given;
  const tasks = shareOut(open, Number(given.workers)).map((share): FitTask => ({ game, seed, games: share }));
  let played = done.size;
  const onGame = (sampled: SampledGame): void => {
    samples.push(...sampled.samples);
    keepLine(given.file, callOf(given), sampled);
    played++;
    if (played % PROGRESS_EVERY === 0) tell(`${played} of ${given.games} games, ${samples.length} positions`);
  };
  await Promise.all(tasks.map((task) => runThread(new URL('fit/worker.ts', import.meta.url), task, onGame)));
  // In the order of the games, whichever thread was faster: sums of fractions depend on their order.
  return samples.toSorted((one, other) => one.game - other.game);
}

function callOf({ game, seed, decks }: FitCall): string {
  return `${game} ${seed}${decks === 'ready' ? '' : ` ${decks}`}`;
}

/** How a game values a match that was just dealt. */
async function firstPosition(id: string): Promise<Position> {
  const game = await findGame(shelf, id)?.load();
  assert(game !== undefined, 'A call names a game that there is.');
  const decks = decksOfGame(await anyDecks(id, 'ready'), '', 0);
  return dealtPosition(
    game,
    decks.map((deck) => deckListOf(game, deck)),
  );
}

async function run(given: FitCall): Promise<number> {
  const samples = await playAll(given);
  const columns = new Columns(samples);
  const rowsOf = (isHeldOut: boolean): readonly Row[] =>
    samples.filter(({ game }) => (game % HELD_OUT === 0) === isHeldOut).map((sample) => columns.row(sample));
  const found = regress(rowsOf(false), columns.held(heldOf(given.hold)));
  const { weights, early, decks } = columns.named(found);
  const heldOutLogLoss = rounded(logLoss(rowsOf(true), found));
  const command = `npm run fit -- --game ${given.game} --games ${given.games} --seed ${given.seed}${given.decks === 'ready' ? '' : ` --decks ${given.decks}`}${given.hold === '' ? '' : ` --hold ${given.hold}`} --update`;
  if (given.update) write(given.game, { command, heldOutLogLoss, weights, ...(early && { early }) });
  const result: FitResult = {
    game: given.game,
    seed: Number(given.seed),
    games: Number(given.games),
    positions: samples.length,
    heldOutLogLoss,
    weights,
    ...(early && { early }),
    decks,
  };
  if (given.json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else print(result);
  return 0;
}

function write(game: string, fitted: FittedWeights): void {
  const file = fileURLToPath(new URL(`../../packages/games/${game}/src/state/weights.json`, import.meta.url));
  const before = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...before, fitted }, undefined, 2)}\n`);
}

function print({ game, seed, games, positions, heldOutLogLoss, weights, early, decks }: FitResult): void {
  const lines = [`${games} games of ${game} from seed ${seed}, ${positions} positions; log loss of the games held out: ${heldOutLogLoss}`];
  for (const [term, weight] of Object.entries(weights)) {
    lines.push(early === undefined ? `  ${term}: ${weight}` : `  ${term}: ${early[term]} at the beginning, ${weight} towards the end`);
  }
  for (const [deck, weight] of Object.entries(decks)) lines.push(`  ${deck}: ${weight}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['games', 'seed', 'workers'],
  games: shelf.map(({ id }) => id),
  check: async ({ game, games, workers, hold, decks }) => {
    if (!isHeldList(hold)) return `--hold: expected terms with their weights, such as hand=0.3, and got ${hold}`;
    if (Number(games) < HELD_OUT || Number(workers) === 0) return `--games: expected at least ${HELD_OUT}; --workers: at least 1`;
    return (await checkDeckSource(game, decks)) ?? (hold === '' ? undefined : wrongHeld(hold, await firstPosition(game)));
  },
  run,
});
