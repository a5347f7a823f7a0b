import { useEffect } from 'react';
import { usePart } from '../parts/use-store.ts';
import type { MatchChannel } from './match-channel.ts';

/** Asks for what is told of a match as it stands, whenever it has gone on. `ask` must stay the same while the question does. */
export function useAskAnew(channel: MatchChannel, ask: () => void): void {
  const at = usePart(channel.store, ({ match }) => (match === undefined || match.seat < 0 ? undefined : match.seq));
  useEffect(() => {
    if (at !== undefined) ask();
  }, [ask, at]);
}
