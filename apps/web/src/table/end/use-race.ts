import { nextMoment, type RaceStep, type RaceTurn, readRace, type Speech, turnsOfRace, unpackView } from '@crupier/protocol';
import { useCallback, useState } from 'react';
import type { MatchState } from '../../wire/match-state.ts';
import { useLookBack, type MomentReader } from './use-look-back.ts';

/** The most moments that are looked at: a match of so many turns that this does not suffice is told as far as it does. */
const looksMax = 600;

/** How a match came about, as far as it is known. */
export interface Race {
  readonly turns: readonly RaceTurn[];
  /** Whether every turn is known. */
  readonly isComplete: boolean;
}

/** The race of a match that is over, from the same moments that a replay shows. */
export function useRace(match: MatchState, { words: { race } }: Speech): Race {
  const { seq } = match;
  const [known, setKnown] = useState<ReadonlyMap<number, RaceStep>>(new Map());
  const makeReader = useCallback((): MomentReader => {
    const steps = new Map<number, RaceStep>();
    return {
      next: () => (steps.size < looksMax ? nextMoment(steps, seq) : undefined),
      take: ({ at, view }) => {
        steps.set(at, readRace(race, unpackView(view)));
        setKnown(new Map(steps));
      },
    };
  }, [seq, race]);
  useLookBack(match, makeReader);
  return { turns: turnsOfRace(known), isComplete: known.size > 0 && nextMoment(known, seq) === undefined };
}
