import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allSites } from '@crupier/kernel';
import { foldersOf, siteHasher, type Proof } from './rule-coverage/proofs.ts';
import { proveScenario, type Proving } from './rule-coverage/prove.ts';
import { scenarioRunners } from './rule-coverage/runners.ts';
import { readScenarioFiles } from './rule-coverage/scenario-files.ts';

const help = `Proves the ledger rows that scenarios claim: every scenario must pass, and must fail when a site that cites the row is
switched off. Writes packages/games/GAME/scenarios/proofs.json.

  npm run rules:prove [-- --game GAME] [--only TEXT] [--json]

  --only TEXT   only scenarios whose name or file contains it; nothing is written
Exit code: 0 if every scenario passes and every claim is proved, 1 otherwise, 2 for a wrong flag.
`;

async function main(words: readonly string[]): Promise<number> {
  if (words.includes('--help')) return print(help, 0);
  const game = valueOf(words, '--game') ?? 'keyforge';
  const load = scenarioRunners[game];
  if (load === undefined) return print(`--game: there is no game ${game}; there are ${Object.keys(scenarioRunners).join(', ')}.\n`, 2);
  const run = await load();
  const folders = foldersOf(fileURLToPath(new URL('../..', import.meta.url)), game);
  const only = valueOf(words, '--only');
  const entries = readScenarioFiles(folders.scenarios).filter(({ name, file }) => only === undefined || `${file} ${name}`.includes(only));
  const hashSite = siteHasher(folders);
  const results = entries.map((entry, at) => {
    if (at % 25 === 24) process.stderr.write(`${at + 1} of ${entries.length} scenarios\n`);
    return proveScenario(entry, run, allSites(), hashSite);
  });
  const proofs = results.flatMap((result) => result.proofs);
  if (only === undefined) writeFileSync(join(folders.scenarios, 'proofs.json'), `${JSON.stringify(sorted(proofs), undefined, 1)}\n`);
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
  if (words.includes('--json')) print(`${JSON.stringify({ ...summary, failures: failed.map(describeFailure), unproved })}\n`, 0);
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
    print(`FAILED ${file}: ${scenario}\n  ${what}\n`, 0);
  }
  for (const { scenario, rule, tried } of unproved)
    print(`UNPROVED ${rule} by “${scenario}”; sites: ${tried.join(', ') || 'none ran'}\n`, 0);
  print(`${JSON.stringify(summary)}\n`, 0);
}

function valueOf(words: readonly string[], flag: string): string | undefined {
  const at = words.indexOf(flag);
  return at < 0 ? undefined : words[at + 1];
}

function print(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}

process.exitCode = await main(process.argv.slice(2));
