import type { Answer, Branch, Dice, PlannedAct, PlayableMatch, Seat, SeenDecision, Tutorial, View, WeightSet } from '@crupier/kernel';

/** What ends a bot's thinking early. A bot that takes long asks now and then. */
export interface Stops {
  /** Whether the answer counts for nothing any more: the bot gives up with any. */
  readonly isVoid: () => boolean;
  /** Whether the time for the answer is over: the bot gives the best that it has found so far. */
  readonly isLate: () => boolean;
}

/** All that a bot is given to decide by: what its seat may know, and no more. */
export interface BotTurn extends Stops {
  readonly seat: Seat;
  readonly view: View;
  readonly decision: SeenDecision;
  /** What it is asked; the decision's own. */
  readonly ask: SeenAsk;
  /** A match that looks the same to this seat, with everything it cannot know dealt anew from `seed` (64 hexadecimal digits). */
  readonly fork: (seed: string) => PlayableMatch;
  /** The same as the beginning of a search: cheaper, without what only people need. */
  readonly branch: (seed: string, weights?: WeightSet) => Branch;
  /** What the game has its tutorial's opponent answer. */
  readonly tutorial?: Pick<Tutorial, 'script' | 'turnValue'>;
  /** Its own dice: the same turn with the same dice gets the same answer. */
  readonly roll: Dice;
}

/** What a seat is asked, as it sees it. */
export type SeenAsk = NonNullable<SeenDecision['ask']>;

/** A player that is no person: from a turn to an answer that is legal. */
export type Bot = (turn: BotTurn) => Answer;

/** An answer, and what the bot means to do after it in the turn. */
export interface PlannedAnswer {
  readonly answer: Answer;
  /** Absent where the bot plans nothing, or had nothing to compare. */
  readonly acts?: readonly PlannedAct[];
}

const never = (): boolean => false;

/** What a seat of a match would be given to decide by, or undefined if it is not asked. Without `stops` it takes all the time it wants. */
export function botTurn(match: PlayableMatch, seat: Seat, roll: Dice, stops: Partial<Stops> = {}): BotTurn | undefined {
  const decision = match.pending(seat);
  if (decision?.ask === undefined) return undefined;
  return {
    seat,
    view: match.view(seat),
    decision,
    ask: decision.ask,
    fork: (seed) => match.fork(seat, seed),
    branch: (seed, weights) => match.branch(seat, seed, weights),
    ...(match.game.tutorial && { tutorial: match.game.tutorial }),
    roll,
    isVoid: never,
    isLate: never,
    ...stops,
  };
}
