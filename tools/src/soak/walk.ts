import { conform, type Subject } from '@crupier/kernel/conformance';
import type { CoreState } from '@crupier/kernel/rules';
import { faultOf } from './run-match.ts';

/** A match is walked under the conformance kit with a redaction swap, and a player's leaving, after each few decisions. */
const WALK = { swapEvery: 15, leaveEvery: 30, undoSamples: 1 };

/** Walks a match for so many decisions: copies, saves, and what is hidden. Returns what was wrong, in sentences. */
export function walk<S extends CoreState>(subject: Subject<S>, seed: number, stopAfter: number): readonly string[] {
  return faultOf(() => {
    conform(subject, { ...WALK, stopAfter, seed });
  });
}
