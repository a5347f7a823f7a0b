/** The command line, as `tests/` run it without a process, and how it puts a match into words, as golden games are written. */
export { exitCodes } from './exit-codes.ts';
export { formatLog, logLines, speechFor } from './play/log-lines.ts';
export { readTable } from './play/sections.ts';
export { sayQuestion } from './play/say-question.ts';
export { sayOutcome } from './play/sitting.ts';
