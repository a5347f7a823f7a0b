import type { Language } from '@crupier/kernel';
import type { RuleGame } from '../rule-row.ts';

/** A scenario of a game that plays an answer. */
export interface AnswerScenario {
  /** The file in the game's `scenarios` folder, without `.scenario.json`. */
  readonly file: string;
  readonly name: string;
}

/** What an answer rests on. */
export interface AnswerSource {
  /** Ids of the ledger, the one that says it most plainly first. */
  readonly rules: readonly [string, ...(readonly string[])];
  readonly scenario: AnswerScenario;
}

/** An answer as readers of one language see it. */
export interface AnswerText {
  /** The question, and after it the same in other words: the verdict answers each of them. */
  readonly asked: readonly [string, string, ...(readonly string[])];
  /** One word to three. */
  readonly verdict: string;
  /** One plain sentence or two. */
  readonly why: string;
}

/** A question about the rules of a game, answered by hand. */
export interface Answer extends AnswerSource {
  readonly game: RuleGame;
  /** What it is called in its files. */
  readonly key: string;
  readonly texts: Readonly<Record<Language, AnswerText>>;
}
