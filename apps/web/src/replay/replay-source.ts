/** Asks the server for the steps of a match, one after another, and keeps them. */

import { createStore, type Store } from '../parts/store.ts';
import type { TapeStep } from '../table/scene/game-look.ts';
import { makeMatchChannel, type MatchChannel } from '../wire/match-channel.ts';
import { socketUrl } from '../wire/socket-url.ts';
import { ALL_HANDS, withHandsOpen } from './open-hands.ts';
import { momentOf, type Moment } from './tape.ts';

/** What is known of a match that is stepped through. */
export interface Reel {
  /** How many entries it has; undefined until the server has said. */
  readonly of: number | undefined;
  /** Steps by seat and place: `0/17`. */
  readonly moments: ReadonlyMap<string, Moment>;
  /** The tape from the deal as far as it was read. */
  readonly steps: readonly TapeStep[];
}

/** How a match stands that is stepped through. */
export interface Standing {
  readonly isOver: boolean;
  /** Whether it may be seen through the eyes of every seat. */
  readonly isOpen: boolean;
  /** Why nothing more can be shown, in words. */
  readonly problem: string | undefined;
}

/** A match to step through. */
export interface ReplaySource {
  readonly standing: Store<Standing>;
  readonly reel: Store<Reel>;
  /** Says which step is looked at and through whose eyes, `ALL_HANDS` for those of every seat: it is asked for first. */
  readonly look: (at: number, seat: number) => void;
  /** Connects and begins to read. A closed source may be opened again. */
  readonly open: () => void;
  readonly close: () => void;
}

/** Reads a step of the tape off a view. */
type StepReader = (view: Moment['view']) => TapeStep;

/** The place of a moment in a reel. */
export function momentKey(at: number, seat: number): string {
  return `${seat}/${at}`;
}

/** Milliseconds between an answer and the next question: below what the server takes from one connection. */
const pauseMs = 22;
/** Milliseconds after which we look again whether there is something to ask. */
const idleMs = 300;
/** Milliseconds after which an unanswered question is asked again. */
const patienceMs = 4000;

interface ReplayParts {
  readonly match: string;
  readonly language: 'en' | 'es';
  readonly stepOf: StepReader;
  /** How many seats the match has. */
  readonly seats: number;
  /** In whose view every hand is laid open. */
  readonly near: number;
}

/** Makes ready to step through a match. It reads the whole tape by itself, and sooner what is looked at. */
export function makeReplay({ match, language, stepOf, seats, near }: ReplayParts): ReplaySource {
  const reel = createStore<Reel>({ of: undefined, moments: new Map(), steps: [] });
  let wanted: { readonly at: number; readonly seat: number } | undefined;
  let asked: { readonly key: string; readonly sinceMs: number } | undefined;

  const channel = makeMatchChannel({
    match,
    url: socketUrl(),
    language,
    onWatched: (message) => {
      const moment = momentOf(message);
      const { moments, steps } = reel.read();
      const key = momentKey(message.at, message.seat);
      if (asked?.key === key) asked = undefined;
      setTimeout(tick, pauseMs);
      reel.write({
        of: message.of,
        moments: withAllHands(new Map([...moments, [key, moment]]), message.at, { seats, near }),
        steps: steps.length === message.at ? [...steps, stepOf(moment.view)] : steps,
      });
    },
  });

  const standing = createStore(standingOf(channel));
  channel.store.watch(() => standing.write(standingOf(channel)));
  const firstUnknown = firstUnknownIn(reel);
  /** What is looked at, then everything else that the same eyes see, from the deal on. */
  const next = (): { readonly at: number; readonly seat: number } | undefined => {
    const { of, moments } = reel.read();
    if (wanted === undefined) return undefined;
    const at = of === undefined ? wanted.at : Math.min(wanted.at, of);
    const eyes = wanted.seat === ALL_HANDS ? Array.from({ length: seats }, (_, seat) => seat) : [wanted.seat];
    const places = [...eyes.map((seat) => ({ at, seat })), ...eyes.map((seat) => ({ at: firstUnknown(seat), seat }))];
    return places.find((place) => (of === undefined || place.at <= of) && !moments.has(momentKey(place.at, place.seat)));
  };

  const tick = (): void => {
    if (channel.store.read().link !== 'open' || channel.store.read().match === undefined) return;
    if (asked !== undefined && Date.now() - asked.sinceMs < patienceMs) return;
    // The tape may have been read already where somebody looked; what is known is taken from there.
    takeKnownSteps(reel, wanted?.seat, stepOf);
    const question = next();
    if (question === undefined) return;
    asked = { key: momentKey(question.at, question.seat), sinceMs: Date.now() };
    channel.watch(question.at, question.seat);
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    standing,
    reel,
    look: (at, seat) => {
      wanted = { at, seat };
      tick();
    },
    open: () => {
      channel.open();
      timer = setInterval(tick, idleMs);
    },
    close: () => {
      clearInterval(timer);
      channel.close();
    },
  };
}

/** The server shows the secret when it shows every seat's view: a series is decided first. */
function standingOf({ store }: MatchChannel): Standing {
  const { match, problem } = store.read();
  return { isOver: match?.info.outcome !== undefined, isOpen: match?.info.fairness.secret !== undefined, problem: problem?.text };
}

/** The moments known, with the one that lays every hand open where each seat's view of it is known. */
export function withAllHands(
  moments: ReadonlyMap<string, Moment>,
  at: number,
  { seats, near }: Pick<ReplayParts, 'seats' | 'near'>,
): ReadonlyMap<string, Moment> {
  const all = Array.from({ length: seats }, (_, seat) => moments.get(momentKey(at, seat))).filter((moment) => moment !== undefined);
  const first = all[near];
  if (first === undefined || all.length < seats) return moments;
  const opened = withHandsOpen(
    first.view,
    all.map(({ view }) => view),
  );
  return new Map([...moments, [momentKey(at, ALL_HANDS), { ...first, view: opened }]]);
}

/** Finds the first step that is not known through a seat's eyes. */
function firstUnknownIn(reel: Store<Reel>): (seat: number) => number {
  /** Up to where each seat's steps are known, without a gap from the deal on. */
  const readTo = new Map<number, number>();
  return (seat) => {
    const { moments } = reel.read();
    let at = readTo.get(seat) ?? 0;
    while (moments.has(momentKey(at, seat))) at++;
    readTo.set(seat, at);
    return at;
  };
}

/** Reads the tape on as far as the moments of a seat are known. */
export function takeKnownSteps(reel: Store<Reel>, seat: number | undefined, stepOf: StepReader): void {
  const { of, moments, steps } = reel.read();
  if (seat === undefined) return;
  const known = [...steps];
  for (let moment = moments.get(momentKey(known.length, seat)); moment !== undefined; moment = moments.get(momentKey(known.length, seat))) {
    known.push(stepOf(moment.view));
  }
  if (known.length > steps.length) reel.write({ of, moments, steps: known });
}
