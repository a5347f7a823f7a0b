import type { NoteFault } from '@crupier/host';
import { Recent } from '@crupier/table';

/** Milliseconds after which a fault that is still there is noted again. */
const AGAIN_MS = 10 * 60 * 1000;
/** Faults that are remembered; beyond, the oldest are forgotten. */
const REMEMBERED_MAX = 1000;

/** Notes each fault of a match once in a while, however often it is met: whoever meets it again and again cannot fill the log. */
export function faultLog(write: NoteFault, now: () => number = () => performance.now()): NoteFault {
  const notedAt = new Recent<number>(REMEMBERED_MAX);
  return (match, problem) => {
    const fault = JSON.stringify([match, problem.code, problem.at]);
    const before = notedAt.get(fault);
    if (before !== undefined && now() - before < AGAIN_MS) return;
    notedAt.set(fault, now());
    write(match, problem);
  };
}
