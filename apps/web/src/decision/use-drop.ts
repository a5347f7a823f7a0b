import type { Handle, SeenDecision } from '@crupier/protocol';
import { useCallback, useEffect, useRef } from 'react';
import type { LegalTab } from '../faces/face.ts';
import type { DropPlace } from '../table/scene/table-context.ts';
import { actOfDrop, asksForAct, type ActSigns, type Choices } from './card-choices.ts';
import { answersAtOnce } from './draft.ts';

/** Drops a card on the board, or on another card or a spot there; an act that has the sign is done to the other card. */
export type DropCard = (handle: Handle, place: DropPlace, sign: LegalTab | undefined) => void;

interface Dropping {
  readonly asked: SeenDecision | undefined;
  readonly choices: Choices;
  readonly acts: ActSigns;
  readonly submit: (chosen: readonly number[], spot?: string) => void;
}

interface Dropped {
  /** The question that was answered by dropping a card. */
  readonly decision: number;
  readonly place: DropPlace;
}

/**
 * Answers by dropping cards. One that was dropped on another card or on a spot is meant for that: the next question that offers it is answered
 * with it, if it asks for a target or names the spot; the table answers so by itself where it answers for the player. The next act, or somebody else who decides, ends that.
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
    const { card, spot } = meant.place;
    const ofCard = card === undefined || asked.kind !== 'target' ? [] : (choices.byCard.get(card) ?? []);
    const ofSpot = asked.ask?.options.flatMap(({ verb }, index) => (verb === spot ? [{ index }] : [])) ?? [];
    if (ofSpot.length === 0 && asked.kind !== 'target') return;
    dropped.current = undefined;
    const [only, ...others] = [...ofCard, ...ofSpot];
    if (only !== undefined && others.length === 0 && answersAtOnce(asked)) submit([only.index]);
  }, [asked, choices, submit]);
  return useCallback(
    (handle, place, sign) => {
      const act = asked && actOfDrop(asked, choices.byCard.get(handle) ?? [], { acts, sign });
      if (asked === undefined || act === undefined) return;
      dropped.current = { decision: asked.id, place };
      submit([act.index], place.spot);
    },
    [acts, asked, choices, submit],
  );
}
