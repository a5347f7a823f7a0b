/** The sheets of a match's cards. One that was not told beforehand is asked for when somebody first looks for it. */

import type { CardSheet, MatchCards } from '@crupier/protocol';
import { createStore, type Store } from '../parts/store.ts';
import { fetchCard } from './api.ts';

/** Sheets by definition. */
export interface SheetShelf {
  readonly store: Store<MatchCards>;
  /** A card's sheet as far as it is known; an unknown one is asked for. */
  readonly find: (definition: string) => CardSheet | undefined;
}

/** Makes a shelf with what is known at first. */
export function makeShelf(game: string, known: MatchCards): SheetShelf {
  const store = createStore(known);
  const asked = new Set<string>();
  return {
    store,
    find: (definition) => {
      const sheet = store.read()[definition];
      if (sheet === undefined && !asked.has(definition)) {
        asked.add(definition);
        void fetchCard(game, definition, 'en').then((answer) =>
          answer.ok ? store.change((sheets) => ({ ...sheets, [definition]: answer.value })) : undefined,
        );
      }
      return sheet;
    },
  };
}
