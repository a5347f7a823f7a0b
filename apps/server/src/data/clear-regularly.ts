import type { Problem } from '@crupier/kernel';
import { storageProblem } from '@crupier/table';

/** Milliseconds between two rounds. */
const EVERY_MS = 3600 * 1000;

/** Removes what has expired, at once and every hour; gives what ends that, when the round under way is done. */
export function clearRegularly(jobs: readonly (() => Promise<void>)[], onTrouble: (problem: Problem) => void): () => Promise<void> {
  const clear = async (): Promise<void> => {
    for (const job of jobs) {
      try {
        await job();
      } catch (error) {
        onTrouble(storageProblem(error));
      }
    }
  };
  let underWay = clear();
  const timer = setInterval(() => {
    underWay = underWay.then(clear);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
