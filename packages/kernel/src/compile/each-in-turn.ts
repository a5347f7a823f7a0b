import type { AbilityLocals } from '../match/ability-locals.ts';
import { compileCondition } from '../expressions/conditions.ts';
import { contextIn } from '../match/context.ts';
import { eachOf } from '../derived/players.ts';
import type { EachClause } from '../language/each-clause.ts';
import type { Act, Clause } from '../language/effects.ts';
import { compileDoing } from './act-parts.ts';
import { verbOf } from './deeds.ts';
import { innerClauses } from '../language/inner-clauses.ts';
import { word } from '../language/look-up.ts';
import type { Match } from '../match/match.ts';
import { option } from '../match/program.ts';
import type { CoreState, Frame, Seat } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { setNumber } from './targets.ts';

/**
 * Steps that one player after the other follows to their end, from their own point of view. Where they ask something, or an act depends on
 * the order, whoever orders the players says before each who is next: see `PlayerPolicy.ordersEach`, `VerbOn.dependsOnOrder`. Where nobody
 * does, or nothing depends on it, turn order says it.
 */
export function inTurnSteps<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  clause: EachClause,
  steps: readonly AbilityStep<S>[],
): AbilityStep<S>[] {
  const { path, compiler } = clauseCompiler;
  const isMeant = clause.eachIf && compileCondition(compiler, clause.eachIf);
  const asked = word(compiler.slots.numbers, `${path}asked`, 'number');
  const next = `${path}who is next`;
  const end = `${path}no player is left`;
  const left = (match: Match<S>, frame: Frame<AbilityLocals>): readonly Seat[] => {
    const before = frame.locals.numbers[asked] ?? 0;
    const players = eachOf(match, frame.seat, clause.each).filter((seat) => (before & (1 << seat)) === 0);
    return isMeant === undefined ? players : players.filter((point) => isMeant(match, contextIn(seenFrom(frame, point))));
  };
  const matters = compileOrderMatters(clauseCompiler, clause, steps);
  const isOrdered = matters !== undefined;
  const toOrder = (match: Match<S>, frame: Frame<AbilityLocals>): readonly Seat[] => {
    const seats = left(match, frame);
    return matters?.(match, frame, seats) === true ? seats : [];
  };
  const chosen = word(compiler.slots.numbers, `${path}chosen`, 'number');
  return [
    ...(isOrdered ? [whoIsNext(next, chosen, toOrder)] : []),
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

type OrderMatters<S extends CoreState> = (match: Match<S>, frame: Frame<AbilityLocals>, seats: readonly Seat[]) => boolean;

/** Compiles whether the order of some players matters: always where the steps ask something, otherwise as the verbs say; undefined where it never does. */
function compileOrderMatters<S extends CoreState>(
  clauseCompiler: ClauseCompiler<S>,
  { next: _, ...own }: EachClause,
  steps: readonly AbilityStep<S>[],
): OrderMatters<S> | undefined {
  if (steps.some((step) => 'ask' in step)) return () => true;
  const acts = actsIn(own).flatMap((act) => {
    const { dependsOnOrder } = verbOf<S>(clauseCompiler.tables, act);
    return dependsOnOrder === undefined ? [] : [{ dependsOnOrder, doing: compileDoing<S>(clauseCompiler, act) }];
  });
  if (acts.length === 0) return undefined;
  return (match, frame, seats) =>
    acts.some(({ dependsOnOrder, doing }) =>
      dependsOnOrder(
        match,
        seats.flatMap((seat) => doing.deeds(match, seenFrom(frame, seat), seat)),
      ),
    );
}

/** The acts of a clause and of those inside it. */
function actsIn(clause: Clause): readonly Act[] {
  return [...clause.do, ...innerClauses(clause).flatMap(([inner]) => actsIn(inner))];
}

/** Whoever orders the players says which of those who are left is next, where their order matters; the seat, counted from 1, is kept among the numbers. */
function whoIsNext<S extends CoreState>(
  name: string,
  slot: number,
  toOrder: (match: Match<S>, frame: Frame<AbilityLocals>) => readonly Seat[],
): AbilityStep<S> {
  return {
    name,
    rule: 'CARD-NEXT-PLAYER',
    ask: (match, frame) => {
      const decider = match.game.players.ordersEach?.(match);
      if (decider === undefined) return undefined;
      const seats = toOrder(match, frame);
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
