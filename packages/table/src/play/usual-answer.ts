import type { Answer, JournalEntry, Result, Seat } from '@crupier/kernel';
import { obviousOf, passOf } from './passing.ts';
import type { RunningMatch } from './running-match.ts';

/** Gives the answer that does least to a seat's question: the obvious one, a pass, or none. Undefined where each does something. */
export function giveUsual(running: RunningMatch, seat: Seat): (() => Result<JournalEntry>) | undefined {
  const open = running.pending(seat);
  const chosen = usualAnswer(running, seat);
  return open && chosen && (() => running.answer(seat, 'policy', open.id, chosen));
}

function usualAnswer(running: RunningMatch, seat: Seat): Answer | undefined {
  const open = running.pending(seat);
  if (open?.ask === undefined) return undefined;
  const { passing } = running.match.game;
  return obviousOf(open) ?? (passing && passOf(passing, open)) ?? (open.ask.min === 0 ? [] : undefined);
}
