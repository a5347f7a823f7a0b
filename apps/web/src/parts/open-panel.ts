import { createStore } from './store.ts';

/** The sheets that can be opened from anywhere. */
export type Panel = 'settings' | 'keys' | 'credits';

/** Which of the sheets is open. */
export const openPanel = createStore<Panel | undefined>(undefined);
