/** How many of one card a deck has. */
export interface DeckEntry {
  /** The card's id. */
  readonly card: string;
  /** ≥ 1. */
  readonly count: number;
}

/** A deck as its list says: a legal one where `checkDeck` finds no problem. *Rule:* INF-100.2. */
export interface DeckList {
  /** What the deck is called; empty where its list has no name. */
  readonly name: string;
  /** The demon's id. *Rule:* INF-100.2. */
  readonly demon: string;
  readonly cards: readonly DeckEntry[];
}
