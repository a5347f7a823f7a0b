import { placeNow, placesKey } from './place.ts';

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
