import type { CardId, ChosenWord, Seat } from '../state/state.ts';

/** Who asks something of a card, of a player or of the table. */
export interface Asker {
  /** The card whose text it is. */
  readonly self: CardId;
  /** The player who acts by it: "you". `NO_SEAT` where nobody controls the card and the game's policy names nobody. */
  readonly seat: Seat;
  /** The object whose words are read: `self`, but where an ability lies apart from its card. */
  readonly reader: CardId;
  /** What a running text has chosen; undefined where none runs, or it has chosen nothing. */
  readonly words?: readonly ChosenWord[] | undefined;
}
