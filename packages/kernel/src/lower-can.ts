import type { LoweredAbility } from './ability.ts';
import type { Clause, Target } from './effects.ts';
import type { Compiler } from './expressions.ts';
import { compileCondition, compileFilter, staticScope } from './expressions.ts';
import type { LoweringTables } from './lower.ts';
import type { Match } from './match.ts';
import type { CardId, CoreState, Seat } from './state.ts';

/** The cards that a target could be; where a game announces, those that may be targeted. */
export function compileTargets<S extends CoreState>(
  { words }: LoweringTables<S>,
  target: Target,
): (match: Match<S>, self: CardId, seat: Seat) => readonly CardId[] {
  // Of a player who is yet to be chosen it may be anybody's.
  const cards = compileFilter(words, target.of === undefined ? target : { ...target, whose: 'any' });
  const mayTarget = words.announces && !target.late ? words.mayTarget : undefined;
  if (mayTarget === undefined) return (match, self, seat) => cards(match, seat, self);
  return (match, self, seat) => cards(match, seat, self).filter((card) => mayTarget(match, { card, source: self, seat }));
}

/** Whether every required target exists and some verb could do something. */
export function compileCan<S extends CoreState>(
  tables: LoweringTables<S>,
  compiler: Compiler<S>,
  clause: Clause,
): LoweredAbility<S>['canDo'] {
  const needed = Object.values(clause.targets ?? {})
    .filter((target) => target.min > 0)
    .map((target) => compileTargets(tables, target));
  const holds = clause.if && clause.else === undefined ? compileCondition(compiler, clause.if) : undefined;
  const modes = tables.words.announces ? (clause.modes ?? []).map((mode) => compileCan(tables, compiler, mode)) : [];
  return (match, self) => {
    if (modes.length > 0 && !modes.some((can) => can(match, self))) return false;
    const scope = staticScope(match, self);
    if (holds !== undefined && !holds(match, scope)) return false;
    return needed.every((candidates) => candidates(match, self, scope.seat).length > 0);
  };
}
