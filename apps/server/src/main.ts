/** The server as a program: `npm start`. */
import { runAsProgram } from './run-as-program.ts';

process.exit(await runAsProgram());
