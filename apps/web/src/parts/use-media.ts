import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says, now and after every change. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}

/** Whether the page is as narrow as a phone, where other sizes of faces are drawn. */
export function usePhone(): boolean {
  return useMedia('(max-width: 700px)');
}
