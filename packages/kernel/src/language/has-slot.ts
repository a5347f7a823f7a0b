import type { Wording } from './wording.ts';

/** Whether a wording has a place for something, in any of its ways. */
export function hasSlot(wordings: readonly Wording[], slot: string): boolean {
  const ways = wordings.flatMap((wording) => (typeof wording === 'string' ? [wording] : Object.values(wording)));
  return ways.some((way) => way.includes(`{${slot}}`) || way.includes(`{${slot}:`));
}
