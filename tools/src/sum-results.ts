/** `node tools/src/sum-results.ts FILE…`: adds up reports of test runs and says the sum in one line. Leaves with 1 unless everything ran and passed. */
import { existsSync, readFileSync } from 'node:fs';
import { formatCounts, isClean, readCounts, sumCounts } from './test-counts.ts';

const counts = process.argv.slice(2).map((path) => readCounts(existsSync(path) ? readFileSync(path, 'utf8') : ''));
const sum = sumCounts(counts);
process.stdout.write(`${formatCounts(sum)}\n`);
process.exitCode = isClean(sum) ? 0 : 1;
