import type { Handle, SeenDecision } from '@crupier/protocol';
import { useCallback, useEffect, useRef } from 'react';
import type { LegalTab } from '../faces/face.ts';
import { actOfDrop, asksForAct, type ActSigns, type Choices } from './card-choices.ts';
import { answersAtOnce } from './draft.ts';

/** Drops a card on the board or on another card, where an act that has the sign is done. */
export type DropCard = (handle: Handle, onto: Handle | undefined, sign: LegalTab | undefined) => void;

interface Dropping {
  readonly asked: SeenDecision | undefined;
  readonly choices: Choices;
  readonly acts: ActSigns;
  readonly submit: (chosen: readonly number[]) => void;
}

interface Dropped {
  /** The question that was answered by dropping a card. */
  readonly decision: number;
  /** The card on which it was dropped. */
  readonly onto: Handle;
}

/**
 * Answers by dropping cards. One that was dropped on another is meant for it: the next question for a target is answered with that one, if it
 * is offered. The next act, or somebody else who decides, ends that.
 */
export function useDrop({ asked, choices, acts, submit }: Dropping): DropCard {
  const dropped = useRef<Dropped | undefined>(undefined);
  useEffect(() => {
    const meant = dropped.current;
    if (meant === undefined || meant.decision === asked?.id) return;
    if (asked === undefined || asksForAct(asked)) {
      dropped.current = undefined;
      return;
    }
    if (asked.kind !== 'target') return;
    dropped.current = undefined;
    const [only, ...others] = choices.byCard.get(meant.onto) ?? [];
    if (only !== undefined && others.length === 0 && answersAtOnce(asked)) submit([only.index]);
  }, [asked, choices, submit]);
  return useCallback(
    (handle, onto, sign) => {
      const act = asked && actOfDrop(asked, choices.byCard.get(handle) ?? [], { acts, sign });
      if (asked === undefined || act === undefined) return;
      dropped.current = onto === undefined ? undefined : { decision: asked.id, onto };
      submit([act.index]);
    },
    [acts, asked, choices, submit],
  );
}
