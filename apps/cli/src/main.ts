/** The command line as a process. */
import { processIo } from './process-io.ts';
import { languageOf, runCli } from './run.ts';

const given = process.argv.slice(2);
const { io, close } = processIo(languageOf(given, process.env));
process.exitCode = await runCli(given, io);
close();
