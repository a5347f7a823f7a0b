/** When the reader wants to be asked, by game. Kept in this browser: the server forgets it with the table. */

import { yieldAnswers, type PassSetting, type StopMoments, type Yield } from '@crupier/protocol';
import { createStore } from '../parts/store.ts';

/** What is kept of a setting: passing until something comes is for the moment only. */
export type KeptStops = Omit<PassSetting, 'until'>;

const key = 'crupier.stops';

/** Reads what was kept; whatever is not valid is left out. */
export function parseStops(text: string | null): Readonly<Record<string, KeptStops>> {
  if (text === null) return {};
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).flatMap(([game, value]) => (isKept(value) ? [[game, value] as const] : [])));
  } catch (error) {
    console.warn('The kept stops could not be read and are as at first.', error);
    return {};
  }
}

function isKept(value: unknown): value is KeptStops {
  if (typeof value !== 'object' || value === null) return false;
  const { own, others, everything, waiting = false, yields = [] } = value as Partial<Record<keyof KeptStops, unknown>>;
  const isList = (list: unknown): boolean => Array.isArray(list) && list.every((each) => typeof each === 'string');
  const areYields = Array.isArray(yields) && yields.every(isYield);
  return isList(own) && isList(others) && typeof everything === 'boolean' && typeof waiting === 'boolean' && areYields;
}

function isYield(value: unknown): value is Yield {
  if (typeof value !== 'object' || value === null) return false;
  const { about, card, answer } = value as Partial<Record<keyof Yield, unknown>>;
  return typeof about === 'string' && typeof card === 'string' && yieldAnswers.some((each) => each === answer);
}

const kept = createStore(parseStops(typeof window === 'undefined' ? null : localStorage.getItem(key)));

/** A game's stops as the reader set them, or the usual ones: none where nobody is asked again and again. */
export function stopsFor(game: string, moments: StopMoments | undefined): KeptStops {
  return kept.read()[game] ?? { own: [], others: [], ...moments?.usual, everything: false };
}

/** Whether the reader has set something for a game. */
export function hasKept(game: string): boolean {
  return kept.read()[game] !== undefined;
}

/** Keeps a game's stops. */
export function keepStops(game: string, stops: KeptStops): void {
  kept.change((all) => ({ ...all, [game]: stops }));
  localStorage.setItem(key, JSON.stringify(kept.read()));
}
