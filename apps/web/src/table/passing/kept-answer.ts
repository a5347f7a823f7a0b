import type { SeenDecision, View } from '@crupier/protocol';
import { useCallback } from 'react';
import type { Send } from '../../decision/use-answering.ts';
import { createStore } from '../../parts/store.ts';
import { withYield, yieldByAnswer, yieldsAt } from './always.ts';
import { usePassingNow } from './passing-context.ts';

/** The question whose answer is to be given always. */
export const answerKept = createStore<number | undefined>(undefined);

/** Sends answers; one that is to be given always is kept once it is sent. */
export function useKeptAnswer(decision: SeenDecision | undefined, view: View, send: Send): Send {
  const { setting, change } = usePassingNow();
  return useCallback(
    (id, chosen, spot) => {
      const isKept = answerKept.read() === id && decision?.id === id;
      send(id, chosen, spot);
      answerKept.write(undefined);
      const yielded = isKept ? yieldByAnswer(decision, yieldsAt(decision, view), chosen) : undefined;
      if (yielded !== undefined) change?.({ yields: withYield(setting?.yields, yielded) });
    },
    [decision, view, send, setting, change],
  );
}
