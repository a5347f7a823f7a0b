/**
 * The gates, and the tests of what has changed since a revision: see `.ci/run --quick`.
 *
 *     npm run test:changed -- --since HEAD~1
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runCommand, tell, type Given } from './command.ts';
import { testsOf } from './test-runs/changed-tests.ts';
import { runVitest } from './test-runs/run-vitest.ts';
import { root } from './tidy/repository.ts';

const help = `Runs types, lint, format, and the tests that a change touches by the import graph; what it has not committed is of the change.

Usage: npm run test:changed -- [options]

  --since REVISION   what the change is compared with (HEAD~1)
  --report FOLDER    where the counts are written
  --list             names the tests instead of running them
  --json             with --list, as JSON
  --help             print this

What a test starts as a process or reads from a file is not in the import graph, but for scenarios, perft, golden and recorded games.
Exit codes: 0 all passed, 1 something failed, 2 wrong call.
`;

const flags = {
  since: { type: 'string', default: 'HEAD~1' },
  report: { type: 'string' },
  list: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function git(...words: readonly string[]): readonly string[] {
  const out = execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return out.split('\n').filter((line) => line !== '');
}

/** The files that differ from a revision, those that git does not know yet among them. */
function changedSince(revision: string): readonly string[] {
  return [...git('diff', '--name-only', '--diff-filter=d', revision), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The modules that reach a changed one by imports, those among them. */
function affectedSince(revision: string): readonly string[] {
  const script = join(root, 'node_modules/.bin/depcruise');
  const words = [
    '--config',
    '.dependency-cruiser.cjs',
    '--affected',
    revision,
    '--output-type',
    'json',
    'packages',
    'apps',
    'tools',
    'tests',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`The import graph cannot be read: ${stderr}`);
  const { modules } = JSON.parse(stdout) as { readonly modules: readonly { readonly source: string }[] };
  return modules.map(({ source }) => source);
}

function wrongCall({ since }: Given<typeof flags>): string | undefined {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${since}^{commit}`], { cwd: root });
  return status === 0 ? undefined : `--since: this checkout has no revision ${since}`;
}

async function run({ since, report, list, json }: Given<typeof flags>): Promise<number> {
  const { beside, browser } = testsOf(changedSince(since), affectedSince(since));
  if (list) {
    process.stdout.write(
      json ? `${JSON.stringify({ beside: beside ?? 'all', browser })}\n` : `${[...(beside ?? ['all']), ...browser].join('\n')}\n`,
    );
    return 0;
  }
  tell(
    `Since ${since}: ${beside === undefined ? 'all tests beside the code' : `tests of ${beside.length} paths`}, ${browser.length} files of browser tests.`,
  );
  const reporting = report === undefined ? [] : ['--report', report];
  const { status } = spawnSync(process.execPath, [join(root, 'tools/src/run-tests.ts'), ...reporting, ...(beside ?? [])], {
    cwd: root,
    stdio: 'inherit',
  });
  const shown = browser.length === 0 ? 0 : await runVitest('browser', browser, report && join(report, 'browser.json'));
  return status === 0 && shown === 0 ? 0 : 1;
}

process.exitCode = await runCommand({ help, flags, check: wrongCall, run });
