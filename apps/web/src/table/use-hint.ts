import { useCallback, useMemo } from 'react';
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
