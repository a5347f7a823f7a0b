/**
 * Plays a game's golden games and compares them with their files: what a change of the rules or of a text does to a match is read as
 * a difference.
 *
 *     npm run golden -- --game keyforge --update
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { firstDifference, playGolden, writeGolden } from './golden/golden-files.ts';
import { testedGames } from './tested-games.ts';

const help = `Plays the golden games of a game and compares them with packages/games/GAME/golden/*.golden.md.

Usage: npm run golden -- [options]

  --game ID   the game (keyforge)
  --update    writes the files anew: read the difference before you commit it
  --json      the result as JSON
  --help      print this

Exit codes: 0 they are as written, or were written; 1 one is another; 2 wrong call.
`;

const options = {
  game: { type: 'string', default: 'keyforge' },
  update: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const WRONG_CALL = 2;
const root = fileURLToPath(new URL('../..', import.meta.url));

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function readOptions(): Given | string {
  try {
    const { values } = parseArgs({ options });
    return testedGames[values.game] === undefined
      ? `--game: there is no game ${values.game}; there are ${Object.keys(testedGames).join(', ')}`
      : values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function main(): Promise<number> {
  const given = readOptions();
  if (typeof given === 'string') {
    process.stderr.write(`${given}\n`);
    return WRONG_CALL;
  }
  const game = given.help ? undefined : await testedGames[given.game]?.();
  if (game === undefined) {
    process.stdout.write(help);
    return 0;
  }
  const golden = playGolden(root, game);
  if (given.update) writeGolden(root, given.game, golden);
  const files = golden.map(({ path, written, played }) => ({
    file: relative(root, path),
    lines: played.split('\n').length,
    difference: firstDifference(written ?? '', played),
  }));
  if (given.json) process.stdout.write(`${JSON.stringify({ game: given.game, updated: given.update, files })}\n`);
  else for (const { file, lines, difference } of files) process.stdout.write(sayFile(file, lines, difference));
  return given.update || files.every(({ difference }) => difference === undefined) ? 0 : 1;
}

function sayFile(file: string, lines: number, difference: ReturnType<typeof firstDifference>): string {
  if (difference === undefined) return `${file}: ${lines} lines, as written\n`;
  return `${file}: another from line ${difference.line} on\n  - ${difference.was}\n  + ${difference.is}\n`;
}

process.exitCode = await main();
