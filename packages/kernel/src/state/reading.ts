/**
 * Work that stops now and then, for what somebody has written may be long: whoever does it says whether others go first. It ends
 * with what was read, and changes nothing until then.
 */
export type Reading<T> = Generator<undefined, T, undefined>;

/** Does such work without a rest. */
export function atOnce<T>(reading: Reading<T>): T {
  let step = reading.next();
  while (step.done !== true) step = reading.next();
  return step.value;
}
