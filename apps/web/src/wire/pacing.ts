/** Shows what others do one step after another, slowly enough to be followed. Whatever waits can be skipped to at once. */

import type { MatchState } from './match-state.ts';

/** Milliseconds that a step of somebody else stays before the next is shown. */
const stepMs = 420;
/** Milliseconds that the reader is told of an end that comes by itself. */
const endMs = 1600;
/** Where more steps wait than this, they follow each other twice as fast. */
const longQueue = 6;

/** Shows states in their order. */
export interface Pacer {
  /** Takes a state; `atOnce` shows it, and whatever waited before it, without delay. */
  readonly take: (state: MatchState, atOnce: boolean) => void;
  /** Shows the last state that waits. Returns whether there was one. */
  readonly skip: () => boolean;
  readonly stop: () => void;
}

/** Whether the viewer's turn or phase is about to end by itself: the one thing that is left to choose ends it. */
function endsByItself({ pending, passing }: MatchState): boolean {
  const ask = pending?.ask;
  return passing?.everything !== true && ask?.forced === true && ask.options.every(({ consequence }) => consequence?.ends === true);
}

/** How long a state stays on the table: steps that made something happen while the viewer was not asked, and an end that comes by itself. */
export function holdMs(state: MatchState, waiting: number): number {
  if (endsByItself(state)) return endMs;
  const asked = state.pending?.ask !== undefined;
  const happened = (state.log.at(-1)?.events.length ?? 0) > 0;
  if (asked || !happened) return 0;
  return waiting > longQueue ? stepMs / 2 : stepMs;
}

/** Makes a pacer. `show` puts a state on the table; `isSlow` says whether steps are to be followed one by one. */
export function makePacer(show: (state: MatchState) => void, isSlow: () => boolean): Pacer {
  let queue: readonly MatchState[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Without motion steps follow each other at once, but for an end that comes by itself: to be told of it is no movement.
  const drain = (): void => {
    timer = undefined;
    for (let [next, ...rest] = queue; next !== undefined; [next, ...rest] = queue) {
      queue = rest;
      show(next);
      if (!isSlow() && !endsByItself(next)) continue;
      timer = setTimeout(drain, holdMs(next, rest.length));
      return;
    }
  };
  const skip = (): boolean => {
    const last = queue.at(-1);
    if (last === undefined) return false;
    clearTimeout(timer);
    timer = undefined;
    queue = [];
    show(last);
    return true;
  };
  return {
    take: (state, atOnce) => {
      queue = [...queue, state];
      if (atOnce) skip();
      else if (timer === undefined) drain();
    },
    skip,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      queue = [];
    },
  };
}
