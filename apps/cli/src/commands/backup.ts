import { resolve } from 'node:path';
import { backupData } from '@crupier/server';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { print, printJson, tell } from '../output.ts';
import type { backupSpec } from '../specs/data-specs.ts';
import { dataFolderOf, describeVerified, exitOf, printVerified, refuseData } from '../verified.ts';

/** Copies the server's database to a file. Ends with `failed` where something is wrong in the copy, which is made all the same. */
export async function run({ options, words }: Call<typeof backupSpec>, io: Io): Promise<ExitCode> {
  const [file = ''] = words;
  const saved = await backupData(dataFolderOf(io, options.data), resolve(io.folder, file));
  if (!saved.ok) return refuseData(io, saved.problems, options.json);
  if (options.json) printJson(io, describeVerified(io, saved.value));
  else {
    print(io, tell(io, 'data.saved', { file: saved.value.file }));
    printVerified(io, saved.value);
  }
  return exitOf(saved.value);
}
