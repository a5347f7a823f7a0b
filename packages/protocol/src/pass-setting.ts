/** When a table answers for a seat by itself, as the seat alone is told. */

/** What ends the passing of everything: another player's object on the chain, or the seat's own next turn. */
export const passingEnds = ['response', 'turn'] as const;
/** One of the things that end the passing of everything. */
export type PassingEnd = (typeof passingEnds)[number];

/**
 * What is always answered for a seat: it does not respond, it says no to an offer or does not use an ability, it says yes to an offer, or it
 * leaves things in the order in which they are offered.
 */
export const yieldAnswers = ['pass', 'no', 'yes', 'asOffered'] as const;

/** Something that is always answered alike for a seat. */
export interface Yield {
  /**
   * For `pass` what would be responded to (`respondsTo` of a question), for `asOffered` the purpose of the question, otherwise the name of the ability
   * that asks or would be used: see `SeenOption.ability`.
   */
  readonly about: string;
  /** The definition of the card by which people know it; empty where it is about none. */
  readonly card: string;
  readonly answer: (typeof yieldAnswers)[number];
}

/** When the table passes for a seat. Nobody else is told: where somebody wants to be asked says something of their hand. */
export interface PassSetting {
  /** The moments at which the seat is asked in its own turns. */
  readonly own: readonly string[];
  /** The moments at which it is asked in the turns of others. */
  readonly others: readonly string[];
  /** What ends the passing of everything that is going on now. */
  readonly until?: PassingEnd;
  /** Whether it is asked wherever the rules ask, also where there is one answer only. */
  readonly everything: boolean;
  /** Whether the usual stops hold also where all that the seat could do can wait: see `SeenOption.canWait`. */
  readonly waiting?: boolean | undefined;
  /** Whether it is asked before its own turn or phase ends where nothing else is left to do. */
  readonly ends?: boolean | undefined;
  /** What is always answered alike for it. */
  readonly yields?: readonly Yield[] | undefined;
}

/** The moments of a game at which a seat may want to be asked, by the codes of their labels. */
export interface StopMoments {
  readonly moments: readonly string[];
  readonly responses: readonly string[];
  /** Where one is asked who says nothing. */
  readonly usual: { readonly own: readonly string[]; readonly others: readonly string[] };
}
