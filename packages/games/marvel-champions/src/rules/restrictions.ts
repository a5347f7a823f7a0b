import { applies, site, type CardId, type Seat } from '@crupier/kernel/rules';
import { identityOf, traitsOf } from '../state/reading.ts';
import { cardsIn, type MarvelMatch } from '../state/state.ts';
import { traitsNeeded } from '../state/written.ts';

const onlyWith = site('MC-RESTRICTIONS-1', 'a card that says “play only if” is not played otherwise');

/** Whether a player may play a card by what it says of being played: who needs an identity, or a card, with a trait has one. *Rule:* MC-RESTRICTIONS-1. */
export function isAllowed(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  const needed = traitsNeeded(match, card);
  // Most cards ask for none.
  if (needed.length === 0) return true;
  const lacks = needed.some(({ trait, ofIdentity }) => {
    const cards = ofIdentity ? [identityOf(match, seat)] : cardsIn(match, 'area', seat);
    return !cards.some((each) => traitsOf(match, each).includes(trait));
  });
  return !lacks || !applies(match, onlyWith);
}
