import { useSyncExternalStore } from 'react';

const query = '(max-width: 700px)';

function watch(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the page is as narrow as a phone, where other sizes of faces are drawn. */
export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
