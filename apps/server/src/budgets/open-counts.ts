/** How many sockets of each name are open at once. */
export interface OpenCounts {
  /** Counts one more and gives what counts it off again; undefined where there are as many as may be. */
  readonly open: (name: string) => (() => void) | undefined;
}

/** Counts with at most so many of one name. */
export function makeOpenCounts(max: number): OpenCounts {
  const counts = new Map<string, number>();
  const add = (name: string, by: number): void => {
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  };
  return {
    open: (name) => {
      if ((counts.get(name) ?? 0) >= max) return undefined;
      add(name, 1);
      let isOpen = true;
      return () => {
        if (isOpen) add(name, -1);
        isOpen = false;
      };
    },
  };
}
