/**
 * Whether each of several choosers can have one of the things that it may have, and none has what another has. Choosers are given
 * their things one after the other; who comes later may send an earlier one to something else.
 */
export function canEachHaveOne(wanted: readonly (readonly number[])[]): boolean {
  const finds = finding(wanted);
  return wanted.every((_, chooser) => finds(chooser));
}

/** The first chooser that finds nothing when those before it have theirs, or -1 where each can have one. */
export function firstWithoutOne(wanted: readonly (readonly number[])[]): number {
  const finds = finding(wanted);
  return wanted.findIndex((_, chooser) => !finds(chooser));
}

/** How many of them can at most. */
export function mostThatHaveOne(wanted: readonly (readonly number[])[]): number {
  const finds = finding(wanted);
  return wanted.filter((_, chooser) => finds(chooser)).length;
}

/** Finds one chooser after the other something to have, if that can be. */
function finding(wanted: readonly (readonly number[])[]): (chooser: number) => boolean {
  const had = new Map<number, number>();
  const findFor = (chooser: number, asked: Set<number>): boolean =>
    (wanted[chooser] ?? []).some((thing) => {
      if (asked.has(thing)) return false;
      asked.add(thing);
      const holder = had.get(thing);
      if (holder !== undefined && !findFor(holder, asked)) return false;
      had.set(thing, chooser);
      return true;
    });
  return (chooser) => findFor(chooser, new Set());
}
