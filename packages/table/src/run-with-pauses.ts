import type { Resumable } from '@crupier/kernel';
import { platform } from '#platform';

/** Runs long work step by step: all other work that waits is done between two steps. */
export async function runWithPauses<T>(resumable: Resumable<T>): Promise<T> {
  let step = resumable.next();
  while (step.done !== true) {
    await new Promise<void>((resolve) => platform.soon(resolve));
    step = resumable.next();
  }
  return step.value;
}
