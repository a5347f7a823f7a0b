/** Starts the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, beginScreen } from './app.tsx';
import { keepOrders } from './preferences/orders.ts';
import { applyPreferences } from './preferences/preferences.ts';
import { parseRoute } from './route.ts';
import { lettersAreThere } from './styles/letters.ts';
import './styles/styles.ts';

applyPreferences();
keepOrders();
beginScreen(parseRoute(window.location.hash));
await lettersAreThere();
const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
