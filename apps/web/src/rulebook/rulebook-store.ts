import { createStore } from '../parts/store.ts';

/** What the rulebook shows: nothing while it is closed. */
export interface RulebookPage {
  /** The rule it is open at, where it was opened at one. */
  readonly rule: string | undefined;
}

/** Whether the rulebook is open, and where. */
export const rulebook = createStore<RulebookPage | undefined>(undefined);
