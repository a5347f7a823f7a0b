import type { Answer, PlannedAct, PlayableMatch, Seat } from '@crupier/kernel';

/** The first choice of an answer to the open question, as the seat that is asked sees it; undefined where nothing is chosen. */
export function actOf(match: PlayableMatch, seat: Seat, [first]: Answer): PlannedAct | undefined {
  const option = first === undefined ? undefined : match.pending(seat)?.ask?.options[first];
  if (option === undefined) return undefined;
  const { verb, value, card } = option;
  const definition = card === undefined ? undefined : match.view(seat).cards[card]?.definition;
  return { verb, value, ...(definition !== undefined && { definition }) };
}
