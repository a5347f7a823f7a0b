/** Starts the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOrders } from './preferences/orders.ts';
import { applyPreferences } from './preferences/preferences.ts';
import { lettersAreThere } from './styles/letters.ts';
import './styles/styles.ts';

applyPreferences();
keepOrders();
await lettersAreThere();
const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
