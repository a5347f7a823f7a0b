/** Collects what several callers want written, so that one commit (one wait for the disk) serves them all. */
export interface GroupCommit<Item, Outcome> {
  /** Resolves when the item is on disk. *Errors:* rejects with what the write of this item, alone if need be, rejected with. */
  readonly add: (item: Item) => Promise<Outcome>;
  /** Resolves when everything added has been written or has failed. */
  readonly settled: () => Promise<void>;
}

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A group is written `waitMs` after its first item, one group at a time. After a group of one the next is written at once: whoever is
 * alone gains nothing by waiting for company.
 */
export function groupCommit<Item, Outcome>(
  write: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  waitMs: number,
): GroupCommit<Item, Outcome> {
  let waiting: Waiting<Item, Outcome>[] = [];
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const writeOne = async ({ item, resolve, reject }: Waiting<Item, Outcome>): Promise<void> => {
    try {
      const [outcome] = await write([item]);
      resolve(outcome as Outcome);
    } catch (error) {
      reject(error);
    }
  };
  const flush = async (): Promise<void> => {
    const group = waiting;
    waiting = [];
    isBusy = group.length > 1;
    try {
      const outcomes = await write(group.map((each) => each.item));
      for (const [at, each] of group.entries()) each.resolve(outcomes[at] as Outcome);
    } catch (error) {
      // One item that cannot be written, such as one for a damaged row, hinders no other.
      if (group.length === 1) group[0]?.reject(error);
      else for (const each of group) await writeOne(each);
    }
  };
  const schedule = (): void => {
    const before = running;
    running = new Promise((resolve) => {
      const begin = (): void => void before.then(flush).then(resolve);
      if (isBusy) setTimeout(begin, waitMs);
      else setImmediate(begin);
    });
  };
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (waiting.length === 1) schedule();
      }),
    settled: () => running,
  };
}
