import { askingFrame } from '../match/context.ts';
import type { Clause, Target } from '../language/effects.ts';
import { compileCondition } from '../expressions/conditions.ts';
import type { Compiler, Expression } from '../expressions/expressions.ts';
import { compileFilter } from '../expressions/filters.ts';
import type { CompileTables } from '../expressions/tables.ts';
import { compileAffects, compileCould } from './needs.ts';
import type { CompiledAbility } from '../match/match.ts';
import type { CardId, CoreState } from '../state/state.ts';
import { conditionBeforeChoices } from '../language/own-choices.ts';

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
  const { holds, hasTargets } = compileBeginning(tables, compiler, clause);
  const targets = Object.entries(clause.targets ?? {});
  const could = compileCould({ tables, compiler, path: '' }, clause, { targets, players: clause.players }, 'any');
  // Where no rules of targets hold, and all are looked for from the same point of view, what could be done has found them.
  const hasFoundThem = tables.manners.mayTarget === undefined && targets.every(([, { of }]) => of === undefined);
  const after = [clause.next, ...(clause.modes ?? [])].flatMap((each) => (each === undefined ? [] : [compileCan(tables, compiler, each)]));
  return (match, context) => {
    if (!holds(match, context)) return false;
    if (could(match, askingFrame(context))) return hasFoundThem || hasTargets(match, context);
    return after.length > 0 && hasTargets(match, context) && after.some((can) => can(match, context));
  };
}

/** Whether every required target of a clause exists, and its condition holds: then it may be announced, whatever it would do. */
export function compileBegin<S extends CoreState>(
  tables: CompileTables<S>,
  compiler: Compiler<S>,
  clause: Clause,
): CompiledAbility<S>['canDo'] {
  const { holds, hasTargets } = compileBeginning(tables, compiler, clause);
  return (match, context) => holds(match, context) && hasTargets(match, context);
}

/** What must be so where a clause begins. */
interface Beginning<S extends CoreState> {
  /** One of its modes may be announced, and its condition holds. */
  readonly holds: CompiledAbility<S>['canDo'];
  /** Every required target exists. */
  readonly hasTargets: CompiledAbility<S>['canDo'];
}

function compileBeginning<S extends CoreState>(tables: CompileTables<S>, compiler: Compiler<S>, clause: Clause): Beginning<S> {
  const needed = Object.entries(clause.targets ?? {})
    .filter(([, target]) => target.min > 0)
    .map(([name, target]) => ({
      candidates: compileTargets(tables, target),
      isMeant: target.if && compileCondition(compiler, target.if),
      affects: compileAffects({ tables, compiler, path: '' }, clause, name),
    }));
  const asked = clause.else === undefined ? conditionBeforeChoices(clause) : undefined;
  const condition = asked && compileCondition(compiler, asked);
  const modes = tables.manners.announces ? (clause.modes ?? []).map((mode) => compileBegin(tables, compiler, mode)) : [];
  return {
    holds: (match, context) =>
      (modes.length === 0 || modes.some((can) => can(match, context))) && (condition === undefined || condition(match, context)),
    hasTargets: (match, context) =>
      needed.every(({ candidates, isMeant, affects }) => {
        if (isMeant?.(match, context) === false) return true;
        const cards = candidates(match, context);
        return affects === undefined ? cards.length > 0 : cards.some((card) => affects(match, askingFrame(context), card));
      }),
  };
}
