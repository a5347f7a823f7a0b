import { resolve } from 'node:path';
import { restoreData } from '@crupier/server';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { print, printJson, tell } from '../output.ts';
import type { restoreSpec } from '../specs/data-specs.ts';
import { dataFolderOf, describeVerified, exitOf, printVerified, refuseData } from '../verified.ts';

/** Puts a backup in place. Ends with `failed` where something is wrong in it, though it is in place. */
export async function run({ options, words }: Call<typeof restoreSpec>, io: Io): Promise<ExitCode> {
  const { json, replace } = options;
  const [file = ''] = words;
  const folder = dataFolderOf(io, options.data);
  const restored = await restoreData({ file: resolve(io.folder, file), folder, replace, now: new Date() });
  if (!restored.ok) return refuseData(io, restored.problems, json);
  const { aside } = restored.value;
  if (json) printJson(io, { ...describeVerified(io, restored.value), ...(aside !== undefined && { aside }) });
  else {
    print(io, tell(io, 'data.restored', { file: restored.value.file }));
    if (aside !== undefined) print(io, tell(io, 'data.aside', { aside }));
    printVerified(io, restored.value);
  }
  return exitOf(restored.value);
}
