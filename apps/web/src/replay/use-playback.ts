import { useCallback, useEffect, useState } from 'react';
import { stepByTurn, type TapeTurn } from './tape.ts';

/** How fast a match is played back: steps follow each other by `stepMs` divided by this. */
export const speeds = [0.5, 1, 2, 4] as const;
/** One of the speeds. */
export type Speed = (typeof speeds)[number];

/** The next faster speed; after the fastest the slowest. */
export function nextSpeed(speed: Speed): Speed {
  return speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? speed;
}

/** A speed in figures: “½×”. */
export function sayTimes(speed: Speed): string {
  return speed === 0.5 ? '½×' : `${speed}×`;
}

const stepMs = 1100;

/** Where playback is, and what moves it. */
export interface Playback {
  readonly at: number;
  /** Which moment on the way to that step is shown; undefined where the step itself is. */
  readonly beat: number | undefined;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly goTo: (at: number) => void;
  readonly step: (by: -1 | 1) => void;
  readonly turn: (by: -1 | 1) => void;
  readonly toggle: () => void;
}

interface PlaybackSetting {
  /** How many steps there are; undefined until it is known. */
  readonly of: number | undefined;
  readonly from: number;
  /** The turns as far as they are known. */
  readonly readTurns: () => readonly TapeTurn[];
  /** How many moments lead to a step, as far as that is known. */
  readonly beatsAt: (at: number) => number;
}

/** A step, or a moment on the way to it. */
export type Place = Pick<Playback, 'at' | 'beat'>;

/** The place after one: the moments on the way to a step come before it. */
export function placeAfter({ at, beat }: Place, last: number, beatsAt: PlaybackSetting['beatsAt']): Place {
  if (beat !== undefined) return { at, beat: beat + 1 < beatsAt(at) ? beat + 1 : undefined };
  return at >= last ? { at, beat } : { at: at + 1, beat: beatsAt(at + 1) > 0 ? 0 : undefined };
}

/** Steps through a match, by itself where it plays. */
export function usePlayback({ of, from, readTurns, beatsAt }: PlaybackSetting): Playback {
  const [place, setPlace] = useState<Place>({ at: from, beat: undefined });
  const [started, setStarted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const { at, beat } = place;
  const last = of ?? at;
  const playing = started && (of === undefined || at < of || beat !== undefined);
  const goTo = useCallback((to: number) => setPlace({ at: Math.min(last, Math.max(0, to)), beat: undefined }), [last]);
  const forward = useCallback(
    // Where it is not known yet how many steps there are, the next one is looked for.
    () => setPlace((each) => placeAfter(each, of ?? Number.POSITIVE_INFINITY, beatsAt)),
    [of, beatsAt],
  );
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(forward, stepMs / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, place, forward]);
  return {
    at: Math.min(at, last),
    beat,
    playing,
    speed,
    setSpeed,
    goTo,
    step: useCallback((by) => (by > 0 ? forward() : goTo(at - 1)), [forward, goTo, at]),
    turn: useCallback((by) => goTo(stepByTurn(readTurns(), at, by)), [goTo, readTurns, at]),
    toggle: useCallback(() => {
      // At the end, playing begins anew.
      if (!playing && of !== undefined && at >= of) setPlace({ at: 0, beat: undefined });
      setStarted(!playing);
    }, [playing, of, at]),
  };
}
