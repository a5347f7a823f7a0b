import type { SeriesScore } from './series.ts';
import type { Seat } from './state.ts';

/** An option by what it is, never by its place in a list: it survives a change in how options are listed. */
export type Chosen = readonly [verb: string, card: number, value: number];

/** Who gave an answer: a person, the policy that gives obvious answers, or a bot. */
export type AnsweredBy = 'person' | 'policy' | 'bot';

/** One line of a journal. `hash` is the state's after it. */
export type JournalEntry =
  | {
      readonly kind: 'answer';
      readonly seat: Seat;
      readonly by: AnsweredBy;
      /** The question answered. */
      readonly decision: number;
      readonly chosen: readonly Chosen[];
      readonly hash: string;
    }
  /** Back to the state after so many entries; everything later is undone, the random stream too. */
  | { readonly kind: 'undo'; readonly to: number; readonly hash: string }
  /** The seat leaves or concedes. */
  | { readonly kind: 'leave'; readonly seat: Seat; readonly hash: string }
  /** The seats agree that the match is a draw. */
  | { readonly kind: 'draw'; readonly seats: readonly Seat[]; readonly hash: string };

/** An entry that plays: an undo leads back to a moment and plays nothing. */
export type PlayedEntry = Exclude<JournalEntry, { readonly kind: 'undo' }>;

/** How a journal begins: enough to deal the match again. */
export interface JournalStart {
  readonly format: 1;
  readonly game: string;
  /** The engine's version. */
  readonly engine: string;
  /** Of the cards this match can use. Where it differs, the journal may replay differently. */
  readonly definitions: string;
  /** The game's own configuration: decks and options. */
  readonly configuration: unknown;
  /** The series that it is a game of, as it stood before; absent for a game by itself. */
  readonly series?: SeriesScore;
  /** 64 hexadecimal digits: the key of the random stream. */
  readonly seed: string;
  readonly hash: string;
}

/** The one record of a match: replay, undo, recovery and proof of fairness are all read from it. */
export interface Journal {
  readonly start: JournalStart;
  readonly entries: readonly JournalEntry[];
}

/** An answer as a journal keeps it. */
export type AnsweredEntry = JournalEntry & { readonly kind: 'answer' };
