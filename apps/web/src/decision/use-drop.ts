import type { Handle, SeenDecision } from '@crupier/protocol';
import { useCallback, useEffect, useRef } from 'react';
import type { LegalTab } from '../faces/face.ts';
import type { DropPlace } from '../table/scene/table-context.ts';
import { actOfDrop, asksForAct, type ActSigns, type Choice, type Choices } from './card-choices.ts';
import { answersAtOnce } from './draft.ts';

/** Drops a card on the board, or on another card or a spot there; an act that has the sign is done to the other card. */
export type DropCard = (handle: Handle, place: DropPlace, sign: LegalTab | undefined) => void;

/** How acts are answered together with what the next question asks. */
interface Naming {
  readonly drop: DropCard;
  /** Acts, and names the spot where the card is to stand. */
  readonly actAt: (act: Choice) => void;
}

interface Dropping {
  readonly asked: SeenDecision | undefined;
  readonly choices: Choices;
  readonly acts: ActSigns;
  readonly submit: (chosen: readonly number[], spot?: string) => void;
}

interface Dropped {
  /** The question that was answered by dropping a card, or with a spot named. */
  readonly decision: number;
  readonly place: DropPlace;
}

/**
 * Answers an act together with what the next question asks. A card that was dropped on another one or on a spot is meant for that, and so is
 * one whose act named a spot: the next question that offers it is answered with it, if it asks for a target or names the spot; the table
 * answers so by itself where it answers for the player. The next act, or somebody else who decides, ends that.
 */
export function useDrop({ asked, choices, acts, submit }: Dropping): Naming {
  const named = useRef<Dropped | undefined>(undefined);
  useEffect(() => {
    const meant = named.current;
    if (meant === undefined || meant.decision === asked?.id) return;
    if (asked === undefined || asksForAct(asked)) {
      named.current = undefined;
      return;
    }
    const { card, spot } = meant.place;
    const ofCard = card === undefined || asked.kind !== 'target' ? [] : (choices.byCard.get(card) ?? []);
    const ofSpot = asked.ask?.options.flatMap(({ verb }, index) => (verb === spot ? [{ index }] : [])) ?? [];
    if (ofSpot.length === 0 && (card === undefined || asked.kind !== 'target')) return;
    named.current = undefined;
    const [only, ...others] = [...ofCard, ...ofSpot];
    if (only !== undefined && others.length === 0 && answersAtOnce(asked)) submit([only.index]);
  }, [asked, choices, submit]);
  const answerFor = useCallback(
    ({ index }: Choice, place: DropPlace) => {
      if (asked === undefined) return;
      named.current = { decision: asked.id, place };
      submit([index], place.spot);
    },
    [asked, submit],
  );
  const drop: DropCard = useCallback(
    (handle, place, sign) => {
      const act = asked && actOfDrop(asked, choices.byCard.get(handle) ?? [], { acts, sign });
      if (act !== undefined) answerFor(act, place);
    },
    [acts, answerFor, asked, choices],
  );
  const actAt = useCallback((act: Choice) => answerFor(act, { spot: act.spot }), [answerFor]);
  return { drop, actAt };
}
