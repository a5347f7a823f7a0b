import { useMemo, useSyncExternalStore } from 'react';
import { parseRoute, type Route } from './route.ts';

function watch(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Where the page is, now and after every change of the address. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(watch, () => window.location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}
