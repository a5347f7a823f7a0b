/** Starts the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, beginScreen } from './app.tsx';
import { beginKeepingPlace } from './begin-keeping-place.ts';
import { addressNow, followLinks, tidyAddress } from './go-to.ts';
import { loadTexts } from './language/use-texts.ts';
import { keepOrders } from './preferences/orders.ts';
import { applyPreferences, preferences } from './preferences/preferences.ts';
import { parseRoute } from './route.ts';
import { lettersAreThere } from './styles/letters.ts';
import './styles/styles.ts';
import { keepPage } from './wire/new-version.ts';

applyPreferences();
keepOrders();
tidyAddress();
followLinks();
beginScreen(parseRoute(addressNow()));
await Promise.all([loadTexts(preferences.read().language), lettersAreThere()]);
const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

beginKeepingPlace();

/** Milliseconds after which the page is kept though the browser has never been idle. */
const idleMaxMs = 10_000;

if (import.meta.env.PROD) {
  const keep = (): void => void keepPage();
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(keep, { timeout: idleMaxMs });
  else setTimeout(keep, idleMaxMs);
}
