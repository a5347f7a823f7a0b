import type { Problem } from '@crupier/kernel';

/** Notes a fault of a match, or of the server itself where the match is an empty text. */
export type NoteFault = (match: string, problem: Problem) => void;

/** Milliseconds after which a fault that is still there is noted again. */
const AGAIN_MS = 10 * 60 * 1000;
/** Faults that are remembered; beyond, the oldest are forgotten. */
const REMEMBERED_MAX = 1000;

/** Notes each fault of a match once in a while, however often it is met: whoever meets it again and again cannot fill the log. */
export function faultLog(write: NoteFault, now: () => number = () => performance.now()): NoteFault {
  const notedAt = new Map<string, number>();
  return (match, problem) => {
    const fault = JSON.stringify([match, problem.code, problem.at]);
    const before = notedAt.get(fault);
    if (before !== undefined && now() - before < AGAIN_MS) return;
    notedAt.delete(fault);
    notedAt.set(fault, now());
    const [oldest] = notedAt.keys();
    if (notedAt.size > REMEMBERED_MAX && oldest !== undefined) notedAt.delete(oldest);
    write(match, problem);
  };
}
