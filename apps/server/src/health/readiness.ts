import type { Problem } from '@crupier/kernel';
import { type Clock, monotonic } from '../budgets/budget.ts';

/** Whether a server takes players. */
export interface Readiness {
  /** What stands in the way: `server.draining`, `table.diskFull`, `table.storage`. */
  readonly problem: () => Promise<Problem | undefined>;
  /** From now on it is about to end. */
  readonly drain: () => void;
  readonly isDraining: () => boolean;
}

/** Milliseconds for which the answer of the store holds: who asks often writes no more often. */
const HOLDS_MS = 1000;
/** Milliseconds after which a store that says nothing is held by somebody else. */
const PATIENCE_MS = 2000;

/** A server that takes players as long as its store can be written to, which `probe` tries. */
export function makeReadiness(probe: () => Promise<Problem | undefined>, now: Clock = monotonic): Readiness {
  let isDraining = false;
  let last: { readonly atMs: number; readonly problem: Promise<Problem | undefined> } | undefined;
  return {
    problem: async () => {
      if (isDraining) return { code: 'server.draining', at: '', values: {} };
      if (last === undefined || now() - last.atMs >= HOLDS_MS) last = { atMs: now(), problem: inTime(probe) };
      return last.problem;
    },
    drain: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
  };
}

async function inTime(probe: () => Promise<Problem | undefined>): Promise<Problem | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<Problem>((resolve) => {
    timer = setTimeout(() => resolve({ code: 'table.storage', at: '', values: { reason: 'locked' } }), PATIENCE_MS);
  });
  try {
    return await Promise.race([probe(), impatience]);
  } finally {
    clearTimeout(timer);
  }
}
