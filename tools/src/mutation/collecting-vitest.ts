import { deepStrictEqual, match, ok, partialDeepStrictEqual, strictEqual, throws } from 'node:assert/strict';
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

/** Notes a test. */
export function test(name: string, run: () => void): void {
  collected.push({ name: [...groups, name].join(' / '), run });
}

/** Notes a test for each row of a table. */
test.each =
  (rows: readonly unknown[]) =>
  (name: string, run: (...row: never[]) => void): void => {
    rows.forEach((row, at) => test(`${name} (${at + 1})`, () => run(...((Array.isArray(row) ? row : [row]) as never[]))));
  };

/** The same under its other name. */
export const it = test;

/** What a test may expect of a value. */
type Expectations = Readonly<
  Record<
    | 'toEqual'
    | 'toBe'
    | 'toBeUndefined'
    | 'toBeDefined'
    | 'toBeGreaterThan'
    | 'toContain'
    | 'toHaveLength'
    | 'toMatch'
    | 'toMatchObject'
    | 'toThrow',
    (wanted?: unknown) => void
  >
>;

/** The expectations that checks of cards and tests of the kernel use. */
export function expect(found: unknown): Expectations & { readonly not: Expectations } {
  const expectations = expecting(found);
  const not = Object.entries(expectations).map(([name, holds]) => [name, (wanted: unknown) => throws(() => holds(wanted))]);
  return { ...expectations, not: Object.fromEntries(not) as Expectations };
}

function expecting(found: unknown): Expectations {
  return {
    toEqual: (wanted) => deepStrictEqual(said(found), said(wanted)),
    toBe: (wanted) => strictEqual(found, wanted),
    toBeUndefined: () => strictEqual(found, undefined),
    toBeDefined: () => ok(found !== undefined),
    toBeGreaterThan: (wanted) => ok(Number(found) > Number(wanted)),
    toContain: (wanted) => ok((found as readonly unknown[]).includes(wanted)),
    toHaveLength: (wanted) => strictEqual((found as readonly unknown[]).length, wanted),
    toMatch: (wanted) => match(String(found), wanted instanceof RegExp ? wanted : new RegExp(RegExp.escape(String(wanted)))),
    toMatchObject: (wanted) => partialDeepStrictEqual(found, said(wanted)),
    toThrow: (wanted) => throws(found as () => void, (problem: Error) => isSaid(problem, wanted)),
  };
}

function isSaid(problem: Error, wanted: unknown): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'function') return problem.name === wanted.name;
  return wanted instanceof RegExp ? wanted.test(problem.message) : problem.message.includes(String(wanted));
}

/** A value without fields that are undefined, which say nothing, and as plain data. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null || value instanceof Set || value instanceof Map) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, each]) => (each === undefined ? [] : [[name, said(each)]])));
}
