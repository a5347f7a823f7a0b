import { createStore } from '../parts/store.ts';

/** Who has answered last: a server, or this device because no server could be reached. Undefined before anything was asked. */
export const reach = createStore<'server' | 'device' | undefined>(undefined);
