import type { Pace } from '../wire/pacing.ts';
import { motionRate, movesSlowly, preferences, type Preferences } from './preferences.ts';

/** Milliseconds for which a card is shown that somebody plays, and one that is revealed or turned up. */
const showMs: Readonly<Record<Preferences['showing'], readonly [played: number, revealed: number]>> = {
  off: [0, 0],
  short: [600, 400],
  normal: [1200, 600],
  long: [2600, 1600],
};

/** How the reader wants to follow what others do; undefined where nothing moves. */
export function readPace(): Pace | undefined {
  if (!movesSlowly()) return undefined;
  const [played, revealed] = showMs[preferences.read().showing];
  return { rate: motionRate(), showMs: { played, revealed, turned: revealed } };
}
