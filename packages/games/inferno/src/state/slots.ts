/** Where `derived` keeps what is worked out from the state, until the next commit. */

import type { CardId, Seat } from '@crupier/kernel/rules';
import { SEATS_MAX } from './state.ts';

/** What is kept for each card. */
export const slots = { strength: 0, blank: 1, types: 2, subtypes: 3, supertypes: 4, keywords: 5, path: 6, defenders: 7, shown: 8 } as const;
const SLOTS_PER_CARD = 9;

/** Where one of the `slots` of a card is. */
export function cardSlot(card: CardId, slot: number): number {
  return card * SLOTS_PER_CARD + slot;
}

/** Where it is kept what could be proposed as defender against a seat's attackers. */
export function defendersSlot(seat: Seat): number {
  return cardSlot(seat + 1, slots.defenders);
}

/**
 * Values of the table as a whole, in the places of the demons' defenders that no seat uses: sources, what is attached, the allies, the cards
 * that others speak of, how everything lies, whether a state-based action is due, and the cards with special actions.
 */
export const tableSlots = {
  sources: defendersSlot(SEATS_MAX),
  attached: defendersSlot(SEATS_MAX + 2),
  allies: defendersSlot(SEATS_MAX + 3),
  spokenOf: defendersSlot(SEATS_MAX + 4),
  situation: defendersSlot(SEATS_MAX + 5),
  due: defendersSlot(SEATS_MAX + 6),
  specials: defendersSlot(SEATS_MAX + 7),
} as const;
