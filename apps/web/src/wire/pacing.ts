/** Shows what others do one step after another, slowly enough to be followed. Whatever waits can be skipped to at once. */

import type { MatchState } from './match-state.ts';
import type { BeatTimes } from './shown-beat.ts';
import { shownIn, whileShown } from './showing.ts';
import type { ShowKind, ShowRules } from './shown-card.ts';

/** How a reader wants to follow what others do. */
export interface Pace {
  /** By how much steps follow each other faster than usual. */
  readonly rate: number;
  /** Milliseconds for which a card of somebody else is shown, by why it is; 0 shows none. */
  readonly showMs: Readonly<Record<ShowKind, number>>;
}

/** How beats follow each other: when the reader says so, or by themselves, so many times as fast as at the slow pace. */
export type BeatPace = 'step' | number;

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
   * Takes a state: after a `step` of the match, whose beats and cards are shown before it; `beside` the steps, where only something around
   * the match has changed; or `atOnce`, which shows it, and whatever waited before it, without delay.
   */
  readonly take: (state: MatchState, how: Arrival, beats?: readonly MatchState[]) => void;
  /** Shows the last state that waits; from a beat on, beats are passed over until the reader is asked. Returns whether one waited. */
  readonly skip: () => boolean;
  /** Keeps what is shown, or lets it go on. */
  readonly hold: (isHeld: boolean) => void;
  /** Shows the beat after the one that is shown, or what comes after the last. */
  readonly next: () => void;
  /** Shows the beat before the one that is shown once more, as long as there is one since the last question. */
  readonly back: () => void;
  /** Lets beats follow each other as the reader wants it now. */
  readonly repace: () => void;
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
  if (pace === undefined || state.beat !== undefined) return 0;
  if (state.shown !== undefined) return pace.showMs[state.shown.kind];
  return state.pending?.ask !== undefined || state.news.length === 0 ? 0 : stepMs / pace.rate;
}

/** A state, and before it each card that its step shows. */
function stagesOf(state: MatchState, rules: ShowRules, pace: Pace | undefined): readonly MatchState[] {
  if (pace === undefined) return [state];
  const shown = shownIn(state, rules).filter(({ kind }) => pace.showMs[kind] > 0);
  return [...shown.map((each) => whileShown(state, each)), state];
}

/** Beats and the state after them without those that are passed over: what happened in these is news in what comes after. */
function withoutPassedOver(states: readonly MatchState[], isShown: (beat: MatchState) => boolean): readonly MatchState[] {
  let passed: MatchState['news'] = [];
  return states.flatMap((state) => {
    const now = passed.length === 0 ? state : { ...state, news: [...passed, ...state.news] };
    passed = state.beat === undefined || isShown(state) ? [] : now.news;
    return passed.length > 0 || (state.beat !== undefined && !isShown(state)) ? [] : [now];
  });
}

/** What a pacer is made with. */
export interface PacerSetting {
  /** Puts a state on the table, where everything moves so many times as fast as usual. */
  readonly show: (state: MatchState, rate: number) => void;
  /** How steps are followed; undefined where they come at once. */
  readonly pace: () => Pace | undefined;
  readonly rules?: ShowRules | undefined;
  /** How beats that come before a state are followed; undefined where none are shown. */
  readonly beatPace?: ((state: MatchState) => BeatPace | undefined) | undefined;
  readonly beatTimes?: BeatTimes | undefined;
}

/** Whether a reader has something to do at a state, or nothing comes after it. */
function isStop({ pending, info }: MatchState): boolean {
  return pending?.ask !== undefined || info.outcome !== undefined;
}

/** Makes a pacer. */
export function makePacer(setting: PacerSetting): Pacer {
  return new StatePacer(setting);
}

/** The states that wait, and those that are shown. What it can do is handed on without it. */
class StatePacer implements Pacer {
  readonly #setting: PacerSetting;
  #queue: readonly MatchState[] = [];
  /** The beats since the reader was asked last, and which of them is shown; -1 at a state that is none. */
  #beats: readonly MatchState[] = [];
  #at = -1;
  /** Whether the reader wants to see no beat before they are asked. */
  #passesOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;

  constructor(setting: PacerSetting) {
    this.#setting = setting;
  }

  readonly take = (state: MatchState, how: Arrival, given: readonly MatchState[] = []): void => {
    const isIdle = this.#queue.length === 0 && this.#timer === undefined;
    const { rules = {}, pace } = this.#setting;
    const stages = withoutPassedOver([...given, state], (beat) => how === 'step' && this.#isShown(beat));
    // What a card of a step with beats does is shown by those.
    this.#queue = [...this.#queue, ...(how === 'step' && stages.length === 1 ? stagesOf(stages[0] ?? state, rules, pace()) : stages)];
    if (how === 'atOnce') this.skip();
    else if (isIdle) this.#drain();
  };

  readonly skip = (): boolean => {
    const last = this.#queue.at(-1);
    if (last === undefined) return false;
    this.#clear();
    this.#queue = [];
    this.#isHeld = false;
    this.#passesOver ||= this.#at >= 0 && last.seats.length > 0;
    this.#put(last, 1);
    return true;
  };

  readonly hold = (isHeld: boolean): void => {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.#clear();
    if (!isHeld && this.#queue.length > 0) this.#timer = setTimeout(this.#drain, releaseMs);
  };

  readonly next = (): void => {
    if (this.#at < 0) return;
    this.#clear();
    if (this.#at >= this.#beats.length - 1) return this.#drain();
    this.#turnTo(this.#at + 1);
    this.#awaitBeat();
  };

  readonly back = (): void => {
    if (this.#at <= 0) return;
    this.#clear();
    this.#turnTo(this.#at - 1);
  };

  readonly repace = (): void => {
    if (this.#at < 0) return;
    this.#clear();
    this.#awaitBeat();
  };

  readonly stop = (): void => {
    this.#clear();
    this.#queue = [];
  };

  // Without motion steps follow each other at once, but for an end that comes by itself: to be told of it is no movement.
  readonly #drain = (): void => {
    this.#timer = undefined;
    for (let [next, ...rest] = this.#queue; next !== undefined; [next, ...rest] = this.#queue) {
      if (this.#at >= 0 && this.#joinNext(next, rest)) continue;
      const now = this.#setting.pace();
      const waits = this.#queue.reduce((sum, each) => sum + holdMs(each, now), 0);
      const haste = waits > longMs ? 2 : 1;
      this.#queue = rest;
      this.#put(next, (now?.rate ?? 1) * haste);
      if (next.beat !== undefined) return this.#awaitBeat();
      const ms = holdMs(next, now);
      if (now === undefined && !endsByItself(next)) continue;
      if (this.#isHeld && next.shown !== undefined) return;
      this.#timer = setTimeout(this.#drain, endsByItself(next) ? ms : ms / haste);
      return;
    }
  };

  #isShown(state: MatchState): boolean {
    const { beatPace, beatTimes = {} } = this.#setting;
    return !this.#passesOver && beatPace?.(state) !== undefined && beatTimes[state.beat?.kind ?? ''] !== undefined;
  }

  /** Between two beats nothing else is shown: what happened there is news in the beat that comes. Returns whether it is so. */
  #joinNext(state: MatchState, [after, ...rest]: readonly MatchState[]): boolean {
    if (after?.beat === undefined || state.beat !== undefined || state.shown !== undefined || isStop(state)) return false;
    const news = [...state.news, ...after.news];
    this.#queue = [{ ...after, news, beat: { ...after.beat, events: news } }, ...rest];
    return true;
  }

  #put(state: MatchState, rate: number): void {
    if (isStop(state)) [this.#beats, this.#passesOver] = [[], false];
    if (state.beat !== undefined) this.#beats = [...this.#beats, state];
    this.#at = state.beat === undefined ? -1 : this.#beats.length - 1;
    this.#setting.show(state, rate);
  }

  /** Shows one of the beats that were shown. */
  #turnTo(to: number): void {
    const state = this.#beats[to];
    if (state === undefined) return;
    this.#at = to;
    this.#setting.show(state, this.#setting.pace()?.rate ?? 1);
  }

  /** Waits until the beat that is shown has been seen; without end where the reader goes on by themselves. */
  #awaitBeat(): void {
    const { beatPace, beatTimes = {} } = this.#setting;
    const state = this.#beats[this.#at];
    const how = state && beatPace?.(state);
    const ms = beatTimes[state?.beat?.kind ?? ''] ?? 0;
    if (how !== 'step') this.#timer = setTimeout(this.next, how === undefined ? 0 : ms / how);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
