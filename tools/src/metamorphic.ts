/**
 * Runs every scenario of a game again in ways that must come to the same: saved and read back, undone, mirrored and so on.
 *
 *     npm run metamorphic -- --game keyforge
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { changes, changeTexts } from './metamorphic/rerun.ts';
import { rerunAll, type ChangeReport } from './metamorphic/rerun-all.ts';
import { sample } from './mutation/sampling.ts';
import { foldersOf } from './rule-coverage/proofs.ts';
import { readScenarioFiles } from './rule-coverage/scenario-files.ts';
import { testedGames } from './tested-games.ts';

const help = `Runs the scenarios of a game again, changed in ways that change no outcome.

Usage: npm run metamorphic -- [options]

  --game ID       the game (keyforge)
  --change NAME   one of the changes below (all)
  --sample N      so many scenarios, chosen by the seed; 0 for all (0)
  --seed N        for the choice and for going astray (1)
  --json          the result as JSON
  --help          print this

Changes:
${changes.map((change) => `  ${change.padEnd(12)}${changeTexts[change]}`).join('\n')}

Where a scenario leaves something to chance or empties its deck, a change that would meet other cards does not apply.
Exit codes: 0 every outcome is the same, 1 one is not, 2 wrong call.
`;

const options = {
  game: { type: 'string', default: 'keyforge' },
  change: { type: 'string', default: '' },
  sample: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const WRONG_CALL = 2;
const root = fileURLToPath(new URL('../..', import.meta.url));

type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function readOptions(): Given | string {
  try {
    const { values } = parseArgs({ options });
    for (const name of ['sample', 'seed'] as const) {
      if (!/^\d{1,7}$/.test(values[name])) return `--${name}: expected a whole number, such as 20, and got ${values[name]}`;
    }
    if (testedGames[values.game] === undefined)
      return `--game: there is no game ${values.game}; there are ${Object.keys(testedGames).join(', ')}`;
    if (values.change !== '' && !changes.some((change) => change === values.change))
      return `--change: there is no change ${values.change}; there are ${changes.join(', ')}`;
    return values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function sayReport({ change, same, doesNotApply, deviations }: ChangeReport): string {
  const lines = deviations.map(({ file, scenario, what }) => `OTHER ${change}: ${file}: ${scenario}\n  ${what}\n`);
  return `${lines.join('')}${change}: ${same} the same, ${doesNotApply} do not apply, ${deviations.length} another\n`;
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
  const all = readScenarioFiles(foldersOf(root, given.game).scenarios);
  const entries = Number(given.sample) === 0 ? all : sample(all, Number(given.sample), Number(given.seed));
  const wanted = changes.filter((change) => given.change === '' || given.change === change);
  const reports = wanted.map((change) => {
    process.stderr.write(`${change}: ${changeTexts[change]}\n`);
    return rerunAll(entries, change, Number(given.seed), game.rerun);
  });
  if (given.json) process.stdout.write(`${JSON.stringify({ game: given.game, scenarios: entries.length, changes: reports })}\n`);
  else process.stdout.write(reports.map(sayReport).join(''));
  return reports.every(({ deviations }) => deviations.length === 0) ? 0 : 1;
}

process.exitCode = await main();
