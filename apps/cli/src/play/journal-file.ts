import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Journal, type Result, fail, ok } from '@crupier/kernel';
import type { Io } from '../io.ts';
import { reasonOf } from '../read-input.ts';

/** Where Crupier keeps what it writes: CRUPIER_DATA, or the place that the system has for such things. */
export function dataFolder({ env, folder }: Pick<Io, 'env' | 'folder'>): string {
  if (env['CRUPIER_DATA'] !== undefined && env['CRUPIER_DATA'] !== '') return resolve(folder, env['CRUPIER_DATA']);
  if (process.platform === 'win32' && env['LOCALAPPDATA'] !== undefined) return join(env['LOCALAPPDATA'], 'crupier');
  return join(env['XDG_DATA_HOME'] ?? join(env['HOME'] ?? homedir(), '.local', 'share'), 'crupier');
}

/** The file of a new match, named for its game and the moment it began: a file that there is not yet. */
export function newJournalPath(io: Pick<Io, 'env' | 'folder'>, game: string, now: Date): string {
  const folder = join(dataFolder(io), 'matches');
  for (let number = 1; ; number++) {
    const path = join(folder, newName(number === 1 ? game : `${game}-again-${number}`, now));
    if (!existsSync(path)) return path;
  }
}

/** The file of the log of a new campaign, named alike. */
export function newCampaignPath(io: Pick<Io, 'env' | 'folder'>, game: string, now: Date): string {
  return join(dataFolder(io), 'campaigns', newName(game, now));
}

function newName(game: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  return `${game}-${stamp}-${process.pid}.json`;
}

/** Writes a journal, whole or not at all, for its owner's eyes only: it has the seed. *Errors:* `file.unwritable`. */
export function writeJournal(path: string, journal: Journal): Result<undefined> {
  return writeWhole(path, formatJournal(journal));
}

/** Writes a file, whole or not at all, for its owner's eyes only. *Errors:* `file.unwritable`. */
export function writeWhole(path: string, text: string): Result<undefined> {
  const draft = `${path}.${process.pid}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, path);
    return ok(undefined);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    return fail('file.unwritable', path, { reason: reasonOf(error) });
  }
}

/** A journal as text: JSON, an entry a line. */
export function formatJournal({ start, entries }: Journal): string {
  const lines = entries.map((entry) => JSON.stringify(entry));
  return `{"start":${JSON.stringify(start)},\n"entries":[\n${lines.join(',\n')}\n]}\n`;
}
