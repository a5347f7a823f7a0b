import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dice } from '@crupier/kernel/conformance';
import { afterAll, expect, test } from 'vitest';
import { corruptColumns } from './corrupt-columns.ts';

const folder = mkdtempSync(join(tmpdir(), 'columns-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** A database in which `sum` is that of `figure`, and nothing depends on `note`. */
function database(): string {
  const file = join(folder, 'db');
  const db = new DatabaseSync(file);
  db.exec(`create table kept (figure integer, sum integer, note text);
    create table bare (name text);
    insert into kept values (1, 2, 'a'), (2, 4, 'b')`);
  db.close();
  return file;
}

async function isNoticed(file: string): Promise<boolean> {
  const db = new DatabaseSync(file);
  const rows = db.prepare('select figure, sum from kept').all();
  db.close();
  return rows.some(({ figure, sum }) => 2 * Number(figure) !== Number(sum));
}

test('each column is changed, what nobody notices is told with its change, and the file stays as it was', async () => {
  const file = database();
  const corrupted = await corruptColumns({ file, rows: 2, roll: dice(1), isNoticed, tell: () => undefined });
  expect(corrupted.columns).toEqual(['bare.name', 'kept.figure', 'kept.note', 'kept.sum']);
  expect([...corrupted.unnoticed.keys()]).toEqual(['kept.note']);
  expect(corrupted.unnoticed.get('kept.note')).toMatch(/^row \d: [ab] became /);
  expect(corrupted.empty).toEqual(['bare.name']);
  expect(corrupted.changes).toBeGreaterThan(8);
  expect(await isNoticed(file)).toBe(false);
});
