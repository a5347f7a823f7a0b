import type { ExitCode } from './exit-codes.ts';
import { processIo } from './process-io.ts';
import { languageOf, runCli } from './run.ts';

/** Runs a command line in this process, and gives the exit code. */
export async function runProcess(given: readonly string[]): Promise<ExitCode> {
  const { io, close } = processIo(languageOf(given, process.env), given.includes('--plain'));
  const code = await runCli(given, io);
  close();
  return code;
}
