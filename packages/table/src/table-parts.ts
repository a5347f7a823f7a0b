import type { Problem } from '@crupier/kernel';
import type { Disclosure } from './play/disclosure.ts';
import type { Looks } from './play/looks.ts';
import type { RunningMatch } from './play/running-match.ts';
import type { Talk } from './play/talk.ts';
import type { JournalStore, StoredChat } from './store/journal-store.ts';
import type { Thinker } from './thinking/thinker.ts';
import type { Ticks } from './ticks/ticks.ts';
import type { ThinkingTimes } from './waits/thinking-times.ts';

/** What a table is made from. */
export interface TableParts {
  readonly id: string;
  readonly running: RunningMatch;
  readonly store: JournalStore;
  /** Commands written before, with the entry count after each. */
  readonly commands: ReadonlyMap<string, number>;
  /** What holds of what was said before beside playing. */
  readonly talk: Talk;
  /** What was said to each other before. */
  readonly chat: readonly StoredChat[];
  /** Why the match cannot go on, if it cannot. */
  readonly problem: Problem | undefined;
  readonly pace: Pace;
  readonly ticks: Ticks;
  readonly looks: Looks;
  readonly thinker: Thinker;
  readonly disclosure: Disclosure;
  /** How long persons take to choose, at whichever table. */
  readonly times: ThinkingTimes;
  /** Entries between two stored states. */
  readonly snapshotEvery: number;
  /** Called once, when this table must not be used any more. */
  readonly onLost: () => void;
  /** Told of what went wrong without anybody having asked. */
  readonly onTrouble: (problem: Problem) => void;
}

/** How fast a table acts on its own. */
export interface Pace {
  /** Milliseconds before a forced answer is given for a person among others, in the place of a time that is drawn: for tests. */
  readonly forcedMs?: number;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Runs something later, and gives what calls it off. */
  readonly later: (ms: number, run: () => void) => () => void;
}
