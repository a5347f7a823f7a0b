import type { SpokenProblem } from '@crupier/protocol';

/** A request's outcome: `problems` is empty where the server could not be reached at all. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly SpokenProblem[] };
