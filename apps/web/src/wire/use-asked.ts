import { useCallback, useEffect, useState } from 'react';
import type { Answer } from './api.ts';

/** What was asked, as far as it is known. */
export interface Asked<T> {
  /** Undefined until there is an answer. */
  readonly answer: Answer<T> | undefined;
  readonly again: () => void;
}

/** Asks once, and again when told to. `ask` must stay the same while the question does. */
export function useAsked<T>(ask: () => Promise<Answer<T>>): Asked<T> {
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<{ readonly ask: unknown; readonly answer: Answer<T> } | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void ask().then((answer) => (current ? setKnown({ ask, answer }) : undefined));
    return () => {
      current = false;
    };
  }, [ask, round]);
  return { answer: known?.ask === ask ? known.answer : undefined, again: useCallback(() => setRound((each) => each + 1), []) };
}
