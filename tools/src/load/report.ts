import type { PlayedSlice } from './crowd.ts';

/** What a server did in some seconds of load. */
export interface Slice extends PlayedSlice {
  /** Milliseconds of the processor that its main thread used. */
  readonly mainMs: number;
  readonly longestMs: number;
}

/** The figures of one server. Times are in milliseconds, memory in kilobytes. */
export interface LoadReport {
  readonly tables: number;
  readonly answers: number;
  readonly answersPerSecond: number;
  /** Of the main thread's processor: it counts the server alone, whatever else the machine does. */
  readonly processorMsPerAnswer: number;
  /**
   * Percent of the time in which the main thread had the processor. Where it is far below a hundred, and nobody else uses the machine, the
   * waits of the table were the limit, and more tables would be answered.
   */
  readonly busy: number;
  readonly waitP50: number;
  readonly waitP95: number;
  readonly waitP99: number;
  readonly longestTask: number;
  readonly memoryPerTable: number;
  /** Of the heap before the first table was opened, once all have left. */
  readonly memoryAfterAllLeft: number;
  readonly memoryBefore: number;
  readonly reopening: number;
  readonly refusals: Readonly<Record<string, number>>;
}

/** What is measured while nobody plays, in bytes and milliseconds. */
export interface AtRest {
  readonly tables: number;
  readonly heapBefore: number;
  readonly heapAtRest: number;
  readonly heapAfter: number;
  readonly reopeningMs: number;
}

/** The value below which so many of a hundred lie; 0 where there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

/** Puts the slices of one server together: rates are medians of the slices, waits are those of all. */
export function reportOn(slices: readonly Slice[], rest: AtRest): LoadReport {
  const waits = slices.flatMap((slice) => slice.waitsMs);
  const played = slices.filter((slice) => slice.waitsMs.length > 0);
  const refusals: Record<string, number> = {};
  for (const slice of slices) for (const [code, count] of Object.entries(slice.refusals)) refusals[code] = (refusals[code] ?? 0) + count;
  return {
    tables: rest.tables,
    answers: waits.length,
    answersPerSecond: rounded(
      percentile(
        played.map((slice) => slice.waitsMs.length / slice.seconds),
        50,
      ),
    ),
    processorMsPerAnswer: rounded(
      percentile(
        played.map((slice) => slice.mainMs / slice.waitsMs.length),
        50,
      ),
      2,
    ),
    busy: rounded(
      percentile(
        slices.map((slice) => slice.mainMs / slice.seconds / 10),
        50,
      ),
      0,
    ),
    waitP50: rounded(percentile(waits, 50)),
    waitP95: rounded(percentile(waits, 95)),
    waitP99: rounded(percentile(waits, 99)),
    longestTask: rounded(Math.max(0, ...slices.map((slice) => slice.longestMs))),
    memoryPerTable: rounded((rest.heapAtRest - rest.heapBefore) / 1024 / Math.max(1, rest.tables)),
    memoryBefore: rounded(rest.heapBefore / 1024, 0),
    memoryAfterAllLeft: rounded(rest.heapAfter / 1024, 0),
    reopening: rounded(rest.reopeningMs, 0),
    refusals,
  };
}

/** A server's figures beside those of another one, line by line; the ratio says how often ours contains the other's. */
export function sayReports(ours: LoadReport, theirs: LoadReport | undefined): string {
  const rows: readonly (readonly [label: string, name: keyof typeof units])[] = Object.keys(units).map(
    (name) => [labelOf(name), name as keyof typeof units] as const,
  );
  const lines = rows.map(([label, name]) => {
    const value = `${ours[name]}${units[name]}`;
    if (theirs === undefined) return `${label.padEnd(24)} ${value}`;
    return `${label.padEnd(24)} ${value.padEnd(14)} ${`${theirs[name]}${units[name]}`.padEnd(14)} ${rounded(ours[name] / theirs[name], 2)}`;
  });
  const head = theirs === undefined ? [] : [`${''.padEnd(24)} ${'here'.padEnd(14)} ${'against'.padEnd(14)} ratio`];
  const refusals = [ours, ...(theirs ? [theirs] : [])].flatMap((each) => Object.entries(each.refusals));
  const all = [...head, ...lines, ...refusals.map(([code, count]) => `refused: ${code} ${count} times`)];
  return all.map((line) => `${line.trimEnd()}\n`).join('');
}

const units = {
  tables: '',
  answers: '',
  answersPerSecond: '',
  processorMsPerAnswer: ' ms',
  busy: ' %',
  waitP50: ' ms',
  waitP95: ' ms',
  waitP99: ' ms',
  longestTask: ' ms',
  memoryPerTable: ' KB',
  memoryBefore: ' KB',
  memoryAfterAllLeft: ' KB',
  reopening: ' ms',
} as const satisfies Partial<Record<keyof LoadReport, string>>;

/** `waitP99` is said as `wait p99`. */
function labelOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function rounded(value: number, digits = 1): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
