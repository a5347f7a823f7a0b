import { again, call, leave, program, type Program, type Seat } from '@crupier/kernel/rules';
import type { Marvel, MarvelMatch } from '../state/state.ts';

/** The locals of a loop over seats or cards. */
export interface InTurnLocals {
  /** What is left: seats or cards. */
  left: readonly number[];
  /** The program called for each, with the item as its local `item`. */
  readonly each: number;
}

/** What is done for a player or a card in turn. */
export type EachProgram = Program<Marvel, { readonly item: number }>;

/** A loop over seats or cards, each in turn, as the rulebook writes "in player order". */
export const inTurn = program<Marvel, InTurnLocals>('in turn', [
  {
    name: 'the next one',
    rule: 'MC-PLAYER-ORDER-1 MC-LTP-17',
    do: (match, { locals }) => {
      const [item, ...left] = locals.left;
      if (item === undefined) return leave;
      locals.left = left;
      call(match, match.game.programs[locals.each] as EachProgram, { item });
      return again;
    },
  },
]);

/** Does something for each of several seats or cards. The last act of a step. */
export function forEach(match: MarvelMatch, each: { readonly id: number }, left: readonly Seat[]): void {
  if (left.length > 0) call(match, inTurn, { left, each: each.id });
}
