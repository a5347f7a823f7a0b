/** A game of a team to be dealt: the deck of each seat. */
export interface TeamDeal {
  readonly deal: number;
  readonly decks: readonly string[];
}

/** The decks of a deal: each of some names is at the first seat in turn, and those that follow it are at the other seats. */
export function decksOfTeam(names: readonly string[], deal: number, players: number): readonly string[] {
  return Array.from({ length: players }, (_, seat) => names[(deal + seat) % names.length] ?? '');
}
