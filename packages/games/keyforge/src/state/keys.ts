import { keyColours } from './state.ts';

/** The colours of a player's forged keys. *Rule:* KF-KEYS-1. */
export function forgedColours(keys: number): string[] {
  return keyColours.filter((_, bit) => (keys & (1 << bit)) !== 0);
}

/** How many keys are forged. */
export function keyCount(keys: number): number {
  return forgedColours(keys).length;
}

/** What the keys of a player are called in the order in which they are forged. */
export const ordinals = ['first', 'second', 'third'] as const;
