/** The decks that somebody has kept in this browser. */

import { createStore } from '../parts/store.ts';

/** A deck that was kept. */
export interface KeptDeck {
  readonly id: string;
  readonly game: string;
  /** May be empty. */
  readonly name: string;
  /** What a table is given for it. */
  readonly text: string;
  /** The key of the card that leads it; empty where there is none. */
  readonly leader: string;
  /** The keys of its cards. */
  readonly cards: readonly string[];
}

const key = 'crupier.decks';

/** Reads decks that were kept; what is no deck is left out. */
export function parseKeptDecks(text: string | null): readonly KeptDeck[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap(readDeck) : [];
  } catch (error) {
    console.warn('The kept decks could not be read.', error);
    return [];
  }
}

function readDeck(value: unknown): readonly KeptDeck[] {
  const { id, game, name, text, leader, cards } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '' || typeof game !== 'string' || typeof text !== 'string') return [];
  const keys = Array.isArray(cards) ? cards.filter((card): card is string => typeof card === 'string') : [];
  return [{ id, game, name: typeof name === 'string' ? name : '', text, leader: typeof leader === 'string' ? leader : '', cards: keys }];
}

const inBrowser = typeof localStorage !== 'undefined';

/** All of them, those of every game, in the order in which they were kept. */
export const keptDecks = createStore<readonly KeptDeck[]>(parseKeptDecks(inBrowser ? localStorage.getItem(key) : null));

/** Whether the last change could be kept: a browser keeps a few megabytes and no more. */
export const decksAreKept = createStore(true);

if (inBrowser) {
  keptDecks.watch(() => {
    try {
      localStorage.setItem(key, JSON.stringify(keptDecks.read()));
      decksAreKept.write(true);
    } catch (error) {
      console.warn('This browser keeps no more: the deck lasts until the page is closed.', error);
      decksAreKept.write(false);
    }
  });
  // Another window of this browser has kept something: nothing of it is written over.
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== JSON.stringify(keptDecks.read())) keptDecks.write(parseKeptDecks(event.newValue));
  });
}

/** Finds a deck by its id. */
export function findKept(decks: readonly KeptDeck[], id: string): KeptDeck | undefined {
  return decks.find((deck) => deck.id === id);
}

/** Keeps a new deck, and tells its id. */
export function keepDeck(deck: Omit<KeptDeck, 'id'>): string {
  const id = crypto.randomUUID().slice(0, 8);
  keptDecks.change((decks) => [...decks, { ...deck, id }]);
  return id;
}

/** Changes a deck that was kept. */
export function changeKept(id: string, changed: Partial<Omit<KeptDeck, 'id'>>): void {
  keptDecks.change((decks) => decks.map((deck) => (deck.id === id ? { ...deck, ...changed } : deck)));
}

/** Takes a deck away, and tells how it is put back where it was. */
export function removeKept(id: string): () => void {
  const before = keptDecks.read();
  const at = before.findIndex((deck) => deck.id === id);
  const deck = before[at];
  keptDecks.write(before.filter((each) => each.id !== id));
  return () => {
    if (deck !== undefined && findKept(keptDecks.read(), id) === undefined) keptDecks.change((now) => now.toSpliced(at, 0, deck));
  };
}
