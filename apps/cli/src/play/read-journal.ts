import type { Journal, Result } from '@crupier/kernel';
import { ok } from '@crupier/kernel';
import { type ReplayFile, readReplayFile } from '@crupier/table';
import { parseJson } from '../parse-json.ts';

/** Reads the text of a replay file. *Errors:* `json.broken`, and `replay.*` as the table says them, each with the place. */
export function readReplay(text: string): Result<ReplayFile> {
  const parsed = parseJson(text);
  return parsed.ok ? readReplayFile(parsed.value) : parsed;
}

/** Reads the journal in the text of a replay file. *Errors:* as `readReplay`. */
export function readJournal(text: string): Result<Journal> {
  const file = readReplay(text);
  return file.ok ? ok(file.value.journal) : file;
}
