import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Result, fail, ok } from '@crupier/kernel';
import { isDamaged } from '@crupier/table/node';
import { flush } from './backup-data.ts';
import { makeFolder } from './make-folder.ts';
import { DATABASE } from './data-folder.ts';
import { lockData } from './data-lock.ts';
import { keepPrivate } from './private-files.ts';
import { type DataVerified, verifyData } from './verify-data.ts';

/** What came of putting a backup in place. */
export interface Restored extends DataVerified {
  /** Where the database is that was there before, if there was one. */
  readonly aside?: string;
}

/** A backup, the folder that gets it, and whether it may take the place of what is there. */
export interface Restoring {
  readonly file: string;
  readonly folder: string;
  readonly replace: boolean;
  readonly now: Date;
}

/**
 * Puts a backup in a folder that no server uses. What was there is put aside. At every moment the folder has the one database or
 * the other. *Errors:* as `verifyData` of the backup, `data.inUse`, `restore.exists`, `restore.failed`; then nothing is changed.
 */
export async function restoreData({ file, folder, replace, now }: Restoring): Promise<Result<Restored>> {
  const verified = await verifyData(file);
  if (!verified.ok) return verified;
  try {
    makeFolder(folder);
    const lock = lockData(folder);
    if (lock === undefined) return fail('data.inUse', folder, { folder });
    try {
      const database = join(folder, DATABASE);
      if (existsSync(database) && !replace) return fail('restore.exists', folder);
      const aside = putInPlace(file, database, now);
      return ok({ ...verified.value, file: database, ...(aside !== undefined && { aside }) });
    } finally {
      lock.release();
    }
  } catch (error) {
    return fail('restore.failed', folder, { reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Gives the name under which the database is kept that was there. */
function putInPlace(file: string, database: string, now: Date): string | undefined {
  const draft = `${database}.new`;
  rmSync(draft, { force: true });
  keepPrivate(draft);
  copyFileSync(file, draft);
  flush(draft);
  const aside = existsSync(database) ? `${database}.${now.toISOString().replaceAll(/[:.]/g, '-')}` : undefined;
  if (aside !== undefined) {
    foldLog(database);
    linkSync(database, aside);
    // What could not be folded into a damaged database goes with it: it must never be taken for a part of the new one.
    for (const end of ['-wal', '-shm']) if (existsSync(`${database}${end}`)) renameSync(`${database}${end}`, `${aside}${end}`);
  }
  renameSync(draft, database);
  flush(join(database, '..'));
  return aside;
}

/** Writes what is in the write-ahead log to the database itself, so that it is one file. A damaged one stays as it is. */
function foldLog(database: string): void {
  const connection = new DatabaseSync(database);
  try {
    connection.exec('pragma journal_mode = delete');
  } catch (error) {
    if (!isDamaged(error)) throw error;
  } finally {
    connection.close();
  }
}
