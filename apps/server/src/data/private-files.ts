import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

/** Its owner may read and write it; nobody else may do anything. */
export const PRIVATE_MODE = 0o600;

/**
 * Makes an empty file for its owner's eyes only, and takes everybody else's right from one that is there. Such a file is not
 * opened: closing it would drop the locks that this process has on it.
 */
export function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_MODE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(file, PRIVATE_MODE);
  }
}

/** Makes a database's file private, and the two that SQLite keeps beside it: new ones take after the first. */
export function keepDatabasePrivate(file: string): void {
  keepPrivate(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) chmodSync(beside, PRIVATE_MODE);
}
