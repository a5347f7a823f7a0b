import { expect, test } from 'vitest';
import { formatCounts, isClean, lastLines, readCounts, readFailures, readSlowest, sumCounts } from './test-counts.ts';

const clean = { success: true, numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

const cases: readonly (readonly [what: string, text: string, line: string])[] = [
  ['a clean run', JSON.stringify(clean), '7 passed, 0 failed, 0 skipped'],
  ['failing tests', JSON.stringify({ ...clean, success: false, numFailedTests: 2 }), '7 passed, 2 failed, 0 skipped'],
  ['a file that did not load', JSON.stringify({ ...clean, success: false }), '7 passed, 1 failed, 0 skipped'],
  ['skipped and planned tests', JSON.stringify({ ...clean, numPendingTests: 1, numTodoTests: 2 }), '7 passed, 0 failed, 3 skipped'],
  ['no report', '', '0 passed, 1 failed, 0 skipped'],
  ['a report cut short', '{"success": tr', '0 passed, 1 failed, 0 skipped'],
  ['something else', '{"success": true}', '0 passed, 1 failed, 0 skipped'],
];

test.each(cases)('%s is counted', (_what, text, line) => {
  expect(formatCounts(readCounts(text))).toBe(line);
});

test('what failed is named with its reason: tests behind their file, and what failed as a whole', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['expected 1 to be 2\n\n    at a.test.ts:7:3'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'It does not load.', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'three' }] },
    ],
  };
  expect(readFailures(JSON.stringify(report))).toEqual([
    { name: 'a.test.ts: two', reason: ['expected 1 to be 2', '    at a.test.ts:7:3'] },
    { name: 'b.test.ts', reason: ['It does not load.'] },
  ]);
  expect(readFailures('')).toEqual([]);
});

test('the last lines of a log are told without colors', () => {
  expect(lastLines('\u001b[31mone\u001b[39m\n\n two\n')).toEqual(['one', ' two']);
  expect(lastLines(Array.from({ length: 40 }, (_, at) => `${at}`).join('\n'))).toHaveLength(30);
});

test('the slowest files come first, ten at most', () => {
  const testResults = Array.from({ length: 12 }, (_, at) => ({ name: `${at}.test.ts`, startTime: 1000, endTime: 1000 + at * 500 }));
  const slowest = readSlowest(JSON.stringify({ testResults }));
  expect(slowest.length).toBe(10);
  expect(slowest.slice(0, 2)).toEqual([
    { name: '11.test.ts', seconds: 5.5 },
    { name: '10.test.ts', seconds: 5 },
  ]);
  expect(readSlowest('')).toEqual([]);
});

test('counts add up', () => {
  const sum = sumCounts([
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 3, failed: 4, skipped: 0 },
  ]);
  expect(sum).toEqual({ passed: 4, failed: 4, skipped: 2 });
});

test('only a run that ran and passed in full is clean', () => {
  expect(isClean({ passed: 1, failed: 0, skipped: 0 })).toBe(true);
  expect(isClean({ passed: 0, failed: 0, skipped: 0 })).toBe(false);
  expect(isClean({ passed: 1, failed: 1, skipped: 0 })).toBe(false);
  expect(isClean({ passed: 1, failed: 0, skipped: 1 })).toBe(false);
});
