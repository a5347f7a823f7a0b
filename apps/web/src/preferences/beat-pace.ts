/** How a reader follows the moments between two questions. Kept in this browser. */

import { createStore } from '../parts/store.ts';
import type { BeatPace } from '../wire/pacing.ts';

/** When the reader says so, slowly, fast, or not at all. */
export const beatPaces = ['step', 'slow', 'fast', 'off'] as const;
/** One of them. */
export type BeatPaceName = (typeof beatPaces)[number];

const key = 'crupier.beats';
/** In so many matches at first the reader goes on by themselves, where they have not chosen otherwise. */
const steppedFirst = 3;
const rates: Readonly<Record<Exclude<BeatPaceName, 'step' | 'off'>, number>> = { slow: 1, fast: 1 / 0.45 };

/** What is kept: what was chosen, and the first matches in which there was something to follow. */
export interface KeptBeats {
  readonly chosen?: BeatPaceName;
  readonly matches: readonly string[];
}

/** Reads what was kept; what is missing or not valid is as at first. */
export function parseBeats(text: string | null): KeptBeats {
  try {
    const kept = (JSON.parse(text ?? '{}') ?? {}) as Readonly<Record<string, unknown>>;
    const chosen = beatPaces.find((each) => each === kept['chosen']);
    const matches = Array.isArray(kept['matches']) ? kept['matches'].filter((each) => typeof each === 'string') : [];
    return { matches: matches.slice(0, steppedFirst), ...(chosen && { chosen }) };
  } catch (error) {
    console.warn('How others are followed could not be read and is as at first.', error);
    return { matches: [] };
  }
}

/** A match that is followed, and whether time counts in it. */
export interface Followed {
  readonly match: string;
  readonly isTimed: boolean;
}

/**
 * How the reader follows a match: in the first ones step by step, and slowly in those after them, unless they have chosen. Where time counts
 * they have chosen nothing slower than fast: clocks do not wait for whoever watches.
 */
export function paceIn({ chosen, matches }: KeptBeats, { match, isTimed }: Followed): BeatPaceName {
  if (isTimed) return chosen ?? 'fast';
  return chosen ?? (matches.includes(match) || matches.length < steppedFirst ? 'step' : 'slow');
}

/** What this browser keeps. */
export const keptBeats = createStore<KeptBeats>(parseBeats(typeof window === 'undefined' ? null : localStorage.getItem(key)));

function keep(change: (kept: KeptBeats) => KeptBeats): void {
  keptBeats.change(change);
  try {
    localStorage.setItem(key, JSON.stringify(keptBeats.read()));
  } catch (error) {
    console.warn('This browser keeps no more: this is forgotten with the page.', error);
  }
}

/** Chooses a pace for all matches. */
export function chooseBeatPace(chosen: BeatPaceName): void {
  keep((kept) => ({ ...kept, chosen }));
}

/** Notes that there was something to follow in a match. */
export function noteBeats(match: string): void {
  const { matches } = keptBeats.read();
  if (!matches.includes(match) && matches.length < steppedFirst) keep((kept) => ({ ...kept, matches: [...kept.matches, match] }));
}

/** How beats of a match follow each other; undefined where none are shown. */
export function readBeatPace(followed: Followed): BeatPace | undefined {
  const pace = paceIn(keptBeats.read(), followed);
  if (pace === 'off') return undefined;
  return pace === 'step' ? 'step' : rates[pace];
}
