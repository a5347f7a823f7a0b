/**
 * Sets the files of scenarios in their one form.
 *
 *     npm run scenarios:format -- --game inferno
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder, foldersOf } from '@crupier/rule-coverage';
import { runCommand, type Given } from './command.ts';
import { scenarioRunners } from './rule-coverage/runners.ts';
import { formatScenarios } from './rule-coverage/scenario-form.ts';
import { root } from './tidy/repository.ts';

const help = `Sets packages/games/GAME/scenarios/*.scenario.json in their one form: what fits stands on one line, and passes in a row are
one step with "times".

Usage: npm run scenarios:format -- [options]

  --game ID   the game (all)
  --check     writes nothing, and fails where a file is not in form
  --json      the result as JSON
  --help      print this

Exit codes: 0 all are in form, or were written; 1 some are not; 2 wrong call.
`;

const ALL = 'all';

const flags = {
  game: { type: 'string', default: ALL },
  check: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function run({ game, check, json }: Given<typeof flags>): Promise<number> {
  const games = game === ALL ? Object.keys(scenarioRunners) : [game];
  const changed: string[] = [];
  for (const path of games.flatMap((each) => filesUnder(foldersOf(root, each).scenarios, '.scenario.json'))) {
    const text = readFileSync(path, 'utf8');
    const formatted = await formatScenarios(text);
    if (formatted === text) continue;
    changed.push(relative(root, path));
    if (!check) writeFileSync(path, formatted);
  }
  if (json) process.stdout.write(`${JSON.stringify({ games, check, changed })}\n`);
  else for (const file of changed) process.stdout.write(`${file}: ${check ? 'not in form' : 'written'}\n`);
  return check && changed.length > 0 ? 1 : 0;
}

process.exitCode = await runCommand({ help, flags, games: [ALL, ...Object.keys(scenarioRunners)], run });
