import { nextMoment, type RaceStep, type RaceTurn, readRace, type Speech, turnsOfRace, unpackView } from '@crupier/protocol';
import { useEffect, useState } from 'react';
import { makeMatchChannel } from '../../wire/match-channel.ts';
import type { MatchState } from '../../wire/match-state.ts';
import { socketUrl } from '../../wire/socket-url.ts';

/** Milliseconds between an answer and the next question: below what the server takes from one connection. */
const pauseMs = 22;
/** The most moments that are looked at: a match of so many turns that this does not suffice is told as far as it does. */
const looksMax = 600;

/** How a match came about, as far as it is known. */
export interface Race {
  readonly turns: readonly RaceTurn[];
  /** Whether every turn is known. */
  readonly isComplete: boolean;
}

/** The race of a match that is over, from the same moments that a replay shows. */
export function useRace({ info: { match }, seat, seq }: MatchState, { words: { race } }: Speech): Race {
  const [known, setKnown] = useState<ReadonlyMap<number, RaceStep>>(new Map());
  useEffect(() => {
    const steps = new Map<number, RaceStep>();
    const ask = (): void => {
      const at = steps.size < looksMax ? nextMoment(steps, seq) : undefined;
      if (at === undefined) channel.close();
      else channel.watch(at, seat);
    };
    const channel = makeMatchChannel({
      match,
      url: socketUrl(),
      language: 'en',
      onWatched: ({ at, view }) => {
        steps.set(at, readRace(race, unpackView(view)));
        setKnown(new Map(steps));
        setTimeout(ask, pauseMs);
      },
    });
    let hasAsked = false;
    const forget = channel.store.watch(() => {
      if (hasAsked || channel.store.read().match === undefined) return;
      hasAsked = true;
      ask();
    });
    channel.open();
    return () => {
      forget();
      channel.close();
    };
  }, [match, seat, seq, race]);
  return { turns: turnsOfRace(known), isComplete: known.size > 0 && nextMoment(known, seq) === undefined };
}
