/** Lets large bodies of requests come in: one of an address at a time, and of all addresses so many bytes together. */
export interface BodyTurns {
  /**
   * Waits until so many bytes of an address may be read, and gives what ends the turn; undefined where too many wait already, or `isGone`
   * aborts before.
   */
  readonly take: (address: string, bytes: number, isGone: AbortSignal) => Promise<(() => void) | undefined>;
}

/** What bodies may take up. */
export interface BodyTurnsMax {
  /** Bytes of all addresses that are read, or worked on, at once. A single larger body is let in alone. */
  readonly bytes: number;
  /** Bodies of one address that wait or are read. */
  readonly perAddress: number;
  /** Bodies of all addresses that wait: beyond these an address has one. */
  readonly waiting: number;
}

/** A body that waits for its turn. */
interface Waiting {
  readonly address: string;
  readonly bytes: number;
  readonly begin: () => void;
}

/** Nothing comes in yet. Whoever waits holds no more than what a connection holds by itself. */
export function makeBodyTurns(max: BodyTurnsMax): BodyTurns {
  const waiting = new Set<Waiting>();
  const reading = new Set<string>();
  let bytesRead = 0;

  const letIn = (): void => {
    for (const each of waiting) {
      if (reading.has(each.address)) continue;
      if (bytesRead > 0 && bytesRead + each.bytes > max.bytes) return;
      waiting.delete(each);
      reading.add(each.address);
      bytesRead += each.bytes;
      each.begin();
    }
  };
  const countOf = (address: string): number =>
    [...waiting].filter((each) => each.address === address).length + (reading.has(address) ? 1 : 0);

  return {
    take: (address, bytes, isGone) => {
      const count = countOf(address);
      if (isGone.aborted || count >= max.perAddress || (count > 0 && waiting.size >= max.waiting)) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        let isOver = false;
        const end = (): void => {
          if (isOver) return;
          isOver = true;
          reading.delete(address);
          bytesRead -= bytes;
          letIn();
        };
        const leave = (): void => {
          waiting.delete(mine);
          resolve(undefined);
        };
        const begin = (): void => {
          isGone.removeEventListener('abort', leave);
          resolve(end);
        };
        const mine: Waiting = { address, bytes, begin };
        isGone.addEventListener('abort', leave, { once: true });
        waiting.add(mine);
        letIn();
      });
    },
  };
}
