import { ok, type Result } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { type Closable, IdleTables } from './idle-tables.ts';

/** A table that counts how often it was closed. */
class TestTable implements Closable {
  isIdle = true;
  closed = 0;

  close = async (): Promise<void> => void this.closed++;
}

function tablesOf(tables: readonly TestTable[]): ReadonlyMap<string, Promise<Result<Closable>>> {
  return new Map(tables.map((table, at) => [`${at}`, Promise.resolve(ok(table))]));
}

test('a table is closed once it has been idle for long, and not while somebody is there', async () => {
  const [table, other] = [new TestTable(), new TestTable()];
  const idle = new IdleTables(tablesOf([table, other]), 100);
  await idle.sweep(0);
  await idle.sweep(99);
  expect(table.closed).toBe(0);
  table.isIdle = false;
  await idle.sweep(100);
  expect([table.closed, other.closed]).toEqual([0, 1]);
  table.isIdle = true;
  await idle.sweep(150);
  await idle.sweep(249);
  expect(table.closed).toBe(0);
  await idle.sweep(250);
  expect(table.closed).toBe(1);
});

test('of more than two hundred tables the idle ones that were opened first are closed', async () => {
  const tables = Array.from({ length: 203 }, () => new TestTable());
  for (const at of [0, 2]) Object.assign(tables[at] ?? {}, { isIdle: false });
  await new IdleTables(tablesOf(tables), 100).closeSurplus();
  expect(tables.flatMap(({ closed }, at) => (closed > 0 ? [at] : []))).toEqual([1, 3, 4]);
});

test('a table to which somebody is on their way is not closed, whatever else is opened meanwhile', async () => {
  const tables = Array.from({ length: 203 }, () => new TestTable());
  const idle = new IdleTables(tablesOf(tables), 100);
  const closed = (): number[] => tables.flatMap((table, at) => (table.closed > 0 ? [at] : []));
  await idle.visit('0', () => idle.visit('1', () => idle.closeSurplus()));
  expect(closed()).toEqual([2, 3, 4]);
  await idle.visit('0', async () => {
    for (const now of [0, 100]) await idle.sweep(now);
  });
  expect(tables[0]?.closed).toBe(0);
  await idle.closeSurplus();
  expect(tables[0]?.closed).toBe(1);
});
