import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allSites } from '@crupier/kernel';
import { foldersOf, type Proof, proveScenario, type Proving, readScenarioFiles, siteHasher } from '@crupier/rule-coverage';
import { runCommand, tell, type Given } from './command.ts';
import { scenarioRunners } from './rule-coverage/runners.ts';

const help = `Proves the ledger rows that scenarios claim: every scenario must pass, and must fail when a site that cites the row is
switched off. Writes packages/games/GAME/scenarios/proofs.json.

  npm run rules:prove [-- --game GAME] [--only TEXT] [--json]

  --game GAME   the game (keyforge)
  --only TEXT   only scenarios whose name or file contains it; nothing is written
  --json        the result as JSON
  --help        print this

Exit code: 0 if every scenario passes and every claim is proved, 1 otherwise, 2 for a wrong flag.
`;

const flags = {
  game: { type: 'string', default: 'keyforge' },
  only: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function proveAll({ game, only, json }: Given<typeof flags>): Promise<number> {
  const load = scenarioRunners[game];
  if (load === undefined) return 1;
  const run = await load();
  const folders = foldersOf(fileURLToPath(new URL('../..', import.meta.url)), game);
  const entries = readScenarioFiles(folders.scenarios).filter(({ name, file }) => `${file} ${name}`.includes(only));
  const hashSite = siteHasher(folders);
  const results = entries.map((entry, at) => {
    if (at % 25 === 24) tell(`${at + 1} of ${entries.length} scenarios`);
    return proveScenario(entry, run, allSites(), hashSite);
  });
  const proofs = results.flatMap((result) => result.proofs);
  if (only === '') writeFileSync(join(folders.scenarios, 'proofs.json'), `${JSON.stringify(sorted(proofs), undefined, 1)}\n`);
  const failed = results.filter(({ report }) => !report.passed);
  const unproved = results.flatMap(({ entry, report, unproved: rows }) =>
    report.passed ? rows.map((row) => ({ scenario: entry.name, ...row })) : [],
  );
  const summary = {
    game,
    scenarios: entries.length,
    failed: failed.length,
    proved: new Set(proofs.map(({ rule }) => rule)).size,
    unproved: unproved.length,
  };
  if (json) process.stdout.write(`${JSON.stringify({ ...summary, failures: failed.map(describeFailure), unproved })}\n`);
  else printReport(summary, failed, unproved);
  return failed.length + unproved.length === 0 ? 0 : 1;
}

function sorted(proofs: readonly Proof[]): readonly Proof[] {
  return proofs.toSorted((one, other) => one.rule.localeCompare(other.rule) || one.scenario.localeCompare(other.scenario));
}

function describeFailure({ entry, report }: Proving): { readonly scenario: string; readonly file: string; readonly what: string } {
  const problems = report.problems.map(({ code, at, values }) => `${at} ${code} ${JSON.stringify(values)}`).join('; ');
  const { step, what } = report.failure ?? { step: 0, what: problems };
  return { scenario: entry.name, file: entry.file, what: step === 0 ? what : `step ${step}: ${what}` };
}

function printReport(
  summary: object,
  failed: readonly Proving[],
  unproved: readonly { scenario: string; rule: string; tried: readonly string[] }[],
): void {
  for (const each of failed) {
    const { file, scenario, what } = describeFailure(each);
    process.stdout.write(`FAILED ${file}: ${scenario}\n  ${what}\n`);
  }
  for (const { scenario, rule, tried } of unproved)
    process.stdout.write(`UNPROVED ${rule} by “${scenario}”; sites: ${tried.join(', ') || 'none ran'}\n`);
  process.stdout.write(`${JSON.stringify(summary)}\n`);
}

process.exitCode = await runCommand({ help, flags, games: Object.keys(scenarioRunners), run: proveAll });
