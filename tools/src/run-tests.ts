/**
 * `npm test`: types, lint, format and every test beside the code. Arguments go to the test runner:
 * `npm test -- packages/kernel` runs the tests of one package. With `--report FOLDER` the counts are written there.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.ts';
import { runVitest } from './test-runs/run-vitest.ts';
import { root } from './tidy/repository.ts';

/** A command that passes or fails as a whole. */
interface Gate {
  readonly name: string;
  /** Arguments for Node, the first of which is a script. */
  readonly script: readonly string[];
}

interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly output: string;
  readonly seconds: number;
}

const gates: readonly Gate[] = [
  { name: 'types', script: ['tools/src/run-typecheck.ts'] },
  { name: 'lint', script: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'format', script: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
];

/** Runs a gate. Its output is kept, so that gates side by side do not talk through each other. */
function run(gate: Gate): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, gate.script, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ name: gate.name, passed: code === 0, output, seconds: (performance.now() - start) / 1000 }));
  });
}

/** Runs the tests themselves, whose output is shown as it comes. */
async function runTests(filters: readonly string[], folder: string | undefined): Promise<Outcome> {
  const start = performance.now();
  const code = await runVitest('beside', filters, folder && join(folder, 'tests.json'));
  return { name: 'tests', passed: code === 0, output: '', seconds: (performance.now() - start) / 1000 };
}

function print(outcome: Outcome): void {
  if (!outcome.passed) process.stdout.write(`\n${outcome.output.trimEnd()}\n`);
  process.stdout.write(`${outcome.passed ? 'ok    ' : 'FAILED'} ${outcome.name} (${outcome.seconds.toFixed(1)} s)\n`);
}

/** One test case a gate, in the words of the test runner's own report. */
function writeReport(folder: string, outcomes: readonly Outcome[]): void {
  mkdirSync(folder, { recursive: true });
  const passed = outcomes.filter((each) => each.passed).length;
  const counts = {
    success: passed === outcomes.length,
    numPassedTests: passed,
    numFailedTests: outcomes.length - passed,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: outcomes.map((each) => ({
      name: each.name,
      status: each.passed ? 'passed' : 'failed',
      message: each.output,
      assertionResults: [],
    })),
  };
  writeFileSync(join(folder, 'gates.json'), JSON.stringify(counts));
}

function printLeftOut(): void {
  const reason =
    findChromium() === undefined
      ? 'no Chromium was found (apt-get install chromium-headless-shell, or name one in CHROMIUM)'
      : 'they are a run of their own';
  if (existsSync(join(root, 'tests/e2e')))
    process.stdout.write(`\nThe browser tests were left out: ${reason}. Run them with: npm run test:browser\n`);
  process.stdout.write('The attacks on a running server were left out: they measure waits. Run them with: npm run test:attacks\n');
}

const { values, positionals } = parseArgs({ options: { report: { type: 'string' } }, allowPositionals: true });
// Two cores are busy with the gates for half a minute: tests beside them would only be slower.
const checked = await Promise.all(gates.map((gate) => run(gate)));
for (const outcome of checked) print(outcome);
const tested = await runTests(positionals, values.report);
print(tested);
if (values.report !== undefined) writeReport(values.report, checked);
printLeftOut();
process.exitCode = [...checked, tested].every((each) => each.passed) ? 0 : 1;
