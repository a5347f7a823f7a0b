import type { Hint, PlannedAnswer } from '@crupier/bots';
import type { BotLevel } from '@crupier/protocol';
import type { Asked, MaybeCut } from './thinker.ts';

/** What is wanted of a question: a bot's answer, or a hint for the person who is asked. */
export type Wish = { readonly kind: 'answer'; readonly level: BotLevel } | { readonly kind: 'hint' };

/** A question as a thread is asked it. */
export interface BotTask extends Asked {
  readonly id: number;
  readonly wish: Wish;
  readonly game: string;
  /** What the match was dealt from, where it has cards of somebody's own: only a game with those reads its states. */
  readonly configuration?: unknown;
  /** The match as the store keeps it. */
  readonly state: string;
}

/** What a thread says to a task. */
export type BotReply =
  | { readonly kind: 'answer'; readonly id: number; readonly answered: MaybeCut<PlannedAnswer> }
  | { readonly kind: 'hint'; readonly id: number; readonly hint: MaybeCut<Hint> }
  /** The thread has no such game. */
  | { readonly kind: 'unknownGame'; readonly id: number }
  /** Our code is wrong. */
  | { readonly kind: 'fault'; readonly id: number; readonly sentence: string };
