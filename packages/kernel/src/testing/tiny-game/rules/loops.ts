import { type Program, program, again, leave, call } from '../../../rules.ts';
import type { Tiny } from '../state/state.ts';

/** The locals of `inTurn`. */
export interface InTurnLocals {
  /** What is left: seats or cards. */
  left: readonly number[];
  /** The program called for each, with the item as its local `item`. */
  readonly each: number;
}

/** A loop over seats or cards, each in turn, as rulebooks write "each player in order". */
export const inTurn = program<Tiny, InTurnLocals>('in turn', [
  {
    name: 'the next one',
    rule: 'KERNEL-IN-TURN',
    do: (match, { locals, source, seat }) => {
      const [item, ...left] = locals.left;
      if (item === undefined) return leave;
      locals.left = left;
      call(match, match.game.programs[locals.each] as Program<Tiny, { item: number }>, { item }, { source, seat });
      return again;
    },
  },
]);
