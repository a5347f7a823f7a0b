import type { SeenEvent } from '@crupier/protocol';
import { useCallback, useMemo, useState } from 'react';
import type { MatchState } from '../../wire/match-state.ts';
import { recordOf, type RecordedEntry } from './match-record.ts';
import { useLookBack, type MomentReader } from './use-look-back.ts';

/** The most entries that are read of a match. */
const entriesMax = 1500;

/**
 * What happened in a match from its deal to its end; undefined until all of it is known. A page that was there from the deal knows it by its
 * log; one that came later reads it as a replay does. `isWhole` must stay the same.
 */
export function useRecord(match: MatchState, isWhole: (events: readonly SeenEvent[]) => boolean): readonly SeenEvent[] | undefined {
  const { log, seq } = match;
  const told = useMemo(() => log.flatMap(({ events }) => events), [log]);
  const [read, setRead] = useState<readonly SeenEvent[] | undefined>(undefined);
  const isTold = isWhole(told);
  const makeReader = useCallback((): MomentReader => {
    const entries: RecordedEntry[] = [];
    return {
      next: () => (isTold || seq > entriesMax || entries.length >= seq ? undefined : entries.length + 1),
      take: ({ at, events, back }) => {
        entries.push({ at, events, back });
        if (entries.length >= seq) setRead(recordOf(entries));
      },
    };
  }, [isTold, seq]);
  useLookBack(match, makeReader);
  return isTold ? told : read;
}
