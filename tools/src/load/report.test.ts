import { describe, expect, test } from 'vitest';
import { percentile, reportOn, sayReports, type Slice } from './report.ts';

const rest = { tables: 4, heapBefore: 1024 * 1000, heapAtRest: 1024 * 1400, heapAfter: 1024 * 1100, reopeningMs: 1234.5 };

function slice(waitsMs: readonly number[], more: Partial<Slice> = {}): Slice {
  return { seconds: 2, waitsMs, refusals: {}, mainMs: 10, longestMs: 5, ...more };
}

test.each([
  [50, 3],
  [95, 5],
  [99, 5],
  [20, 1],
  [0, 1],
])('of 5 values, at most %i in a hundred lie below %i', (percent, value) => {
  expect(percentile([5, 3, 1, 4, 2], percent)).toBe(value);
});

test('there is no percentile of nothing', () => {
  expect(percentile([], 99)).toBe(0);
});

describe('a report', () => {
  test('takes rates from the median slice and waits from all', () => {
    const slices = [slice([1, 2, 3, 4]), slice([10, 10], { longestMs: 9 }), slice([1, 1, 1, 1, 1, 1, 1, 99])];
    expect(reportOn(slices, rest)).toMatchObject({
      answers: 14,
      answersPerSecond: 2,
      processorMsPerAnswer: 2.5,
      busy: 1,
      waitP50: 1,
      waitP99: 99,
      longestTask: 9,
      memoryPerTable: 100,
      memoryBefore: 1000,
      memoryAfterAllLeft: 1100,
    });
  });

  test('says how much of the time the processor was busy', () => {
    const slices = [slice([1], { mainMs: 1900 }), slice([1], { mainMs: 1000 }), slice([], { mainMs: 1600 })];
    expect(reportOn(slices, rest).busy).toBe(80);
  });

  test('counts refusals of all slices', () => {
    const slices = [slice([1], { refusals: { late: 2 } }), slice([1], { refusals: { late: 1, odd: 1 } })];
    expect(reportOn(slices, rest).refusals).toEqual({ late: 3, odd: 1 });
  });

  test('of a server that answered nothing has no rate that is none', () => {
    expect(reportOn([slice([])], rest)).toMatchObject({ answersPerSecond: 0, processorMsPerAnswer: 0 });
  });
});

test('two reports stand side by side with their ratio', () => {
  const ours = reportOn([slice([1, 1, 1, 1])], rest);
  const theirs = reportOn([slice([1, 1])], rest);
  expect(sayReports(ours, theirs)).toMatch(/^answers per second +2 +1 +2$/m);
  expect(sayReports(ours, undefined)).toMatch(/^answers per second +2$/m);
});
