import { call, cardOf, isCurrent, lastKnownOf, NO_CARD, type CardId, type CardRef, type Seat } from '@crupier/kernel/rules';
import { creaturesOf, isCreature } from '../state/reading.ts';
import type { KeyForgeMatch, LeftPlay } from '../state/state.ts';
import { putIntoPlay } from './enter.ts';
import { isWhole } from './gigantic.ts';

/** The creature that stood immediately to the left of one that has left play; undefined for one that stood on the left flank. */
function leftOf({ stood, neighbours }: LeftPlay): CardRef | undefined {
  return stood.includes('leftFlank') ? undefined : neighbours[0];
}

/** The place from the left where a creature stood that has left play: right of the nearest creature that stood left of it and still stands there. */
function placeLeft(match: KeyForgeMatch, card: CardId, seat: Seat): number {
  const gone = match.state.lastKnown.findLast((each) => each.card === card) as LeftPlay | undefined;
  for (let left = gone && leftOf(gone); left !== undefined;) {
    if (isCurrent(match.state, left) && isCreature(match, left)) return creaturesOf(match, seat).indexOf(cardOf(left)) + 1;
    const further = lastKnownOf<LeftPlay>(match.state, left);
    left = further && leftOf(further);
  }
  return 0;
}

/** Puts a creature into play where another stood that has left play. The last act of a step. *Rule:* KF-PUT-ZONE-1, KF-LEAVES-PLAY-6. */
export function putInPlaceOf(match: KeyForgeMatch, card: CardId, other: CardId, seat: Seat): void {
  if (!isWhole(match, card, [card])) return;
  call(match, putIntoPlay, { card, half: NO_CARD, host: 0, place: 0, told: placeLeft(match, other, seat), put: 0 }, { source: card, seat });
}
