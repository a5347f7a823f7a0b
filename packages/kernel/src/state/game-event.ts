import type { CardRef, Seat } from './ids.ts';

/** A past-tense fact. All events share one shape, and an event never changes once made: a replacement makes a new one. */
export interface GameEvent {
  readonly kind: number;
  /** The card whose text or use caused the event, or `NO_CARD` for a rule of the game. */
  readonly source: CardRef;
  readonly card: CardRef;
  /** The other card involved: defender, host, captor. */
  readonly other: CardRef;
  readonly seat: Seat;
  readonly amount: number;
  /** A second number, such as a house or a position. */
  readonly value: number;
}
