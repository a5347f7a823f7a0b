import type { RunnableTest } from './runnable-test.ts';

/** What `test` was called with, in its order. */
export const collected: RunnableTest[] = [];

const groups: string[] = [];

/** A group of tests: its name goes before theirs. */
export function describe(name: string, declare: () => void): void {
  groups.push(name);
  declare();
  groups.pop();
}

/** A group for each of some rows: a number after the name tells them apart. */
describe.each =
  (rows: readonly unknown[]) =>
  (name: string, declare: (...row: never[]) => void): void => {
    rows.forEach((row, at) => describe(`${name} (${at + 1})`, () => declare(...rowOf(row))));
  };

/** Notes a test. */
export function test(name: string, run: () => void): void {
  collected.push({ name: [...groups, name].join(' / '), run });
}

/** Notes a test for each row of a table. */
test.each =
  (rows: readonly unknown[]) =>
  (name: string, run: (...row: never[]) => void): void => {
    rows.forEach((row, at) => test(`${name} (${at + 1})`, () => run(...rowOf(row))));
  };

/** What is called with a row. */
function rowOf(row: unknown): never[] {
  return (Array.isArray(row) ? row : [row]) as never[];
}

/** The same under its other name. */
export const it = test;

/** The same expectations as the test runner's, which needs its own process. */
export { expect } from 'expect';
