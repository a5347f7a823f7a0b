/**
 * Runs one of the runs of tests: `node tools/src/run-vitest.ts browser [--report FILE] [PATH…]`. What follows goes to the test runner. Leaves
 * with the runner's exit code, and with 2 where there is no such run.
 */
import { tell, WRONG_CALL } from './command.ts';
import { runVitest, type TestRun, testRuns } from './test-runs/run-vitest.ts';

function isRun(name: string): name is TestRun {
  return Object.hasOwn(testRuns, name);
}

const [name = '', ...rest] = process.argv.slice(2);
const flag = rest.indexOf('--report');
const report = flag < 0 ? undefined : rest[flag + 1];
const words = report === undefined ? rest : rest.toSpliced(flag, 2);
if (isRun(name)) process.exitCode = await runVitest(name, words, report);
else {
  tell(`There is no run of tests called ${name}; there are ${Object.keys(testRuns).join(', ')}.`);
  process.exitCode = WRONG_CALL;
}
