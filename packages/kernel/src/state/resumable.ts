/**
 * Long work in steps, such as reading a file of cards: the caller says whether other work goes on between two steps. It ends with its
 * result and changes nothing until then.
 */
export type Resumable<T> = Generator<undefined, T, undefined>;

/** Runs such work to its end without a pause. */
export function runToEnd<T>(resumable: Resumable<T>): T {
  let step = resumable.next();
  while (step.done !== true) step = resumable.next();
  return step.value;
}
