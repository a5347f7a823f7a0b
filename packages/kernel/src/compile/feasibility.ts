import type { AbilityLocals } from '../match/ability.ts';
import type { Clause, Target } from '../language/effects.ts';
import type { Compiler } from './expressions.ts';
import { compileCondition, compileFilter, staticScope } from './expressions.ts';
import type { LoweringTables } from './tables.ts';
import { compileCould } from './needs.ts';
import type { LoweredAbility, Match } from '../match/match.ts';
import type { CardId, CoreState, Frame, Seat } from '../state/state.ts';

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

/** Whether every required target exists and some act could do something: whatever of it could happen, in the text or after it. */
export function compileCan<S extends CoreState>(
  tables: LoweringTables<S>,
  compiler: Compiler<S>,
  clause: Clause,
): LoweredAbility<S>['canDo'] {
  const mayBegin = compileBegin(tables, compiler, clause);
  const open = { targets: Object.entries(clause.targets ?? {}), players: clause.players };
  const could = compileCould({ tables, compiler, path: '' }, clause, open, 'atAll');
  const after = [clause.next, ...(clause.modes ?? [])].flatMap((each) => (each === undefined ? [] : [compileCan(tables, compiler, each)]));
  return (match, self) => mayBegin(match, self) && (could(match, askingFrame(match, self)) || after.some((can) => can(match, self)));
}

/** Whether every required target of a clause exists, and its condition holds: then it may be announced, whatever it would do. */
export function compileBegin<S extends CoreState>(
  tables: LoweringTables<S>,
  compiler: Compiler<S>,
  clause: Clause,
): LoweredAbility<S>['canDo'] {
  const needed = Object.values(clause.targets ?? {})
    .filter((target) => target.min > 0)
    .map((target) => ({ candidates: compileTargets(tables, target), isMeant: target.if && compileCondition(compiler, target.if) }));
  const holds = clause.if && clause.else === undefined ? compileCondition(compiler, clause.if) : undefined;
  const modes = tables.words.announces ? (clause.modes ?? []).map((mode) => compileBegin(tables, compiler, mode)) : [];
  return (match, self) => {
    if (modes.length > 0 && !modes.some((can) => can(match, self))) return false;
    const scope = staticScope(match, self);
    if (holds !== undefined && !holds(match, scope)) return false;
    return needed.every(({ candidates, isMeant }) => isMeant?.(match, scope) === false || candidates(match, self, scope.seat).length > 0);
  };
}

/** A frame in which an ability that does not run is asked what it could do. */
function askingFrame<S extends CoreState>(match: Match<S>, self: CardId): Frame<AbilityLocals> {
  const { seat, locals } = staticScope(match, self);
  return { program: -1, step: 0, source: self, seat, locals };
}
