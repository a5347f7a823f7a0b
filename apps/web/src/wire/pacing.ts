/** Shows what others do one step after another, slowly enough to be followed. Whatever waits can be skipped to at once. */

import type { MatchState } from './match-state.ts';
import { shownIn, whileShown } from './showing.ts';
import type { ShowKind, ShowRules } from './shown-card.ts';

/** How a reader wants to follow what others do. */
export interface Pace {
  /** By how much steps follow each other faster than usual. */
  readonly rate: number;
  /** Milliseconds for which a card of somebody else is shown, by why it is; 0 shows none. */
  readonly showMs: Readonly<Record<ShowKind, number>>;
}

/** Milliseconds that a step of somebody else stays before the next is shown. */
const stepMs = 420;
/** Milliseconds that the reader is told of an end that comes by itself. */
const endMs = 1600;
/** What takes longer than this, in milliseconds, is shown twice as fast. */
const longMs = 1500;
/** Milliseconds that a shown card stays once the reader does not point at it any more. */
const releaseMs = 300;

/** How a state comes. */
export type Arrival = 'step' | 'beside' | 'atOnce';

/** Shows states in their order. */
export interface Pacer {
  /**
   * Takes a state: after a `step` of the match, whose cards are shown before it; `beside` the steps, where only something around the match
   * has changed; or `atOnce`, which shows it, and whatever waited before it, without delay.
   */
  readonly take: (state: MatchState, how: Arrival) => void;
  /** Shows the last state that waits. Returns whether there was one. */
  readonly skip: () => boolean;
  /** Keeps what is shown, or lets it go on. */
  readonly hold: (isHeld: boolean) => void;
  readonly stop: () => void;
}

/** Whether the viewer's turn or phase is about to end by itself: the one thing that is left to choose ends it. */
function endsByItself({ pending, passing }: MatchState): boolean {
  const ask = pending?.ask;
  if (passing?.everything === true || passing?.ends === true) return false;
  return ask?.forced === true && ask.options.every(({ consequence }) => consequence?.ends === true);
}

/** How long a state stays on the table: steps that made something happen while the viewer was not asked, a card that is shown, and an end that comes by itself. */
export function holdMs(state: MatchState, pace: Pace | undefined): number {
  if (endsByItself(state)) return endMs;
  if (pace === undefined) return 0;
  if (state.shown !== undefined) return pace.showMs[state.shown.kind];
  const asked = state.pending?.ask !== undefined;
  const happened = (state.log.at(-1)?.events.length ?? 0) > 0;
  return asked || !happened ? 0 : stepMs / pace.rate;
}

/** A state, and before it each card that its step shows. */
function stagesOf(state: MatchState, rules: ShowRules, pace: Pace | undefined): readonly MatchState[] {
  if (pace === undefined) return [state];
  const shown = shownIn(state, rules).filter(({ kind }) => pace.showMs[kind] > 0);
  return [...shown.map((each) => whileShown(state, each)), state];
}

/** What a pacer is made with. */
export interface PacerSetting {
  /** Puts a state on the table, where everything moves so many times as fast as usual. */
  readonly show: (state: MatchState, rate: number) => void;
  /** How steps are followed; undefined where they come at once. */
  readonly pace: () => Pace | undefined;
  readonly rules?: ShowRules | undefined;
}

/** Makes a pacer. */
export function makePacer({ show, pace, rules = {} }: PacerSetting): Pacer {
  let queue: readonly MatchState[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  // Without motion steps follow each other at once, but for an end that comes by itself: to be told of it is no movement.
  const drain = (): void => {
    timer = undefined;
    for (let [next, ...rest] = queue; next !== undefined; [next, ...rest] = queue) {
      const now = pace();
      const waits = queue.reduce((sum, each) => sum + holdMs(each, now), 0);
      const haste = waits > longMs ? 2 : 1;
      queue = rest;
      show(next, (now?.rate ?? 1) * haste);
      const ms = holdMs(next, now);
      if (now === undefined && !endsByItself(next)) continue;
      if (isHeld && next.shown !== undefined) return;
      timer = setTimeout(drain, endsByItself(next) ? ms : ms / haste);
      return;
    }
  };
  const clear = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const skip = (): boolean => {
    const last = queue.at(-1);
    if (last === undefined) return false;
    clear();
    queue = [];
    isHeld = false;
    show(last, 1);
    return true;
  };
  return {
    take: (state, how) => {
      const isIdle = queue.length === 0 && timer === undefined;
      queue = [...queue, ...(how === 'step' ? stagesOf(state, rules, pace()) : [state])];
      if (how === 'atOnce') skip();
      else if (isIdle) drain();
    },
    skip,
    hold: (held) => {
      if (held === isHeld) return;
      isHeld = held;
      clear();
      if (!held && queue.length > 0) timer = setTimeout(drain, releaseMs);
    },
    stop: () => {
      clear();
      queue = [];
    },
  };
}
