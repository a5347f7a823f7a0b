import type { Outcome, Problem, Seat, SeenDecision, View } from '@crupier/kernel';
import type { ToldLine } from '@crupier/protocol';
import type { Race } from './race-lines.ts';
import type { LogLine } from './log-lines.ts';
import type { SaidQuestion } from './say-question.ts';
import type { ReadTable } from './sections.ts';

/** A question as it stands before the person who is asked. */
export interface Asked {
  readonly seat: Seat;
  readonly open: SeenDecision;
  readonly view: View;
  readonly table: ReadTable;
  readonly question: SaidQuestion;
}

/** What a match is called and where it is kept. */
export interface MatchNames {
  readonly game: string;
  readonly seed: string;
  /** The journal's file. */
  readonly journal: string;
  readonly players: readonly string[];
}

/** How a match was left: over, or to be gone on with. */
export interface Ending {
  readonly names: MatchNames;
  readonly outcome: Outcome | undefined;
  /** The outcome in words; empty where there is none. */
  readonly text: string;
  readonly entries: number;
  /** How it came about; absent while it goes on. */
  readonly race: Race | undefined;
}

/** Lists that a person asked for. */
export type ListKind = 'after' | 'log' | 'zoom' | 'why' | 'forecast' | 'rule' | 'help' | 'hint' | 'shortcut' | 'stops';

/** What shows a match to whoever sits at the keyboard, or to a program. */
export interface Face {
  readonly begin: (names: MatchNames) => void;
  /** Tells a seat what happened: the facts one by one, and the same as lines of a log. */
  readonly news: (seat: Seat, facts: readonly LogLine[], lines: readonly ToldLine[]) => void;
  /** Shows a question; with the table where much of it is new, or where the person asks to see it. */
  readonly question: (asked: Asked, withTable: boolean) => void;
  /** What stands before the line that is typed. */
  readonly prompt: (asked: Asked) => string;
  /** Says that another person is asked now. What it gives stands before the line that is typed. */
  readonly handOver: (name: string) => string;
  readonly remark: (text: string) => void;
  readonly problem: (problem: Problem) => void;
  readonly list: (kind: ListKind, lines: readonly string[]) => void;
  readonly end: (ending: Ending) => void;
}
