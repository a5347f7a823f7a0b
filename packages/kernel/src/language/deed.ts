import type { CardId, CardRef, GameEvent, Seat } from '../state/state.ts';

/** What a verb is told when an act is done. */
export interface Deed {
  /** The verb's name: verbs that are done together tell their deeds apart by it. */
  readonly verb: string;
  readonly cards: readonly CardId[];
  /** The second object's cards. */
  readonly to: readonly CardId[];
  readonly amount: number;
  /** For `grant`: the further numbers that each card is given its ability with. */
  readonly further?: readonly (readonly number[])[] | undefined;
  /** For `grant`: the number that each card is given its ability with, where that counts it for each. */
  readonly amounts?: readonly number[] | undefined;
  /** The player who does it. */
  readonly seat: Seat;
  /** The player whose ability it is. */
  readonly owner: Seat;
  readonly source: CardId;
  /** What the words of the text are read from: the source, but where the ability lies apart from it. */
  readonly reader: CardId;
  readonly event: GameEvent | undefined;
  /** A word of the game, such as a house, or an empty text. */
  readonly value: string;
  /** For `grant`: the definition that carries the ability, or 0; and its duration. */
  readonly granted: number;
  readonly until: number;
  /** For what lasts until a card leaves: that card, pinned; otherwise `NO_CARD`. */
  readonly boundTo: CardRef;
  /** Whether a cost is paid by it. */
  readonly pays: boolean;
  /** Where a cost is paid: what is still to be paid after it, as places with the cards that could fill each. */
  readonly promised?: readonly (readonly CardId[])[] | undefined;
  /** Whether it was offered and taken: what is told has to be done. */
  readonly offered: boolean;
}

/** A part of an act that is done to one card at a time. */
export interface ActPart {
  /** The player who does it. */
  readonly seat: Seat;
  /** Its card, and its card of the second object, pinned; absent where it is done to all of them. */
  readonly card?: CardRef | undefined;
  readonly other?: CardRef | undefined;
}

/** A card that is to be a target, of which card's ability and whose. */
export interface Targeting {
  readonly card: CardRef;
  readonly source: CardId;
  readonly seat: Seat;
}
