import type { Io } from './io.ts';

/** Milliseconds between two lines of progress, where each line stays. */
const keptEveryMs = 10_000;
/** Milliseconds between two pictures of a line that is redrawn. */
const redrawnEveryMs = 100;
/** How long a work must take before progress is shown at all. */
const quietMs = 1_000;

/** Shows how far a long work has come, on standard error. */
export interface Progress {
  /** Tells how far it has come. Called as often as one likes; little of it is shown. */
  readonly at: (line: () => string) => void;
  /** Wipes what was drawn. */
  readonly end: () => void;
}

/** Begins to show progress: a line that is redrawn on a terminal, a line now and then elsewhere. */
export function startProgress(io: Io): Progress {
  let next = performance.now() + quietMs;
  let isDrawn = false;
  return {
    at: (line) => {
      const now = performance.now();
      if (now < next) return;
      next = now + (io.redraws ? redrawnEveryMs : keptEveryMs);
      io.err(io.redraws ? `\r${line().slice(0, io.columns - 1)}\u001b[K` : `${line()}\n`);
      isDrawn = io.redraws;
    },
    end: () => {
      if (isDrawn) io.err('\r\u001b[K');
      isDrawn = false;
    },
  };
}

/** Lets the process hear signals and draw, in the middle of long work. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
