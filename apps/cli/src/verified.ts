import { resolve } from 'node:path';
import type { Problem } from '@crupier/kernel';
import { hostMessages } from '@crupier/host';
import { type DataVerified, serverMessages } from '@crupier/server';
import { tableMessages } from '@crupier/table';
import type { ExitCode, ExitName } from './exit-codes.ts';
import { exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import { formatProblem, print, refuse, speakProblem, tell } from './output.ts';
import { dataFolder } from './play/journal-file.ts';

const messages = { ...tableMessages, ...hostMessages, ...serverMessages };

/** How problems of the server's database end a command, by their codes; others are of the world. */
const exits: Readonly<Record<string, Exclude<ExitName, 'ok'>>> = {
  'data.none': 'input',
  'data.damaged': 'input',
  'data.newer': 'input',
  'data.older': 'input',
  'backup.exists': 'usage',
  'restore.exists': 'usage',
};

/** The folder that `--data` names, or the usual one. */
export function dataFolderOf(io: Io, given: string | undefined): string {
  return given === undefined ? dataFolder(io) : resolve(io.folder, given);
}

/** Says why nothing could be done with a database. */
export function refuseData(io: Io, problems: readonly Problem[], json: boolean): ExitCode {
  return refuse(io, problems, { json, exit: exits[problems[0]?.code ?? ''] ?? 'world', messages });
}

/** What came of looking through a database, as data. */
export function describeVerified(io: Io, { file, matches, entries, problems }: DataVerified): object {
  const spoken = problems.map(({ match, problem }) => ({ ...(match !== undefined && { match }), ...speakProblem(io, problem, messages) }));
  return { ok: problems.length === 0, file, matches, entries, problems: spoken };
}

/** Says what came of looking through a database. */
export function printVerified(io: Io, { file, matches, entries, problems }: DataVerified): void {
  for (const { match, problem } of problems) {
    const line = formatProblem(speakProblem(io, problem, messages));
    print(io, match === undefined ? line : `${match}, ${line}`);
  }
  print(io, tell(io, problems.length === 0 ? 'data.sound' : 'data.unsound', { file, matches, entries, count: problems.length }));
}

/** The exit code of a database in which these problems were found. */
export function exitOf({ problems }: DataVerified): ExitCode {
  return problems.length === 0 ? exitCodes.ok : exitCodes.failed;
}
