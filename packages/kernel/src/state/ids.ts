/** What a state names things by. */

/** Index of a card in `state.cards`. Card 0 is a blank that means "no card", so every id is a number. */
export type CardId = number;
/**
 * A card now (its id) or, pinned, a card as it was at one stay in a zone (see `pin`). A pinned reference to a card that has
 * moved since stands for what is last known of it.
 */
export type CardRef = number;
/** A player's place at the table, from 0. */
export type Seat = number;
/** Index of a zone in `state.zones`: see `zoneId`. */
export type ZoneId = number;
/** One ability of one card: card id × 32 + the ability's index in its definition. */
export type AbilityRef = number;
