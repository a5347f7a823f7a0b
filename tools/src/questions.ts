/**
 * Plays random games and counts the questions that do not say what they ask, and the options that do not say what they do.
 *
 *     npm run questions -- --game inferno --games 500
 */
import { runCommand, type Given } from './command.ts';
import { countQuestionFaults, type QuestionCount } from './questions/question-count.ts';
import { questionTables } from './questions/question-tables.ts';
import { testedGames } from './tested-games.ts';

const help = `Plays random games and counts what their questions lack in words, in English and Spanish.

Usage: npm run questions -- [options]

  --game ID     the game (keyforge)
  --games N     how many games (500)
  --seed N      the first of their seeds (1)
  --json        the result as JSON
  --help        print this

A fault is a sentence that says nothing of what is chosen (generic) or not which card asks (unnamed), a yes that says nothing of what it does (bareYes), two options that read
alike and do something else (twins), an option that is called by a number nobody sees (numbered), a slot that nothing fills (slot), no text (empty), abilities
that are offered without a word of what they answer (unprompted), no rule of the game
behind the question (uncited), and a sentence about one card where several may be
chosen (uncounted). Questions with one answer are not counted.

Exit codes: 0 no fault; 1 some; 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  games: { type: 'string', default: '500' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** How many faults are printed. */
const FAULTS_SHOWN = 60;

async function run(given: Given<typeof flags>): Promise<number> {
  const tested = await testedGames[given.game]?.();
  if (tested === undefined) return 1;
  const game = tested.playable;
  const count = countQuestionFaults({ game, tableOf: questionTables(game), games: Number(given.games), seed: Number(given.seed) });
  process.stdout.write(given.json ? `${JSON.stringify(count)}\n` : sayCount(count));
  return count.faults.length === 0 ? 0 : 1;
}

function sayCount({ games, questions, options, faults }: QuestionCount): string {
  const sum = new Map<string, number>();
  for (const { fault, times } of faults) sum.set(fault, (sum.get(fault) ?? 0) + times);
  const sums = [...sum].map(([fault, times]) => `${fault} ${times}`).join(', ');
  const lines = faults.slice(0, FAULTS_SHOWN).map(({ fault, at, said, times }) => `${times} × ${fault}, ${at}: ${said}`);
  return [`${games} games, ${questions} questions, ${options} options: ${sums === '' ? 'no fault' : sums}`, ...lines, ''].join('\n');
}

process.exitCode = await runCommand({ help, flags, wholeNumbers: ['games', 'seed'], games: Object.keys(testedGames), run });
