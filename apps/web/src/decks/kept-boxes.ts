/** The boxes of each game that the reader owns. Kept in this browser. */

import { createStore, type Store } from '../parts/store.ts';

/** The codes of the sets that a reader owns; empty while nobody has said so, which means all. */
export type Boxes = readonly string[];

/** Reads boxes that were kept; what is none is left out. */
export function parseBoxes(text: string | null): Boxes {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
  } catch (error) {
    console.warn('The kept boxes could not be read.', error);
    return [];
  }
}

const stores = new Map<string, Store<Boxes>>();

/** The boxes of a game; every change is kept. */
export function keptBoxes(game: string): Store<Boxes> {
  const known = stores.get(game);
  if (known !== undefined) return known;
  const key = `crupier.boxes.${game}`;
  const store = createStore<Boxes>(parseBoxes(localStorage.getItem(key)));
  store.watch(() => {
    try {
      localStorage.setItem(key, JSON.stringify(store.read()));
    } catch (error) {
      console.warn('This browser keeps no more: the boxes last until the page is closed.', error);
    }
  });
  stores.set(game, store);
  return store;
}
