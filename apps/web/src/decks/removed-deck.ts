import { removeKept, type KeptDeck } from '../setting-up/kept-decks.ts';
import { createStore } from '../parts/store.ts';

/** A deck that was just taken away, and how it comes back. */
export interface RemovedDeck {
  readonly deck: KeptDeck;
  readonly undo: () => void;
}

/** The deck that was taken away last, until the page is left. */
export const removedDeck = createStore<RemovedDeck | undefined>(undefined);

/** Takes a deck away; it can be put back. */
export function removeWithUndo(deck: KeptDeck): void {
  const putBack = removeKept(deck.id);
  removedDeck.write({
    deck,
    undo: () => {
      putBack();
      removedDeck.write(undefined);
    },
  });
}
