import { createStore } from '../parts/store.ts';

/** A file that the reader has opened, as JSON; it stays in this window and is forgotten with it. */
export interface OpenedFile {
  readonly name: string;
  /** Another one for each file that is opened, also for one of the same name. */
  readonly number: number;
  readonly file: unknown;
}

/** The match in a file that is stepped through; undefined where none was opened since the page was loaded. */
export const openedFile = createStore<OpenedFile | undefined>(undefined);
