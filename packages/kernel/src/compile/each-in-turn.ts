import type { AbilityLocals } from '../match/ability-locals.ts';
import { compileCondition } from '../expressions/conditions.ts';
import { contextIn } from '../match/context.ts';
import { eachOf } from '../derived/players.ts';
import type { EachClause } from '../language/each-clause.ts';
import { word } from '../language/look-up.ts';
import type { Match } from '../match/match.ts';
import { option } from '../match/program.ts';
import type { CoreState, Frame, Seat } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { setNumber } from './targets.ts';

/**
 * Steps that one player after the other follows to their end, from their own point of view. Where they ask something, whoever orders the
 * players says before each who is next: see `PlayerPolicy.ordersEach`. Where nobody does, or nothing is asked, turn order says it.
 */
export function inTurnSteps<S extends CoreState>(
  { path, compiler }: ClauseCompiler<S>,
  clause: EachClause,
  steps: readonly AbilityStep<S>[],
): AbilityStep<S>[] {
  const isMeant = clause.eachIf && compileCondition(compiler, clause.eachIf);
  const asked = word(compiler.slots.numbers, `${path}asked`, 'number');
  const next = `${path}who is next`;
  const end = `${path}no player is left`;
  const left = (match: Match<S>, frame: Frame<AbilityLocals>): readonly Seat[] => {
    const before = frame.locals.numbers[asked] ?? 0;
    const players = eachOf(match, frame.seat, clause.each).filter((seat) => (before & (1 << seat)) === 0);
    return isMeant === undefined ? players : players.filter((point) => isMeant(match, contextIn(seenFrom(frame, point))));
  };
  const isOrdered = steps.some((step) => 'ask' in step);
  const chosen = word(compiler.slots.numbers, `${path}chosen`, 'number');
  return [
    ...(isOrdered ? [whoIsNext(next, chosen, left)] : []),
    {
      name: isOrdered ? `${path}the next player` : next,
      rule: 'CARD-EACH',
      do: (match, frame) => {
        const { locals } = frame;
        const said = (locals.numbers[chosen] ?? 0) - 1;
        const player = said >= 0 ? said : left(match, frame)[0];
        setNumber(locals, chosen, 0);
        setNumber(locals, asked, player === undefined ? 0 : (locals.numbers[asked] ?? 0) | (1 << player));
        locals.point = player;
        return player === undefined ? end : undefined;
      },
    },
    ...steps,
    { name: `${path}on to the next player`, rule: 'CARD-EACH', do: () => next },
    { name: end, rule: 'CARD-EACH', do: () => undefined },
  ];
}

/** Whoever orders the players says which of those who are left is next; the seat, counted from 1, is kept among the numbers. */
function whoIsNext<S extends CoreState>(
  name: string,
  slot: number,
  left: (match: Match<S>, frame: Frame<AbilityLocals>) => readonly Seat[],
): AbilityStep<S> {
  return {
    name,
    rule: 'CARD-NEXT-PLAYER',
    ask: (match, frame) => {
      const decider = match.game.players.ordersEach?.(match);
      if (decider === undefined) return undefined;
      const seats = left(match, frame);
      if (seats.length < 2) return undefined;
      return { kind: 'next', seat: decider, purpose: 'nextPlayer', options: seats.map((seat) => option('player', NO_CARD, seat)) };
    },
    take: (_match, { locals }, [said]) => setNumber(locals, slot, (said?.value ?? -1) + 1),
  };
}

/** The same frame from the point of view of a player. */
function seenFrom(frame: Frame<AbilityLocals>, point: Seat): Frame<AbilityLocals> {
  return { ...frame, locals: { ...frame.locals, point } };
}
