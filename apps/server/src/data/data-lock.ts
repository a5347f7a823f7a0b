import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The sole right to write to a data folder. */
export interface DataLock {
  readonly release: () => void;
}

/** SQLite's code for a database that another connection holds. */
const SQLITE_BUSY = 5;

/**
 * Takes the lock of a data folder: an exclusive transaction on an empty database of its own, which the system ends with the
 * process, however that dies. Undefined where somebody else has it. *Errors:* throws what the file system says.
 */
export function lockData(folder: string): DataLock | undefined {
  const file = join(folder, 'crupier.lock');
  createPrivate(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if ((error as { readonly errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}

/** Makes an empty file for its owner's eyes only. One that is there is not opened: closing it would drop this process's locks on it. */
export function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
