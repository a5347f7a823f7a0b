import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Result, fail } from '@crupier/kernel';
import { openSqlite } from '@crupier/table/node';
import { sql } from 'kysely';
import { DATABASE } from './data-folder.ts';
import { keepPrivate } from './private-files.ts';
import { type DataVerified, verifyData } from './verify-data.ts';

/**
 * Copies a folder's database to a file, as it is at one moment, also while a server writes to it; then looks through the copy.
 * The file is whole or not there. *Errors:* `data.none`, `backup.exists`, `backup.unwritable`, and as `verifyData`.
 */
export async function backupData(folder: string, file: string): Promise<Result<DataVerified>> {
  const source = join(folder, DATABASE);
  if (!existsSync(source)) return fail('data.none', source);
  if (existsSync(file)) return fail('backup.exists', file);
  const draft = `${file}.${process.pid}.new`;
  try {
    keepPrivate(draft);
    await copyDatabase(source, draft);
    const verified = await verifyData(draft);
    if (!verified.ok) return verified;
    renameSync(draft, file);
    flush(dirname(resolve(file)));
    return { ok: true, value: { ...verified.value, file } };
  } catch (error) {
    return fail('backup.unwritable', file, { reason: error instanceof Error ? error.message : String(error) });
  } finally {
    rmSync(draft, { force: true });
  }
}

async function copyDatabase(source: string, target: string): Promise<void> {
  const db = openSqlite<unknown>(source, { readOnly: true });
  try {
    await sql`vacuum into ${target}`.execute(db);
  } finally {
    await db.destroy();
  }
  flush(target);
}

/** Waits until a file, or the names in a folder, are on disk. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
