/** The server as a program: `npm start`. Compiled code is kept between starts, so that the second one is quick. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runAsProgram } = await import('./run-as-program.ts');
process.exit(await runAsProgram());
