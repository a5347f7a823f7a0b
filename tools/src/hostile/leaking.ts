import type { Attack } from './attack.ts';
import { handles } from './handles.ts';
import { simulatedTiming, timing } from './timing.ts';

/** Attacks that learn from times, names and sizes what is hidden. */
export const leakingAttacks: Readonly<Record<string, Attack>> = {
  timing,
  'simulated-timing': simulatedTiming,
  handles,
};
