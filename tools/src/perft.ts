/**
 * Counts the sequences of answers that can be given from tricky positions: a number that changed is a rule that changed.
 *
 *     npm run perft -- --game keyforge
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, tell, type Given } from './command.ts';
import { checkEntry, countEntry, sayFault, type CountAnswers, type PerftFault } from './perft/check.ts';
import { formatPerft, readPerftCards, readPerftFiles, type PerftEntry, type PerftFile } from './perft/perft-file.ts';
import { testedGames } from './tested-games.ts';

const help = `Counts the sequences of answers from the positions in packages/games/GAME/perft/*.perft and compares them with the numbers there.

Usage: npm run perft -- [options]

  --game ID      the game (keyforge)
  --only TEXT    only positions whose name contains it
  --update       writes the numbers anew, as deep as --most allows
  --most N       with --update, the most raw sequences of a depth that is written (50000)
  --deepest N    with --update, the deepest depth that is written (0: as deep as it was, 8 for a position without numbers)
  --json         the result as JSON
  --help         print this

“raw” counts every answer. “merged” counts one of those answers of a seat that choose the same verbs and values with cards that look
the same: same definition, zone, owner, controller and values, the same cards attached, the same host, and the same place where a
zone is ordered, as a battleline is. Chance is that of the position's seed. A match that is over has no answers.
The result goes to standard output, progress to standard error.
Exit codes: 0 every number is right, or was written; 1 one is wrong; 2 wrong call.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  only: { type: 'string', default: '' },
  update: { type: 'boolean', default: false },
  most: { type: 'string', default: '50000' },
  deepest: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const USUAL_DEPTH = 8;

const root = fileURLToPath(new URL('../..', import.meta.url));

type PerftCall = Given<typeof flags>;

/** What a run works with. */
interface Run {
  readonly given: PerftCall;
  readonly files: readonly PerftFile[];
  readonly cards: readonly unknown[];
  readonly count: CountAnswers;
}

/** Says from time to time how far a run is. */
function progressOf(total: number): (name: string) => void {
  let done = 0;
  return (name) => tell(`${++done} of ${total}: ${name}`);
}

function isMeant({ only }: PerftCall, name: string): boolean {
  return name.includes(only);
}

function depthFor({ deepest }: PerftCall, { counts }: PerftEntry): number {
  return Number(deepest) || counts.length || USUAL_DEPTH;
}

/** Writes the numbers of the meant positions anew. */
function update({ given, files, cards, count }: Run): number {
  const total = files.flatMap((file) => file.entries.filter(({ name }) => isMeant(given, name))).length;
  const progress = progressOf(total);
  for (const file of files) {
    const entries = file.entries.map((entry) => {
      if (!isMeant(given, entry.name)) return entry;
      const counted = countEntry(entry, cards, count, { raw: Number(given.most), depth: depthFor(given, entry) });
      progress(entry.name);
      return counted;
    });
    writeFileSync(file.path, formatPerft({ ...file, entries }));
  }
  return total;
}

function check({ given, files, cards, count }: Run): {
  readonly positions: number;
  readonly sequences: number;
  readonly faults: readonly PerftFault[];
} {
  const entries = files.flatMap((file) => file.entries).filter(({ name }) => isMeant(given, name));
  const progress = progressOf(entries.length);
  const faults = entries.flatMap((entry) => {
    const fault = checkEntry(entry, cards, count, Number.POSITIVE_INFINITY);
    progress(entry.name);
    return fault ?? [];
  });
  const sequences = entries.reduce((sum, { counts }) => sum + counts.reduce((all, { raw }) => all + raw, 0), 0);
  return { positions: entries.length, sequences, faults };
}

async function countAll(given: PerftCall): Promise<number> {
  const game = await testedGames[given.game]?.();
  if (game === undefined) return 1;
  const run: Run = { given, files: readPerftFiles(root, given.game), cards: readPerftCards(root, given.game), count: game.count };
  if (given.update) {
    const positions = update(run);
    const written = run.files.map(({ path }) => relative(root, path));
    process.stdout.write(
      given.json ? `${JSON.stringify({ game: given.game, positions, written })}\n` : `${positions} positions counted anew\n`,
    );
    return 0;
  }
  const { positions, sequences, faults } = check(run);
  if (given.json) process.stdout.write(`${JSON.stringify({ game: given.game, positions, sequences, faults })}\n`);
  else {
    for (const fault of faults) process.stdout.write(`${sayFault(fault)}\n`);
    process.stdout.write(`${positions} positions, ${sequences} sequences, ${faults.length} wrong\n`);
  }
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['most', 'deepest'],
  games: Object.keys(testedGames),
  run: countAll,
});
