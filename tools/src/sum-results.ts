/** `node tools/src/sum-results.ts FILE…`: names what failed in the reports of test runs, and says their sum in one last line. Leaves with 1 unless everything ran and passed. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { formatCounts, isClean, readCounts, readFailures, sumCounts } from './test-counts.ts';

const reports = process.argv.slice(2).map((path) => ({ path, text: existsSync(path) ? readFileSync(path, 'utf8') : '' }));
for (const { path, text } of reports) {
  const named = readFailures(text);
  if (isClean(readCounts(text))) continue;
  // A report without names (none was written, or something failed outside of tests) is named itself.
  for (const failure of named.length > 0 ? named : [`the run of ${basename(path, '.json')}`]) process.stdout.write(`FAILED ${failure}\n`);
}
const sum = sumCounts(reports.map(({ text }) => readCounts(text)));
process.stdout.write(`${formatCounts(sum)}\n`);
process.exitCode = isClean(sum) ? 0 : 1;
