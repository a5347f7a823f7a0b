/** When the reader wants to be asked, by game. Kept in this browser: the server forgets it with the table. */

import type { PassSetting, StopMoments } from '@crupier/protocol';
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
  const { own, others, everything } = value as Partial<Record<keyof KeptStops, unknown>>;
  const isList = (list: unknown): boolean => Array.isArray(list) && list.every((each) => typeof each === 'string');
  return isList(own) && isList(others) && typeof everything === 'boolean';
}

const kept = createStore(parseStops(typeof window === 'undefined' ? null : localStorage.getItem(key)));

/** A game's stops as the reader set them, or the usual ones. */
export function stopsFor(game: string, { usual }: StopMoments): KeptStops {
  return kept.read()[game] ?? { ...usual, everything: false };
}

/** Keeps a game's stops. */
export function keepStops(game: string, stops: KeptStops): void {
  kept.change((all) => ({ ...all, [game]: stops }));
  localStorage.setItem(key, JSON.stringify(kept.read()));
}
