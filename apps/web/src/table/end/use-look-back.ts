import type { WatchedMessage } from '@crupier/protocol';
import { useEffect } from 'react';
import { makeMatchChannel } from '../../wire/match-channel.ts';
import type { MatchState } from '../../wire/match-state.ts';
import { socketUrl } from '../../wire/socket-url.ts';

/** Milliseconds between an answer and the next question: below what the server takes from one connection. */
const pauseMs = 22;

/** Who reads a match that is over, moment by moment. */
export interface MomentReader {
  /** The moment to look at next, as the number of entries before it; undefined once enough is known. */
  readonly next: () => number | undefined;
  readonly take: (moment: WatchedMessage) => void;
}

/** Looks back at a match by the messages of a replay, as long as the reader wants another moment. `makeReader` must stay the same. */
export function useLookBack({ info: { match }, seat }: Pick<MatchState, 'info' | 'seat'>, makeReader: () => MomentReader): void {
  useEffect(() => {
    const reader = makeReader();
    if (reader.next() === undefined) return undefined;
    const ask = (): void => {
      const at = reader.next();
      if (at === undefined) channel.close();
      else channel.watch(at, seat);
    };
    const channel = makeMatchChannel({
      match,
      url: socketUrl(),
      language: 'en',
      onWatched: (moment) => {
        reader.take(moment);
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
  }, [match, seat, makeReader]);
}
