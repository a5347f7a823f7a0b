import { type PlayableMatch, type Result, type Seat, assert, ok } from '@crupier/kernel';
import { answerWithPlan, botTurn, diceFrom, type Hint, hintFor, hintLimits, type PlannedAnswer, type Stops } from '@crupier/bots';
import type { BotLevel } from '@crupier/protocol';
import type { RunningMatch } from '../play/running-match.ts';
import { sha256 } from '../play/seed.ts';

/** A question of a match that is to be thought about. */
export interface Question {
  /** The id of the table's match. */
  readonly table: string;
  /** For whom it is thought, by the name under which their work is counted; the table where nobody is known. */
  readonly payer?: string | undefined;
  /** The game's id, and what the match was dealt from. */
  readonly game: string;
  readonly configuration: unknown;
  readonly match: PlayableMatch;
  readonly seat: Seat;
  /** What the dice are made of: the same question with the same text gets the same answer, wherever it is thought about. */
  readonly dice: string;
}

/** A question that a bot is to answer. */
export interface BotQuestion extends Question {
  readonly level: BotLevel;
}

/** What came of thinking. Where that was cut short it is the best found so far, and says after how many milliseconds. */
export type MaybeCut<T> = T & { readonly cutMs?: number };

/** Where bots think. */
export interface Thinker {
  /** A legal answer; undefined where the question is void meanwhile, or the thinker closed. It rejects where our code is wrong. */
  readonly think: (question: BotQuestion, isVoid: AbortSignal) => Promise<MaybeCut<PlannedAnswer> | undefined>;
  /** What a planner advises the seat; undefined as in `think`. *Errors:* `hint.failed`. */
  readonly hint: (question: Question, isVoid: AbortSignal) => Promise<Result<MaybeCut<Hint>> | undefined>;
  /** Ends all thinking. */
  readonly close: () => Promise<void>;
}

/**
 * The question that a bot's seat is asked, if it is. Its dice come from the match's seed and its present state, so that the same
 * position is answered the same after a restart or an undo.
 */
export function botQuestion(
  table: string,
  { match, now, head }: RunningMatch,
  { seat, level }: { readonly seat: Seat; readonly level: BotLevel },
): BotQuestion | undefined {
  const { start } = head;
  if (match.pending(seat)?.ask === undefined) return undefined;
  const dice = sha256(`${start.seed} bot ${seat} ${now.hash}`);
  return { table, game: start.game, configuration: start.configuration, match, seat, level, dice };
}

/** What is asked, wherever the match lies. */
export type Asked = Pick<Question, 'seat' | 'dice'>;

/**
 * A bot's answer to its question in a match. What a level looks at is bounded by counts, so that it answers the same on every machine unless
 * `stops` end it early.
 */
export function answerOf(
  match: PlayableMatch,
  { seat, dice, level }: Asked & Pick<BotQuestion, 'level'>,
  stops?: Partial<Stops>,
): PlannedAnswer {
  const turn = botTurn(match, seat, diceFrom(dice), stops);
  assert(turn !== undefined, 'A bot is asked where its seat is.');
  return answerWithPlan(level, turn);
}

/** What a planner advises a seat that is asked. It sees no more of the match than the seat, and `stops` are as in `answerOf`. */
export function hintOf(match: PlayableMatch, { seat, dice }: Asked, stops?: Partial<Stops>): Hint {
  const turn = botTurn(match, seat, diceFrom(dice), stops);
  assert(turn !== undefined, 'A seat is given a hint where it is asked.');
  return hintFor(turn, hintLimits);
}

/** Bots that think in the midst of everything else, for as long as they want: where nobody else waits, as in the terminal. */
export const thinkerHere: Thinker = {
  think: async ({ match, ...asked }, isVoid) => (isVoid.aborted ? undefined : answerOf(match, asked)),
  hint: async ({ match, ...asked }, isVoid) => (isVoid.aborted ? undefined : ok(hintOf(match, asked))),
  close: async () => undefined,
};

/** The same thinker, for whoever pays for a table when a question is asked. */
export function thinkerFor({ think, hint, close }: Thinker, payer: () => string | undefined): Thinker {
  return {
    think: (question, isVoid) => think({ ...question, payer: payer() }, isVoid),
    hint: (question, isVoid) => hint({ ...question, payer: payer() }, isVoid),
    close,
  };
}
