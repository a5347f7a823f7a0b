/**
 * Plays random files of own cards, made from a game's own schema, under the conformance kit: what a valid file must not be able to break.
 *
 *     npm run fuzz -- --game keyforge --files 200 --seed 1
 */
import { CARD_FILE_FORMAT } from '@crupier/kernel/conformance';
import { runCommand, tell, type Given } from './command.ts';
import { fuzzedGames, type FuzzedGame } from './fuzz/fuzzed-games.ts';
import { randomCards } from './fuzz/make-file.ts';
import { playCards, type Play } from './fuzz/play-file.ts';
import { shrink, type Failing } from './fuzz/shrink.ts';

const help = `Makes random valid files of own cards by a game's schema, and plays each at random under the conformance kit.

Usage: npm run fuzz -- [options]

  --game ID       the game (keyforge)
  --files N       how many files (200)
  --seed N        the seed of the first file; each file has the next (1)
  --matches N     matches a file (2)
  --decisions N   decisions a match, at most (100)
  --shrink N      attempts to make a failing file smaller; 0 prints it as it is (60)
  --json          the result as JSON
  --help          print this

A failing file goes to standard error as JSON, with what failed and the command that repeats it; progress goes there too.
Exit codes: 0 every match conforms, 1 one does not, 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  files: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  matches: { type: 'string', default: '2' },
  decisions: { type: 'string', default: '100' },
  shrink: { type: 'string', default: '60' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const PROGRESS_EVERY = 10;

type FuzzCall = Given<typeof flags>;

/** A file that made a match fail. */
interface Failure {
  readonly seed: number;
  readonly failure: string;
  readonly repeat: string;
  readonly file: unknown;
}

function playOf(given: FuzzCall, seed: number): Play {
  return { seed, matches: Number(given.matches), decisions: Number(given.decisions) };
}

function failureOf(game: FuzzedGame, given: FuzzCall, seed: number, failing: Failing): Failure {
  const { cards, failure } = shrink(game, failing, playOf(given, seed), Number(given.shrink));
  const repeat = `npm run fuzz -- --game ${given.game} --files 1 --seed ${seed} --matches ${given.matches} --decisions ${given.decisions}`;
  return { seed, failure, repeat, file: { format: CARD_FILE_FORMAT, game: given.game, cards } };
}

async function run(given: FuzzCall): Promise<number> {
  const game = await fuzzedGames[given.game]?.();
  if (game === undefined) return 1;
  tell(`${given.files} files of ${given.game} from seed ${given.seed}`);
  const failures: Failure[] = [];
  let decisions = 0;
  let abilities = 0;
  for (let file = 0; file < Number(given.files); file++) {
    const seed = Number(given.seed) + file;
    const cards = randomCards(game, seed);
    abilities += cards.reduce((sum, card) => sum + (card['abilities'] as readonly unknown[]).length, 0);
    const played = playCards(game, cards, playOf(given, seed));
    decisions += played.decisions;
    if (played.failure !== undefined) {
      const found = failureOf(game, given, seed, { cards, failure: played.failure });
      failures.push(found);
      tell(`${found.failure}\n${JSON.stringify(found.file)}\n${found.repeat}`);
    }
    if ((file + 1) % PROGRESS_EVERY === 0) tell(`${file + 1} of ${given.files} files, ${failures.length} failures`);
  }
  const result = { game: given.game, files: Number(given.files), seed: Number(given.seed), abilities, decisions, failures };
  if (given.json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else
    process.stdout.write(
      `${result.files} files from seed ${result.seed}, ${abilities} abilities, ${decisions} decisions, ${failures.length} failures\n`,
    );
  return failures.length === 0 ? 0 : 1;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['files', 'seed', 'matches', 'decisions', 'shrink'],
  games: Object.keys(fuzzedGames),
  run,
});
