import { applies, site, type CardId, contextOf } from '@crupier/kernel/rules';
import type { Amount } from '@crupier/kernel/cards';
import { ownRules } from './own-rules.ts';
import { zoneOfCard } from './reading.ts';
import type { InfernoMatch } from './state.ts';

const definedByText = site('INF-107.3c', 'an X that the text of a card defines is what it says at each moment: nobody chooses it');

/**
 * What X is now for a card whose text defines it; undefined where it is chosen. Of a card in hand it is what X will be once the card is
 * on the chain. *Rule:* INF-107.3c.
 */
export function definedX(match: InfernoMatch, card: CardId): number | undefined {
  const [rule] = ownRules(match, card, 'definesX');
  if (rule === undefined || !applies(match, definedByText)) return undefined;
  const itself = zoneOfCard(match, card) === 'hand' ? countedInHand(rule.said) : 0;
  return Math.max(0, rule.amount(match, contextOf(match, card)) - itself);
}

/** How much a card in the hand of its player counts for in a number. */
function countedInHand(said: Amount | undefined): number {
  if (typeof said !== 'object') return 0;
  if (said.kind === 'tally') return said.tally === 'hand' && said.of === 'you' ? 1 : 0;
  if (said.kind !== 'perEach' || said.of.kind !== 'cards' || said.of.of.kind !== 'each') return 0;
  const { noun, whose, other } = said.of.of;
  return noun === 'cardInHand' && whose !== 'enemy' && other !== true ? said.times : 0;
}
