/** What is played in both checkouts that are compared. */

/** How a game is played for the comparison. */
export interface SpeedStudy {
  /** Games that a process plays before it is measured. */
  readonly warm: number;
  /** Decks of the matches, which are dealt in turn; `ready` stands for each of the first five that come with the game, alone. */
  readonly decks: readonly (readonly string[])[] | 'ready';
}

const duels = ['Ruta en llamas', 'Voces en el altillo', 'Velorio interminable', 'Muro de acero'];

/**
 * The games: random answers in the first two. A random match of Marvel Champions is lost within minutes, so there a player acts as long as it
 * can; its answers are found once and given again, for what it thinks is no part of the measure.
 */
export const speedStudies: Readonly<Record<string, SpeedStudy>> = {
  keyforge: { warm: 1200, decks: [['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone']] },
  inferno: { warm: 400, decks: duels.flatMap((one) => duels.filter((other) => other !== one).map((other) => [one, other])) },
  'marvel-champions': { warm: 1000, decks: 'ready' },
};

/** What a process is asked to do. */
export type SpeedTask =
  /** Plays games by their numbers. */
  | { readonly kind: 'play'; readonly from: number; readonly count: number }
  /** The same, and sums the bytes that are allocated. */
  | { readonly kind: 'bytes'; readonly from: number; readonly count: number }
  /** The same, and counts the steps of the machine. */
  | { readonly kind: 'steps'; readonly from: number; readonly count: number }
  /** Plays matches at tables of a host with a store in memory, each to so many answers. */
  | { readonly kind: 'table'; readonly from: number; readonly count: number };

/** What it answers. */
export interface SpeedReply {
  /** Processor time of the thread, in microseconds. */
  readonly time: number;
  /** Decisions of each game, or answers of each table. */
  readonly each: readonly number[];
  /** Bytes or steps, of whichever was asked. */
  readonly counted: number;
}
