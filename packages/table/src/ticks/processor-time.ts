import { platform } from '#platform';

/** Milliseconds of the processor that this thread has used: what work is charged by. */
export const { processorMs } = platform;
