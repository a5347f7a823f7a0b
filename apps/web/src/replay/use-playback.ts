import { useCallback, useEffect, useState } from 'react';
import { stepByTurn, type TapeTurn } from './tape.ts';

/** How fast a match is played back: steps follow each other by `stepMs` divided by this. */
export const speeds = [0.5, 1, 2, 4] as const;
/** One of the speeds. */
export type Speed = (typeof speeds)[number];

const stepMs = 1100;

/** Where playback is, and what moves it. */
export interface Playback {
  readonly at: number;
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
}

/** Steps through a match, by itself where it plays. */
export function usePlayback({ of, from, readTurns }: PlaybackSetting): Playback {
  const [at, setAt] = useState(from);
  const [started, setStarted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = of ?? at;
  const playing = started && (of === undefined || at < of);
  const goTo = useCallback((to: number) => setAt(Math.min(last, Math.max(0, to))), [last]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setAt((each) => each + 1), stepMs / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, at]);
  return {
    at: Math.min(at, last),
    playing,
    speed,
    setSpeed,
    goTo,
    step: useCallback((by) => goTo(at + by), [goTo, at]),
    turn: useCallback((by) => goTo(stepByTurn(readTurns(), at, by)), [goTo, readTurns, at]),
    toggle: useCallback(() => {
      // At the end, playing begins anew.
      if (!playing && of !== undefined && at >= of) setAt(0);
      setStarted(!playing);
    }, [playing, of, at]),
  };
}
