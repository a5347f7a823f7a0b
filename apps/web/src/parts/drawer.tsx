import { lazyPart } from './lazy-part.tsx';

/** A sheet at the right; the whole page on a phone. Escape closes it. */
export const Drawer = lazyPart(async () => (await import('./drawer-panel.tsx')).DrawerPanel);
