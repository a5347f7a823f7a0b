import { callHeard } from '../../events/pipeline.ts';
import type { Program } from '../../match/match.ts';
import { program } from '../../match/make-program.ts';
import type { Heard } from '../../match/listener-index.ts';
import { again, leave, option } from '../../match/program.ts';
import { call } from '../../match/stack.ts';
import { assert } from '../../state/result.ts';
import type { Seat } from '../../state/state.ts';
import { NO_CARD } from '../../state/state.ts';
import type { Tiny } from './state.ts';

/** Simultaneous mandatory abilities: one seat says which resolves next, until none is left. */
export interface OneByOneLocals {
  waiting: readonly Heard[];
  readonly orderer: Seat;
}

/** Abilities that were set off together resolve one by one. */
export const oneByOne = program<Tiny, OneByOneLocals>('resolve one by one', [
  {
    name: 'say which is next',
    rule: 'TINY-ORDER',
    ask: (_match, { locals: { waiting, orderer } }) => {
      if (waiting.length === 0) return undefined;
      const options = waiting.map(({ self }, at) => option('resolve', self, at));
      return { kind: 'next', seat: orderer, purpose: 'whichAbilityNext', source: NO_CARD, options, obviousIfOne: true };
    },
    take: (match, { locals }, [chosen]) => {
      const next = locals.waiting[chosen?.value ?? 0];
      assert(next !== undefined, 'What resolves next was waiting.');
      locals.waiting = locals.waiting.filter((each) => each !== next);
      callHeard(match, next);
      return again;
    },
  },
]);

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
