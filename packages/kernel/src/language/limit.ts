/** How often an ability may be used: so many times in each of a game's periods, such as a turn; just the period means once. */
export type Limit =
  | string
  | {
      readonly per: string;
      /** At least 1. */
      readonly times: number;
      /** Default `card`. */
      readonly of?: LimitOf;
    };

/** Whose uses are counted together: those of the one card in its present stay, of all cards of its name, or of one player by that name. */
export const limitedBy = ['card', 'name', 'player'] as const;
/** One of them. */
export type LimitOf = (typeof limitedBy)[number];
