import type { Payer } from '@crupier/table';

/** What the work for one client is charged to. */
export interface ClientAccount extends Payer {
  /** Resolves when it is not in debt. */
  readonly solvent: () => Promise<void>;
  /** Whether one more hint may be asked for; it is counted. */
  readonly takeHint: () => boolean;
}

/** Seconds in which a client gets one more hint: it takes a thread of the bots about a second. */
export const secondsPerHint = 4;
