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

/** The names of the tests that failed by the JSON report of a run, each behind its file; and of the gates, and of the files that did not load. */
export function readFailures(text: string): readonly string[] {
  return recordsOf(parseRecord(text)?.['testResults']).flatMap((file) => {
    if (file['status'] !== 'failed') return [];
    const name = String(file['name']);
    const failed = recordsOf(file['assertionResults']).filter(({ status }) => status === 'failed');
    return failed.length === 0 ? [name] : failed.map(({ fullName }) => `${name}: ${String(fullName)}`);
  });
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
