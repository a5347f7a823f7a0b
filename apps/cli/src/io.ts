import type { Language } from '@crupier/kernel';
import type { CoveredGame, Coverage } from '@crupier/rule-coverage';
import type { PageState } from '@crupier/server';
import type { GameShelf } from './games.ts';

/** All of the world that a command may touch, so that a test can run it without a process. */
export interface Io {
  /** Writes a result: standard output. */
  readonly out: (text: string) => void;
  /** Writes progress and remarks: standard error. */
  readonly err: (text: string) => void;
  /** Shows a prompt and reads a line; undefined when there will be no more. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Everything that comes on standard input. */
  readonly readAll: () => Promise<string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative paths start from. */
  readonly folder: string;
  readonly language: Language;
  /** Whether a person sits at a terminal: both standard input and output are one. */
  readonly isTerminal: boolean;
  /** Whether progress may redraw its line: standard error is a terminal. */
  readonly redraws: boolean;
  readonly colour: boolean;
  /** How wide the terminal is, in characters. */
  readonly columns: number;
  /** Ctrl-C, or the end of the terminal. */
  readonly interrupted: AbortSignal;
  readonly games: GameShelf;
  /** Reads how far the rules of games are proved, from the scenarios beside them. */
  readonly coverage: (games: readonly CoveredGame[]) => Promise<Coverage>;
  /** Builds the web page where it is not built yet. */
  readonly page: () => Promise<PageState>;
  /** Runs this command line again in a process of its own, and gives its standard output. */
  readonly runSelf: (args: readonly string[]) => Promise<FinishedRun>;
}

/** What a process of its own came to. */
export interface FinishedRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** From its start to its end. */
  readonly wallMs: number;
}
