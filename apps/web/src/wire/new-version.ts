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
  registerSW({
    immediate: true,
    onNeedRefresh: () => newVersion.write(() => void loadAnew()),
    // `loadAnew` loads the page: the library would not, where it was opened before it was kept or the old version is not yet replaced.
    onNeedReload: () => undefined,
    onRegisterError: (error) => console.warn('This browser does not keep the page.', error),
  });
}

/** How long the version that waits may take, in milliseconds: an old one that is at work holds it back until its page is left. */
const takeOverMs = 3000;

/** Loads the page anew as soon as the version that waits has taken over; at once where none waits any more. */
async function loadAnew(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) return location.reload();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  setTimeout(() => location.reload(), takeOverMs);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
