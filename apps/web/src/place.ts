import { addressNow } from './go-to.ts';

/** Where a reader is in the history of the window. */
export interface Place {
  readonly address: string;
  /** The number of the page in the history. */
  readonly key: string;
  /** How far the window and the page's main column are scrolled, in pixels. */
  readonly scrolled: readonly [number, number];
}

/** The place that is open. */
export function placeNow(): Place {
  const { page } = (window.history.state ?? {}) as { readonly page?: unknown };
  const scrolled = [window.scrollY, document.querySelector('main')?.scrollTop ?? 0] as const;
  return { address: addressNow(), key: String(page ?? 'first'), scrolled };
}

/** Under which name places are kept while the window lives. */
export const placesKey = 'crupier.places';
