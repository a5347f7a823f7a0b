import { type Answer, type PlayableMatch, type Seat, assert } from '@crupier/kernel';
import { bots, botTurn, diceFrom, type Stops } from '@crupier/bots';
import type { BotLevel } from '@crupier/protocol';
import type { RunningMatch } from '../play/running-match.ts';
import { sha256 } from '../play/seed.ts';

/** A question that a bot is to answer. */
export interface BotQuestion {
  /** The id of the table's match. */
  readonly table: string;
  /** The game's id, and what the match was dealt from. */
  readonly game: string;
  readonly configuration: unknown;
  readonly match: PlayableMatch;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** What the bot's dice are made of: the same question with the same text gets the same answer, wherever it is thought about. */
  readonly dice: string;
}

/** Where bots think. */
export interface Thinker {
  /** A legal answer; undefined where the question is void meanwhile, or the thinker closed. It rejects where our code is wrong. */
  readonly think: (question: BotQuestion, isVoid: AbortSignal) => Promise<Answer | undefined>;
  /** Ends all thinking. */
  readonly close: () => Promise<void>;
}

/**
 * The question that a bot's seat is asked, if it is. Its dice come from the match's seed and its present state, so that the same
 * position is answered the same after a restart or an undo.
 */
export function botQuestion(table: string, { match, now, head }: RunningMatch, seat: Seat): BotQuestion | undefined {
  const { seats, start } = head;
  const record = seats[seat];
  if (record?.kind !== 'bot' || match.pending(seat)?.ask === undefined) return undefined;
  const dice = sha256(`${start.seed} bot ${seat} ${now.hash}`);
  return { table, game: start.game, configuration: start.configuration, match, seat, level: record.level, dice };
}

/** What a bot is asked, wherever its match lies. */
export type Asked = Pick<BotQuestion, 'seat' | 'level' | 'dice'>;

/**
 * A bot's answer to its question in a match. What a level looks at is bounded by counts, so that it answers the same on every machine unless
 * `stops` end it early.
 */
export function answerOf(match: PlayableMatch, { seat, level, dice }: Asked, stops?: Partial<Stops>): Answer {
  const turn = botTurn(match, seat, diceFrom(dice), stops);
  assert(turn !== undefined, 'A bot is asked where its seat is.');
  return bots[level](turn);
}

/** Bots that think in the midst of everything else, for as long as they want: where nobody else waits, as in the terminal. */
export const thinkerHere: Thinker = {
  think: async ({ match, ...asked }, isVoid) => (isVoid.aborted ? undefined : answerOf(match, asked)),
  close: async () => undefined,
};
