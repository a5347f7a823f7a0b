/** Lets the work of each asker be done one after another; undefined where too much of theirs waits already. */
export type Turns = <T>(asker: string, run: () => Promise<T>) => Promise<T | undefined>;

/** Nobody waits yet. Of one asker so many may wait at once, the one whose turn it is among them. */
export function makeTurns(waitingMax: number): Turns {
  const lines = new Map<string, { readonly last: Promise<unknown>; readonly length: number }>();
  return async (asker, run) => {
    const { last, length } = lines.get(asker) ?? { last: Promise.resolve(), length: 0 };
    if (length >= waitingMax) return undefined;
    const mine = last.then(run);
    // Whoever comes next waits for it, however it ends.
    const settled = mine.catch(() => undefined);
    lines.set(asker, { last: settled, length: length + 1 });
    try {
      return await mine;
    } finally {
      const now = lines.get(asker);
      if (now === undefined || now.length <= 1) lines.delete(asker);
      else lines.set(asker, { ...now, length: now.length - 1 });
    }
  };
}
