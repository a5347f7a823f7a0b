/** How many of a game's rules are proved, and by what. */
export interface GameCoverage {
  readonly game: string;
  /** Rows of the ledger. */
  readonly rows: number;
  readonly testable: number;
  /** Rows that a passing scenario proves. */
  readonly covered: number;
  /** Rows that no outcome can contradict. */
  readonly byConstruction: number;
  /** Rows that need a card which cannot be played yet. */
  readonly waiting: readonly { readonly rule: string; readonly cards: readonly string[] }[];
  /** Ids of rows that nothing proves. */
  readonly missing: readonly string[];
}

/** The whole report. */
export interface Coverage {
  readonly games: readonly GameCoverage[];
  /** The ten scenarios that claim most rows, the busiest first, with how many they claim. */
  readonly busiest: readonly { readonly scenario: string; readonly rules: number }[];
}
