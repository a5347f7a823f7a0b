import type { Collection, GameSummary, Speech } from '@crupier/protocol';

/** What every part of the page of decks is made with. */
export interface DecksScene {
  readonly game: GameSummary;
  /** All games whose cards can be looked through. */
  readonly games: readonly GameSummary[];
  readonly collection: Collection;
  readonly speech: Speech;
}
