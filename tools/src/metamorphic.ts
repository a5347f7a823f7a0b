/**
 * Runs every scenario of a game again in ways that must come to the same: saved and read back, undone, mirrored and so on.
 *
 *     npm run metamorphic -- --game keyforge
 */
import { fileURLToPath } from 'node:url';
import { foldersOf, readScenarioFiles } from '@crupier/rule-coverage';
import { runCommand, tell, type Given } from './command.ts';
import { changes, changeTexts } from './metamorphic/rerun.ts';
import { rerunAll, type ChangeReport } from './metamorphic/rerun-all.ts';
import { sample } from './sampling.ts';
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

const flags = {
  game: { type: 'string', default: 'keyforge' },
  change: { type: 'string', default: '' },
  sample: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const root = fileURLToPath(new URL('../..', import.meta.url));

function strangeChange({ change: asked }: Given<typeof flags>): string | undefined {
  if (asked === '' || changes.some((change) => change === asked)) return undefined;
  return `--change: there is no change ${asked}; there are ${changes.join(', ')}`;
}

function sayReport({ change, same, doesNotApply, deviations }: ChangeReport): string {
  const lines = deviations.map(({ file, scenario, what }) => `OTHER ${change}: ${file}: ${scenario}\n  ${what}\n`);
  return `${lines.join('')}${change}: ${same} the same, ${doesNotApply} do not apply, ${deviations.length} another\n`;
}

async function run(given: Given<typeof flags>): Promise<number> {
  const game = await testedGames[given.game]?.();
  if (game === undefined) return 1;
  const all = readScenarioFiles(foldersOf(root, given.game).scenarios);
  const entries = Number(given.sample) === 0 ? all : sample(all, Number(given.sample), Number(given.seed), ({ name }) => name);
  const wanted = changes.filter((change) => given.change === '' || given.change === change);
  const reports = wanted.map((change) => {
    tell(`${change}: ${changeTexts[change]}`);
    return rerunAll(entries, change, Number(given.seed), game.rerun);
  });
  if (given.json) process.stdout.write(`${JSON.stringify({ game: given.game, scenarios: entries.length, changes: reports })}\n`);
  else process.stdout.write(reports.map(sayReport).join(''));
  return reports.every(({ deviations }) => deviations.length === 0) ? 0 : 1;
}

process.exitCode = await runCommand({
  help,
  flags,
  wholeNumbers: ['sample', 'seed'],
  games: Object.keys(testedGames),
  check: strangeChange,
  run,
});
