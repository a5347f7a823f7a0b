/** The sheets of a match's cards. One that was not told beforehand is asked for when somebody first looks for it. */

import { baseOf, type CardSheet, type MatchCards } from '@crupier/protocol';
import { createStore, type Store } from '../parts/store.ts';
import { fetchCard } from './api.ts';

/** Sheets by definition. */
export interface SheetShelf {
  readonly store: Store<MatchCards>;
  /** A card's sheet as far as it is known; an unknown one is asked for. */
  readonly find: (definition: string) => CardSheet | undefined;
}

/** The keys of what lies on the table and is no card, or is none that the reader knows: nobody has a sheet of it. */
const noCards: ReadonlySet<string> = new Set(['blank', '']);

/** Makes a shelf with what is known at first. */
export function makeShelf(game: string, known: MatchCards): SheetShelf {
  const store = createStore(known);
  const asked = new Set<string>();
  return {
    store,
    find: (definition) => {
      const key = baseOf(definition);
      const sheet = store.read()[key];
      if (sheet === undefined && !noCards.has(key) && !asked.has(key)) {
        asked.add(key);
        void fetchCard(game, key, 'en').then((answer) =>
          answer.ok ? store.change((sheets) => ({ ...sheets, [key]: answer.value })) : undefined,
        );
      }
      return sheet;
    },
  };
}
