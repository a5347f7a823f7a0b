import { ANY_TYPE, canPayWith, paymentStep, type CardId, type Due, type Means, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { printedOf, resourceTypes, type ResourceType } from '../state/printed.ts';
import { recordOf } from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';

const wild: ResourceType = 'wild';

/** The types that a resource counts as, as bits in the order of `resourceTypes`: a wild one counts as any. *Rule:* MC-RESOURCE-2. */
function typesOf(type: ResourceType): number {
  return type === wild ? ANY_TYPE : 1 << resourceTypes.indexOf(type);
}

/** The cards in hand that a player may discard for what they generate, but for the one that is played. *Rule:* MC-RESOURCE-1. */
function meansOf(match: MarvelMatch, seat: Seat, card: CardId): readonly Means[] {
  return cardsIn(match, 'hand', seat)
    .filter((each) => each !== card && printedOf(match, each).resources.length > 0)
    .map((each): Means => {
      const resources = printedOf(match, each).resources.map((type) => ({ types: typesOf(type), count: 1 }));
      return { verb: 'spend', card: each, generated: { resources }, alike: recordOf(match, each).definition };
    });
}

/** What a card costs a player to play, and the means for it. Cards may be spent needlessly: what is left over is lost. *Rule:* MC-RESOURCE-3, MC-RESOURCE-5. */
export function costOf(match: MarvelMatch, seat: Seat, card: CardId): Due {
  const { cost = 0 } = printedOf(match, card);
  const places = cost > 0 ? [{ name: 'cost', types: ANY_TYPE, count: cost }] : [];
  return { places, needless: 'allowed', means: meansOf(match, seat, card) };
}

/** Whether a player could pay for a card. *Rule:* MC-INITIATE-ABILITIES-3. */
export function canPay(match: MarvelMatch, seat: Seat, card: CardId): boolean {
  return canPayWith(match, costOf(match, seat, card));
}

/** Paying for the card that is the source of the frame. *Rule:* MC-INITIATE-ABILITIES-6. */
export const payForCard = paymentStep<Marvel, object>({
  name: 'pay for it',
  rule: 'MC-INITIATE-ABILITIES-6 MC-RESOURCE-1 MC-RESOURCE-3 MC-RESOURCE-5',
  purpose: 'payForCard',
  due: (match, { source, seat }) => costOf(match, seat, source),
  facts: (_match, { seat, source }, { card }) => [fact('cardSpent', { card, seat, value: source })],
});
