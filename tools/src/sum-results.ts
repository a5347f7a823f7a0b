/**
 * `node tools/src/sum-results.ts FOLDER PART…`: reads the reports of the parts of a run, `PART.json` with how many seconds each took in
 * `PART.seconds`, and what it printed in `PART.log`. Tells the time of each part and its slowest files, then what failed with its reason, and
 * the sum in one last line. Leaves with 1 unless everything ran and passed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCounts, isClean, lastLines, readCounts, readFailures, readSlowest, sumCounts } from './test-runs/test-counts.ts';
import { root } from './tidy/repository.ts';

function print(line: string): void {
  process.stdout.write(`${line.replaceAll(root, '')}\n`);
}

function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const [folder = '', ...parts] = process.argv.slice(2);
const reports = parts.map((part) => ({ part, text: readText(join(folder, `${part}.json`)) }));

print('');
for (const { part, text } of reports) {
  print(`${part}: ${readText(join(folder, `${part}.seconds`)).trim() || '?'} s, ${formatCounts(readCounts(text))}`);
  for (const { name, seconds } of readSlowest(text)) print(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
for (const { part, text } of reports) {
  if (isClean(readCounts(text))) continue;
  const failures = readFailures(text);
  for (const { name, reason } of failures) {
    print(`FAILED ${name}`);
    for (const line of reason) print(`    ${line}`);
  }
  if (failures.length > 0 && failures.every(({ reason }) => reason.length > 0)) continue;
  // Something failed outside of tests: why, is among the last that the part printed.
  print(`FAILED the run of ${part}`);
  for (const line of lastLines(readText(join(folder, `${part}.log`)))) print(`    ${line}`);
}
const sum = sumCounts(reports.map(({ text }) => readCounts(text)));
print(formatCounts(sum));
process.exitCode = isClean(sum) ? 0 : 1;
