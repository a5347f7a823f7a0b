import type { CardId } from '@crupier/kernel/rules';
import { isInPlay, recordOf } from './reading.ts';
import type { LeftPlay, MarvelMatch } from './state.ts';

/** What is remembered of a card that is about to leave play; undefined for one that is not in play. */
export function rememberCard(match: MarvelMatch, card: CardId): LeftPlay | undefined {
  if (!isInPlay(match, card)) return undefined;
  const { stay, controller, counters } = recordOf(match, card);
  return { card, stay, controller, counters };
}
