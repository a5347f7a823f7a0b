import type { PlannedAnswer } from '@crupier/bots';
import type { JournalEntry, Result, Seat } from '@crupier/kernel';
import type { BotLevel } from '@crupier/protocol';
import type { Plans } from '../play/plans.ts';
import type { RunningMatch } from '../play/running-match.ts';
import { botQuestion, type MaybeCut, type Thinker } from './thinker.ts';

/** What a bot at a table needs. */
export interface BotParts {
  readonly id: string;
  readonly running: RunningMatch;
  readonly thinker: Thinker;
  readonly plans: Plans;
}

/**
 * Lets a seat's bot think beside all else, and gives what calls it off; undefined where no bot is asked. What comes of it is handed to
 * `take`, as what gives the answer and notes the plan, with whether it was called off meanwhile. It throws where our code is wrong.
 */
export function thinkBeside(
  { id, running, thinker, plans }: BotParts,
  { seat, level }: { readonly seat: Seat; readonly level: BotLevel },
  take: (give: () => Result<JournalEntry>, isVoid: () => boolean) => void,
): (() => void) | undefined {
  const question = botQuestion(id, running, { seat, level });
  if (question === undefined) return undefined;
  const stop = new AbortController();
  const isVoid = (): boolean => stop.signal.aborted;
  const give = (answered: MaybeCut<PlannedAnswer>): Result<JournalEntry> => {
    plans.note(running.match, seat, answered);
    return running.answer(seat, 'bot', running.pending(seat)?.id ?? -1, answered.answer);
  };
  void thinker.think(question, stop.signal).then(
    (answered) => {
      if (answered !== undefined) take(() => give(answered), isVoid);
    },
    (error: unknown) => {
      const rethrow = (): never => {
        throw error;
      };
      take(rethrow, isVoid);
    },
  );
  return () => stop.abort();
}
