import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Result, fail, ok } from '@crupier/kernel';
import type { Io } from './io.ts';

/** The longest input that is read, in bytes. */
const bytesMax = 64 * 1024 * 1024;

/** Reads a file, or standard input where the path is `-`. *Errors:* `file.missing`, `file.folder`, `file.tooLarge`, `file.unreadable`, at the path. */
export async function readInput(io: Io, path: string): Promise<Result<string>> {
  if (path === '-') return ok(await io.readAll());
  const full = resolve(io.folder, path);
  if (path.includes('\0') || !existsSync(full)) return fail('file.missing', path);
  try {
    const found = statSync(full);
    if (found.isDirectory()) return fail('file.folder', path);
    if (found.size > bytesMax) return fail('file.tooLarge', path, { size: found.size, max: bytesMax });
    return ok(await readFile(full, 'utf8'));
  } catch (error) {
    return fail('file.unreadable', path, { reason: reasonOf(error) });
  }
}

/** What an error of the world says, in one line: its code where it has one. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? (message ?? String(error)).split('\n', 1)[0] ?? '';
}
