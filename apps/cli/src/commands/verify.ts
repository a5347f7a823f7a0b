import { join, resolve } from 'node:path';
import { DATABASE, verifyData } from '@crupier/server';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { printJson } from '../output.ts';
import type { verifySpec } from '../specs/data-specs.ts';
import { dataFolderOf, describeVerified, exitOf, printVerified, refuseData } from '../verified.ts';

/** Looks through a backup or the server's database. Ends with `failed` where something is wrong in it. */
export async function run({ options, words }: Call<typeof verifySpec>, io: Io): Promise<ExitCode> {
  const [given = ''] = words;
  const verified = await verifyData(given === '' ? join(dataFolderOf(io, options.data), DATABASE) : resolve(io.folder, given));
  if (!verified.ok) return refuseData(io, verified.problems, options.json);
  if (options.json) printJson(io, describeVerified(io, verified.value));
  else printVerified(io, verified.value);
  return exitOf(verified.value);
}
