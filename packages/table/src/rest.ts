import type { Reading } from '@crupier/kernel';

/** Reads what somebody has written a little at a time: whatever else waits is done in between. */
export async function withRests<T>(reading: Reading<T>): Promise<T> {
  let step = reading.next();
  while (step.done !== true) {
    await new Promise((resolve) => setImmediate(resolve));
    step = reading.next();
  }
  return step.value;
}
