// Unlike hooks it may be called under a condition and in a loop, and so it has no hook's name here.
import { use as waitFor } from 'react';

/** A part of the page could not be fetched: a connection was lost, or the server has another page by now. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** Something of the page that is fetched when it is first needed, and then kept. */
export interface LoadedOnce<T> {
  /** What was fetched. Who is drawn with it waits under the nearest `LazyFrame` until it is there. */
  readonly read: () => T;
  /** Begins to fetch it, where it will be needed soon. */
  readonly begin: () => void;
}

/** Fetches that have failed: each forgets its failure and can be tried again. */
const failed = new Set<() => void>();

/** Lets all that could not be fetched be tried again. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Has something fetched when it is first needed. *Errors:* who reads it gets `PartMissing` until `forgetFailures`. */
export function loadedOnce<T>(load: () => Promise<T>): LoadedOnce<T> {
  let loading: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    if (loading !== undefined) return loading;
    const begun = load().catch((error: unknown) => {
      failed.add(() => {
        if (loading === begun) loading = undefined;
      });
      throw new PartMissing(String(error), { cause: error });
    });
    loading = begun;
    return begun;
  };
  return {
    // Asked for in each drawing: one that waited is begun again, and must go the same way.
    read: () => waitFor(begin()),
    // Who is drawn with it is told of a failure.
    begin: () => void begin().catch(() => undefined),
  };
}
