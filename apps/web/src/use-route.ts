import { useMemo, useSyncExternalStore } from 'react';
import { addressNow, watchAddress } from './go-to.ts';
import { parseRoute, type Route } from './route.ts';

/** Where the page is, now and after every change of the address. */
export function useRoute(): Route {
  const address = useSyncExternalStore(watchAddress, addressNow);
  return useMemo(() => parseRoute(address), [address]);
}
