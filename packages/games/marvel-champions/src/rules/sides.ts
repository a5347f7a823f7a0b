import { definitionNumber, type CardId } from '@crupier/kernel/rules';
import { printedOf } from '../state/printed.ts';
import type { MarvelMatch } from '../state/state.ts';

/** The number of the definition of a card's other side; undefined for a card that has one side. */
export function otherSide(match: MarvelMatch, card: CardId): number | undefined {
  const { otherSide: key } = printedOf(match, card);
  return key === undefined ? undefined : definitionNumber(match.game, key);
}
