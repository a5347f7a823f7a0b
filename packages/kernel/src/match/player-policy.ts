import type { CardId, Frame, GameEvent, Seat, ZoneId } from '../state/state.ts';
import type { Question } from './program.ts';

/** A running or parked frame, looked at as players leave. */
export interface FrameOfLeavers {
  readonly frame: Frame;
  /** The frame below it; undefined for the outermost one and for the outermost parked one. */
  readonly caller: Frame | undefined;
  /** The seats of the players who leave. */
  readonly seats: readonly Seat[];
}

/**
 * The players of a game: who is still in the match, who plays against whom, and who acts and answers for whom. Every default suits a
 * duel that ends when a player leaves.
 */
export interface PlayerPolicyOn<M extends { readonly state: object }> {
  /** The players still in the match, in turn order from a seat: that seat comes first if its player is one of them. Default: all seats. */
  readonly turnOrder?: (match: M, from: Seat) => readonly Seat[];
  /** Whether a player is still in the match, asked at every question; default: whether the turn order begins with the seat. */
  readonly isPlaying?: (match: M, seat: Seat) => boolean;
  /** A player's opponents still in the match, in turn order; default: all other players. */
  readonly opponentsOf?: (match: M, seat: Seat) => readonly Seat[];
  /** Whether the cards that nobody controls are the side of the scenario, and so enemies of every player; default no. */
  readonly isScenarioEnemy?: true;
  /**
   * Whether a zone is a hand that lies open: of those who play together, where the game opens theirs to all seats and spectators. Default
   * no hand.
   */
  readonly isOpenHand?: (state: M['state'], zone: ZoneId) => boolean;
  /** All players in the order in which each does what a text tells them to; default: turn order from the player whose text it is. */
  readonly orderOf?: (match: M, seat: Seat) => readonly Seat[];
  /** Who says which player is next where each in turn follows a text that asks something, or whose order matters; default nobody: `orderOf` does. */
  readonly ordersEach?: (match: M) => Seat;
  /** Who makes the choices for an ability of a player; default: that player. */
  readonly decider?: (match: M, seat: Seat) => Seat;
  /** Who acts for an ability of a card that nobody controls, after an event if one set it off; default nobody. */
  readonly actsFor?: (match: M, self: CardId, event: GameEvent | undefined) => Seat;
  /**
   * Who answers a question whose player has left the match, or that is asked of nobody (`NO_SEAT`): a player still in the match. Default
   * for a player who has left: the next in turn order.
   */
  readonly standIn?: (match: M, seat: Seat, question: Question) => Seat;
  /**
   * Who may do what a text asks of a chosen player who has left: the player whose text it is picks one of them. None where the player is
   * still in the match, or where nobody does it; default none.
   */
  readonly standIns?: (match: M, gone: Seat, owner: Seat) => readonly Seat[];
  /** Whether a frame, and all that it called, ends with players who leave; default: a frame that runs for one of them. */
  readonly endsWith?: (match: M, leaving: FrameOfLeavers) => boolean;
}
