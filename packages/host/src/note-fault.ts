import type { Problem } from '@crupier/kernel';

/** Notes a fault of a match, or of the program itself where the match is an empty text. */
export type NoteFault = (match: string, problem: Problem) => void;
