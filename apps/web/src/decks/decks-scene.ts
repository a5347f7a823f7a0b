import type { Collection, GameSummary, Speech } from '@crupier/protocol';

/** What every part of the page of decks is made with. */
export interface DecksScene {
  readonly game: GameSummary;
  readonly collection: Collection;
  readonly speech: Speech;
}
