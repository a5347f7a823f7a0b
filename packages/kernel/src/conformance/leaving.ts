import type { Match } from '../match/match.ts';
import { pending } from '../match/match.ts';
import type { Dice } from '../state/dice.ts';
import { randomAnswer } from '../answers/random-play.ts';
import { assert } from '../state/result.ts';
import type { CoreState, Seat } from '../state/state.ts';
import { checkState } from './consistency.ts';
import { checkDecision } from './decisions.ts';
import type { Subject } from './subject.ts';
import { viewersOf } from './subject.ts';
import { answer, command, matchOn } from '../events/machine.ts';

/** How it is tried to leave. */
export interface LeavingOptions {
  readonly roll: Dice;
  /** How many answers are given after it. */
  readonly steps: number;
}

/**
 * Lets each seat leave in the midst of whatever is being asked, in a copy of the match, and goes on for a while: nobody who has left is
 * asked, and every question can be answered. Nothing is tried where nobody can leave.
 */
export function leaveInCopies<S extends CoreState>(subject: Subject<S>, match: Match<S>, options: LeavingOptions): void {
  const { leave } = subject;
  if (leave === undefined) return;
  for (const seat of viewersOf(match).slice(0, -1)) leaveInCopy({ ...subject, leave }, match, seat, options);
}

function leaveInCopy<S extends CoreState>(
  { game, leave, words }: Subject<S> & Required<Pick<Subject<S>, 'leave'>>,
  match: Match<S>,
  seat: Seat,
  { roll, steps }: LeavingOptions,
): void {
  const copy = matchOn(game, game.clone(match.state));
  try {
    command(copy, leave, {}, seat);
    checkState(copy);
    for (let step = 0; step < steps; step++) {
      const open = pending(copy);
      if (open === undefined) return;
      assert(
        open.asks.every((ask) => ask.seat !== seat),
        `Who has left is asked ${open.purpose}.`,
      );
      checkDecision(copy, open, words);
      const [asked, chosen] = randomAnswer(open, roll);
      const refusal = answer(copy, asked, chosen);
      assert(refusal === undefined, `A legal answer is refused: ${refusal}.`);
      checkState(copy);
    }
  } catch (problem) {
    throw new Error(`After seat ${seat} has left at ${match.state.pending?.purpose}: ${String(problem)}`, { cause: problem });
  }
}
