import type { Collection, GameSummary, Speech } from '@crupier/protocol';

/** What every part of the page of decks is made with. */
export interface DecksScene {
  readonly game: GameSummary;
  /** All games whose cards can be looked through. */
  readonly games: readonly GameSummary[];
  readonly collection: Collection;
  readonly speech: Speech;
}

/** What filters say of the cards that they are about: all cards of a game, or those of a pool. */
export interface FilterScene {
  readonly game: Pick<GameSummary, 'id'>;
  readonly collection: Pick<Collection, 'cards' | 'playable' | 'facets' | 'sets'>;
  readonly speech: Speech;
}
