import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Answering } from '../decision/use-answering.ts';
import { usePart } from '../parts/use-store.ts';
import type { AskedHint, MatchChannel } from '../wire/match-channel.ts';
import type { MatchState } from '../wire/match-state.ts';

/** The hint of a table. */
export interface TableHint {
  /** Whether the table has hints for the viewer at all. */
  readonly isOffered: boolean;
  /** Asks for a hint, or closes the one that is shown; absent while the viewer is asked nothing. */
  readonly toggle: (() => void) | undefined;
  /** The hint for the question that is shown. */
  readonly shown: AskedHint | undefined;
  /** The options that it advises; undefined until it is known. */
  readonly advised: readonly number[] | undefined;
  readonly close: () => void;
}

/** The hint for the question that a table shows. */
export function useHint(channel: MatchChannel, { info, seat, pending }: MatchState): TableHint {
  const asked = usePart(channel.store, ({ hint }) => hint);
  const isOffered = info.hints && seat >= 0 && info.outcome === undefined;
  const question = isOffered && pending?.ask !== undefined ? pending.id : undefined;
  const shown = asked !== undefined && asked.decision === question ? asked : undefined;
  const toggle = useCallback(() => {
    if (question === undefined) return;
    if (shown === undefined) channel.askHint(question);
    else channel.dismissHint();
  }, [channel, question, shown]);
  const advised = shown?.told?.best.chosen;
  return useMemo(
    () => ({ isOffered, toggle: question === undefined ? undefined : toggle, shown, advised, close: channel.dismissHint }),
    [isOffered, question, toggle, shown, advised, channel],
  );
}

/** How a hint is taken. */
interface HintTaking {
  readonly match: MatchState;
  readonly hint: TableHint;
  readonly answering: Answering;
  readonly busy: boolean;
}

/**
 * Takes a hint: answers as it advises. What announcing the advised act asks next (targets, payment) is answered by hints of its own, until
 * the act stands. Undefined where no hint is known, or several seats are asked at once.
 */
export function useTakenHint({ match, hint, answering, busy }: HintTaking): (() => void) | undefined {
  // The last question of the act that was answered by a hint.
  const taken = useRef<number | undefined>(undefined);
  const { advised, shown, toggle } = hint;
  const { decision, submit } = answering;
  const canTake = advised !== undefined && decision !== undefined && decision === match.pending && !busy;
  const take = useCallback(() => {
    if (decision === undefined || advised === undefined) return;
    taken.current = decision.id;
    submit(advised);
  }, [decision, advised, submit]);
  // What can be cancelled is asked while an act is announced.
  const isAnnounced = match.undo.cancel !== undefined;
  useEffect(() => {
    if (taken.current === undefined || decision?.ask === undefined || decision.id === taken.current) return;
    if (!isAnnounced) taken.current = undefined;
    else if (canTake) take();
    else if (shown === undefined && !busy) toggle?.();
  }, [decision, isAnnounced, canTake, take, shown, busy, toggle]);
  return canTake ? take : undefined;
}
