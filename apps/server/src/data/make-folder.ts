import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder for its owner alone, and those around it that are missing, one by one: where none can be made, such as in `/proc`, Node's
 * own way of making several does not come back. *Errors:* throws what the file system says.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let each = resolve(folder); !existsSync(each) && dirname(each) !== each; each = dirname(each)) missing.push(each);
  for (const each of missing.toReversed()) mkdirSync(each, { mode: 0o700 });
}
