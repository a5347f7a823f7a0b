import { stripVTControlCharacters } from 'node:util';

/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A run that left no report that can be read counts as one failure: silence is not success. */
const lost: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Reads the JSON report of a test run. A run that failed without a failing test, such as a file that did not load, counts as one failure. */
export function readCounts(text: string): Counts {
  const report = parseRecord(text);
  if (report === undefined) return lost;
  const [passed, failed, pending, todo] = ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests'].map(
    (name) => report[name],
  );
  if (typeof passed !== 'number' || typeof failed !== 'number') return lost;
  const failedAtLeast = report['success'] === true ? 0 : 1;
  return { passed, failed: Math.max(failed, failedAtLeast), skipped: numberOr0(pending) + numberOr0(todo) };
}

/** A test that failed, or a gate or a file that did so as a whole. */
export interface Failure {
  readonly name: string;
  /** The first lines of why; none where the report has no reason. */
  readonly reason: readonly string[];
}

/** How many lines of a reason are told. */
const REASON_LINES = 6;

/** What failed by the JSON report of a run: tests behind their file, and gates and files that did not load. */
export function readFailures(text: string): readonly Failure[] {
  return recordsOf(parseRecord(text)?.['testResults']).flatMap((file) => {
    if (file['status'] !== 'failed') return [];
    const name = String(file['name']);
    const failed = recordsOf(file['assertionResults']).filter(({ status }) => status === 'failed');
    if (failed.length === 0) return [{ name, reason: firstLines(file['message']) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name}: ${String(fullName)}`,
      reason: firstLines(Array.isArray(failureMessages) ? failureMessages[0] : ''),
    }));
  });
}

function firstLines(message: unknown): readonly string[] {
  const lines = typeof message === 'string' ? message.split('\n') : [];
  return lines.filter((line) => line.trim() !== '').slice(0, REASON_LINES);
}

/** How many of the last lines of a log are told. */
const LOG_LINES = 30;

/** The last lines that a part printed, without colors and empty ones. */
export function lastLines(log: string): readonly string[] {
  const lines = stripVTControlCharacters(log).split('\n');
  return lines.filter((line) => line.trim() !== '').slice(-LOG_LINES);
}

/** A file of tests, and how long it took. */
export interface FileTime {
  readonly name: string;
  readonly seconds: number;
}

/** How many of the slowest files are told. */
const SLOWEST = 10;

/** The files of tests that took longest by the JSON report of a run, the slowest first. */
export function readSlowest(text: string): readonly FileTime[] {
  const files = recordsOf(parseRecord(text)?.['testResults']).flatMap(({ name, startTime, endTime }) =>
    typeof startTime === 'number' && typeof endTime === 'number' ? [{ name: String(name), seconds: (endTime - startTime) / 1000 }] : [],
  );
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
}

/** Adds counts up. */
export function sumCounts(all: readonly Counts[]): Counts {
  const total = (name: keyof Counts): number => all.reduce((sum, each) => sum + each[name], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** Says counts in the words of a build log. */
export function formatCounts(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}

/** Whether something ran, and all of it passed. */
export function isClean(counts: Counts): boolean {
  return counts.passed > 0 && counts.failed === 0 && counts.skipped === 0;
}

function parseRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function recordsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
}

function numberOr0(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
