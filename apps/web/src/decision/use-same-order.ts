import type { SeenDecision } from '@crupier/protocol';
import { useCallback, useEffect } from 'react';
import { useStore } from '../parts/use-store.ts';
import { orders } from '../preferences/orders.ts';
import { preferences } from '../preferences/preferences.ts';
import type { MatchState } from '../wire/match-state.ts';
import { orderedBefore, withChoice } from './same-order.ts';
import type { Send } from './use-answering.ts';

/**
 * Remembers in which order a reader lets things happen, and answers for them when the same ones come up again, where they wish it.
 * Right after something was taken back they are asked, so that they can choose otherwise. Gives what sends an answer.
 */
export function useSameOrder(match: MatchState, send: Send): Send {
  const { sameOrder } = useStore(preferences);
  const { pending, view, log } = match;
  const isBack = log.at(-1)?.takenBack === true;
  useEffect(() => {
    const at = sameOrder && !isBack && pending?.ask !== undefined ? orderedBefore(pending, view, orders.read()) : undefined;
    if (at !== undefined && pending !== undefined) send(pending.id, [at]);
    // A question is answered once, when it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pending?.id, sameOrder]);
  return useCallback(
    (decision, chosen, spot) => {
      if (sameOrder && isAsked(pending, decision)) orders.change((kept) => withChoice(pending, view, chosen, kept));
      send(decision, chosen, spot);
    },
    [sameOrder, pending, view, send],
  );
}

function isAsked(pending: SeenDecision | undefined, decision: number): pending is SeenDecision {
  return pending?.id === decision;
}
