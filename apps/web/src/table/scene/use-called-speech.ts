import { callingSeats, type Speech, type View } from '@crupier/protocol';
import { useMemo } from 'react';

/** The same speech with the names by which the game of a table calls its players; the same object as long as they stay. */
export function useCalledSpeech(speech: Speech, { seats }: Pick<View, 'seats'>): Speech {
  const keys = JSON.stringify(seats.map(({ calledAfter = '' }) => calledAfter));
  return useMemo(() => {
    const named = (JSON.parse(keys) as readonly string[]).map((calledAfter) => ({ calledAfter }));
    return callingSeats(speech, { seats: named });
  }, [speech, keys]);
}
