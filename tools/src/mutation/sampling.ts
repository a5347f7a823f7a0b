import { dice } from '@crupier/kernel';

/** So many of a list, chosen by a seed: the same seed chooses the same, and fewer are the first of more. */
export function sample<T>(list: readonly T[], count: number, seed: number): readonly T[] {
  const roll = dice(seed * 2_654_435 + 17);
  const open = [...list];
  const chosen: T[] = [];
  while (chosen.length < count && open.length > 0) {
    const at = roll(open.length);
    const last = open.pop() as T;
    if (at === open.length) chosen.push(last);
    else {
      chosen.push(open[at] as T);
      open[at] = last;
    }
  }
  return chosen;
}
