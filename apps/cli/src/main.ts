/** The command line as a program. What was compiled once is kept for the next call, which then starts three times as fast. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runProcess } = await import('./run-process.ts');
process.exitCode = await runProcess(process.argv.slice(2));
