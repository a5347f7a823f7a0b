import type { Handle } from '@crupier/protocol';
import { createStore } from '../../parts/store.ts';

const nothing: readonly Handle[] = [];

/** The cards that something at the pointer or the focus is about: what an object on the chain aims at. */
export const pointedAt = createStore<readonly Handle[]>(nothing);

/** Points at cards. */
export function pointAt(handles: readonly Handle[]): void {
  pointedAt.write(handles);
}

/** Points at nothing any more. */
export function endPointing(): void {
  pointedAt.write(nothing);
}
