import { askingFrame } from '../match/context.ts';
import type { Clause, Target } from '../language/effects.ts';
import { compileCondition } from '../expressions/conditions.ts';
import type { Compiler, Expression } from '../expressions/expressions.ts';
import { compileFilter } from '../expressions/filters.ts';
import type { CompileTables } from '../expressions/tables.ts';
import { compileAffects, compileCould } from './needs.ts';
import type { CompiledAbility } from '../match/match.ts';
import type { CardId, CoreState } from '../state/state.ts';

/** The cards that a target could be; where a game announces, those that may be targeted. */
export function compileTargets<S extends CoreState>(tables: CompileTables<S>, target: Target): Expression<S, readonly CardId[]> {
  // Of a player who is yet to be chosen it may be anybody's.
  const cards = compileFilter(tables, target.of === undefined ? target : { ...target, whose: 'any' });
  const { manners } = tables;
  const mayTarget = manners.announces && !target.late ? manners.mayTarget : undefined;
  if (mayTarget === undefined) return (match, context) => cards(match, context);
  return (match, context) => cards(match, context).filter((card) => mayTarget(match, { card, source: context.self, seat: context.seat }));
}

/** Whether every required target exists and some act could do something: whatever of it could happen, in the text or after it. */
export function compileCan<S extends CoreState>(
  tables: CompileTables<S>,
  compiler: Compiler<S>,
  clause: Clause,
): CompiledAbility<S>['canDo'] {
  const mayBegin = compileBegin(tables, compiler, clause);
  const open = { targets: Object.entries(clause.targets ?? {}), players: clause.players };
  const could = compileCould({ tables, compiler, path: '' }, clause, open, 'any');
  const after = [clause.next, ...(clause.modes ?? [])].flatMap((each) => (each === undefined ? [] : [compileCan(tables, compiler, each)]));
  return (match, context) => mayBegin(match, context) && (could(match, askingFrame(context)) || after.some((can) => can(match, context)));
}

/** Whether every required target of a clause exists, and its condition holds: then it may be announced, whatever it would do. */
export function compileBegin<S extends CoreState>(
  tables: CompileTables<S>,
  compiler: Compiler<S>,
  clause: Clause,
): CompiledAbility<S>['canDo'] {
  const needed = Object.entries(clause.targets ?? {})
    .filter(([, target]) => target.min > 0)
    .map(([name, target]) => ({
      candidates: compileTargets(tables, target),
      isMeant: target.if && compileCondition(compiler, target.if),
      affects: compileAffects({ tables, compiler, path: '' }, clause, name),
    }));
  const holds = clause.if && clause.else === undefined ? compileCondition(compiler, clause.if) : undefined;
  const modes = tables.manners.announces ? (clause.modes ?? []).map((mode) => compileBegin(tables, compiler, mode)) : [];
  return (match, context) => {
    if (modes.length > 0 && !modes.some((can) => can(match, context))) return false;
    if (holds !== undefined && !holds(match, context)) return false;
    return needed.every(({ candidates, isMeant, affects }) => {
      if (isMeant?.(match, context) === false) return true;
      const cards = candidates(match, context);
      return affects === undefined ? cards.length > 0 : cards.some((card) => affects(match, askingFrame(context), card));
    });
  };
}
