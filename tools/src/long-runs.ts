/**
 * All long runs one after another, with one report: walks, soaks, mutation tests, attacks and whatever else takes too long for every change.
 *
 *     npm run long -- --seed 3
 *     npm run long -- --only soak
 */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { runCommand, tell, WRONG_CALL, type Given } from './command.ts';
import { type EndedRun, keepRun, readKeptRuns } from './long-runs/kept-runs.ts';
import { type LongRun, longRuns } from './long-runs/long-runs.ts';
import { root } from './tidy/repository.ts';

const help = `Runs all long runs one after another and reports on them. What has passed of the same commit and seed is not run again, so that a run
that was interrupted goes on where it was.

Usage: npm run long -- [options]

  --seed N      what the runs draw from (1)
  --only TEXT   only runs whose name contains it
  --again       also runs that have passed
  --list        names the runs, and what was kept of them
  --file FILE   where ended runs are kept (reports/long-runs.json)
  --json        the report as JSON
  --help        print this

Each run says how far it is on standard error; the report goes to standard output.
Exit codes: 0 all passed, 1 one failed, 2 wrong call.
`;

const flags = {
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: '' },
  again: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  file: { type: 'string', default: join(root, 'reports/long-runs.json') },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** How many of the last lines of a run are kept. */
const END_LINES = 12;

function commitNow(): string {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '';
  return `${execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()}${changed ? ' with changes' : ''}`;
}

/** Runs one of them; what it says is shown as it comes, and its end is kept. */
function runOne({ name, script, words }: LongRun): Promise<EndedRun> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let lines: string[] = [];
    const hear = (chunk: Buffer): void => {
      process.stderr.write(chunk);
      lines = [...lines, ...chunk.toString().split('\n')].filter((line) => line.trim() !== '').slice(-END_LINES);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => resolve({ name, passed: code === 0, seconds: Math.round((performance.now() - begun) / 1000), end: lines }));
  });
}

function stateOf(ended: EndedRun | undefined): string {
  if (ended === undefined) return 'not run';
  return ended.passed ? 'passed' : 'failed';
}

function say({ name, passed, seconds, end }: EndedRun): string {
  const line = `${passed ? 'passed' : 'FAILED'}  ${String(seconds).padStart(5)} s  ${name}`;
  return passed ? line : [line, ...end.map((each) => `    ${each}`)].join('\n');
}

function report(ended: readonly EndedRun[], { seed, json }: Given<typeof flags>): number {
  const failed = ended.filter(({ passed }) => !passed).length;
  if (json) process.stdout.write(`${JSON.stringify({ seed: Number(seed), runs: ended })}\n`);
  else
    process.stdout.write(
      `${ended.map((each) => `${say(each)}\n`).join('')}Seed ${seed}: ${ended.length - failed} passed, ${failed} failed\n`,
    );
  return failed === 0 ? 0 : 1;
}

async function run(given: Given<typeof flags>): Promise<number> {
  const { file, seed, only, again, list } = given;
  const chosen = longRuns(Number(seed)).filter(({ name }) => name.includes(only));
  if (chosen.length === 0) {
    tell(`--only: no run's name contains ${only}; --list names all`);
    return WRONG_CALL;
  }
  let kept = readKeptRuns(file, commitNow(), Number(seed));
  const keptOf = ({ name }: LongRun): EndedRun | undefined => kept.runs.find((each) => each.name === name);
  if (list) {
    for (const each of chosen) process.stdout.write(`${each.name}: ${stateOf(keptOf(each))}\n`);
    return 0;
  }
  for (const [at, each] of chosen.entries()) {
    if (!again && keptOf(each)?.passed === true) continue;
    tell(`${at + 1} of ${chosen.length}: ${each.name}`);
    kept = keepRun(file, kept, await runOne(each));
  }
  return report(
    chosen.flatMap((each) => keptOf(each) ?? []),
    given,
  );
}

process.exitCode = await runCommand({ help, flags, wholeNumbers: ['seed'], run });
