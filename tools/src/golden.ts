/**
 * Plays a game's golden games and compares them with their files: what a change of the rules or of a text does to a match is read as
 * a difference.
 *
 *     npm run golden -- --game keyforge --update
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, type Given } from './command.ts';
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

const flags = {
  game: { type: 'string', default: 'keyforge' },
  update: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const root = fileURLToPath(new URL('../..', import.meta.url));

async function run(given: Given<typeof flags>): Promise<number> {
  const game = await testedGames[given.game]?.();
  if (game === undefined) return 1;
  const golden = game.playthroughs.map((playthrough) => playGolden(root, game, playthrough));
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

process.exitCode = await runCommand({ help, flags, games: Object.keys(testedGames), run });
