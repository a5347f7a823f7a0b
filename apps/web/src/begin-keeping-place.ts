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

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'popstate'] as const;

/**
 * Keeps places from now on (`keep-place.ts`). Nobody goes anywhere without pressing something, so that it need not come with the first
 * page; whoever comes back to the window has it at once.
 */
export function beginKeepingPlace(): void {
  const begun = new AbortController();
  const begin = (): void => {
    begun.abort();
    const from = placeNow();
    void import('./keep-place.ts').then(({ keepPlace }) => keepPlace(from));
  };
  if (hasKept()) return begin();
  for (const sign of signs) window.addEventListener(sign, begin, { signal: begun.signal, capture: true, passive: true });
}

function hasKept(): boolean {
  try {
    return sessionStorage.getItem(placesKey) !== null;
  } catch {
    // A browser that keeps nothing has kept nothing.
    return false;
  }
}
