import type { Problem } from '@crupier/kernel';
import { isUndecided } from '../series.ts';
import type { JournalStore } from '../store/journal-store.ts';
import { storageProblem } from '../store/storage-problem.ts';
import type { RunningMatch } from './running-match.ts';

/**
 * Whether all of a match is shown to everybody: its secret, its journal, every seat's view. It is once the match is over, and the
 * series that it is a game of is decided: before, a deck that was played in one game is hidden in the next.
 */
export interface Disclosure {
  readonly isOpen: boolean;
  /** Looks again, where it was not open yet. A store that fails leaves it closed. */
  readonly update: () => Promise<void>;
}

/** What tells whether a match may be shown. */
export interface DisclosureParts {
  readonly id: string;
  readonly running: RunningMatch;
  readonly store: Pick<JournalStore, 'find'>;
  readonly onTrouble: (problem: Problem) => void;
}

/** A disclosure that is still closed. */
export function closedDisclosure({ id, running, store, onTrouble }: DisclosureParts): Disclosure {
  let isOpen = false;
  const isOver = async (): Promise<boolean> => {
    const { outcome } = running;
    return outcome !== undefined && !(await isUndecided({ id, head: running.head, outcome }, store));
  };
  return {
    get isOpen() {
      return isOpen;
    },
    update: async () => {
      try {
        isOpen ||= await isOver();
      } catch (error) {
        onTrouble(storageProblem(error));
      }
    },
  };
}
