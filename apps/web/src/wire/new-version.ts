import { createStore } from '../parts/store.ts';

/** Loads the page anew in the version that waits; undefined while there is none. */
export const newVersion = createStore<(() => void) | undefined>(undefined);

/**
 * Keeps the page in this browser, so that it opens without a network: begun once nothing else is to be fetched. A new version waits until
 * the reader wants it, so that none comes in the midst of a match.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { registerSW } = await import('virtual:pwa-register');
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () => newVersion.write(() => void update(true)),
    onRegisterError: (error) => console.warn('This browser does not keep the page.', error),
  });
}
