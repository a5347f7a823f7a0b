import { rulesOnCard, topics, type CardId } from '@crupier/kernel/rules';
import { recordOf } from './reading.ts';
import type { KeyForgeMatch } from './state.ts';

const about = topics('spendable');

/** The æmber on a card that its controller may spend as if it were in the pool: 0 on most. */
export function spendableOn(match: KeyForgeMatch, card: CardId): number {
  const { aember } = recordOf(match, card);
  return aember > 0 && rulesOnCard(match, card, about.spendable).length > 0 ? aember : 0;
}
