/** The command line, as `tests/` run it without a process. */
export { exitCodes } from './exit-codes.ts';
