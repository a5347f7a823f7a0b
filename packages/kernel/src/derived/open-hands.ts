import type { Game, PlayerPolicy } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';
import { everybody } from '../state/viewers.ts';

/** Who may know a card where it lies: everybody what lies in an open hand, and otherwise as the game says. */
export function withOpenHands<S extends CoreState>(knownBy: Game<S>['knownBy'], { isOpenHand }: PlayerPolicy<S>): Game<S>['knownBy'] {
  if (isOpenHand === undefined) return knownBy;
  return (state, card, probe) => {
    const zone = state.cards[card]?.zone;
    if (zone !== undefined && isOpenHand(state, zone)) return everybody(state.viewerKeys.length - 1);
    return knownBy(state, card, probe);
  };
}
