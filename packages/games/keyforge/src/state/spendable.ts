import { rulesOnCard, topics, type CardId } from '@crupier/kernel/rules';
import { recordOf } from './reading.ts';
import type { KeyForgeMatch } from './state.ts';

const about = topics('spendable', 'spendableByOpponent', 'spendableItself');

/** The æmber on a card that its controller may spend as if it were in the pool: 0 on most. */
export function spendableOn(match: KeyForgeMatch, card: CardId): number {
  const { aember } = recordOf(match, card);
  return aember > 0 && rulesOnCard(match, card, about.spendable).length > 0 ? aember : 0;
}

/** The æmber on a card that the opponent of its controller may spend as if it were in that player's pool: 0 on most. */
export function spendableByOpponent(match: KeyForgeMatch, card: CardId): number {
  const { aember } = recordOf(match, card);
  return aember > 0 && rulesOnCard(match, card, about.spendableByOpponent).length > 0 ? aember : 0;
}

/** Whether a card counts as 1Æ that its controller may spend. */
export function isSpendable(match: KeyForgeMatch, card: CardId): boolean {
  return rulesOnCard(match, card, about.spendableItself).length > 0;
}
