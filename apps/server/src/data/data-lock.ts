import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '@crupier/table/node';
import { keepPrivate } from './private-files.ts';

/** The sole right to write to a data folder. */
export interface DataLock {
  readonly release: () => void;
}

/**
 * Takes the lock of a data folder: an exclusive transaction on an empty database of its own, which the system ends with the
 * process, however that dies. Undefined where somebody else has it. *Errors:* throws what the file system says.
 */
export function lockData(folder: string): DataLock | undefined {
  const file = join(folder, 'crupier.lock');
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}
