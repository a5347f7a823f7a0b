import type { AbilityLocals } from '../match/ability-locals.ts';
import type { Clause, Target } from '../language/effects.ts';
import { compileCondition } from '../expressions/conditions.ts';
import type { Compiler } from '../expressions/expressions.ts';
import { contextIn, type Context } from '../match/context.ts';
import type { Match } from '../match/match.ts';
import { compileActor } from '../derived/players.ts';
import { isForEach } from '../language/each-clause.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';
import type { CoreState, Frame, Seat } from '../state/state.ts';

/** The rules of texts on one choice of cards. */
export interface TargetRules<S extends CoreState> {
  /** Whether the choice is made at all. */
  readonly isMade: (match: Match<S>, frame: Frame<AbilityLocals>) => boolean;
  /** Whether the cards of an earlier time are kept, where the text is done several times. */
  readonly isKept: (match: Match<S>, { locals }: Frame<AbilityLocals>) => boolean;
  readonly chooser: (match: Match<S>, context: Context) => Seat;
  /** The least number of cards to choose, where the text says `min`. */
  readonly least: (match: Match<S>, min: number) => number;
  /** Whether so many cards are enough to choose from, where the text wants `min`. */
  readonly isEnough: (match: Match<S>, min: number, count: number) => boolean;
}

/** A choice of cards where it stands. */
interface Choice {
  readonly target: Target;
  readonly clause: Clause;
  readonly slot: number;
  /** True where the clause is done several times. */
  readonly repeats: boolean;
}

/** Compiles the rules of texts on a choice of cards. */
export function compileTargetRules<S extends CoreState>(compiler: Compiler<S>, choice: Choice): TargetRules<S> {
  const { target, clause, slot, repeats } = choice;
  const { manners } = compiler;
  const none = textRule(manners, 'TEXT-NONE');
  const number = textRule(manners, 'TEXT-NUMBER');
  const fewer = textRule(manners, 'TEXT-FEWER');
  const anew = textRule(manners, 'TEXT-ANEW');
  return {
    isMade: compileIsMade(compiler, target),
    isKept: (match, { locals }) => repeats && (locals.bound[slot] ?? []).length > 0 && !applies(match, anew),
    chooser: compileChooser(compiler, target, clause),
    least: (match, min) => {
      if (min > 1) return applies(match, number) ? min : 1;
      return target.min > 0 || applies(match, none) ? min : 1;
    },
    isEnough: (match, min, count) => count >= min || applies(match, fewer),
  };
}

/** Whether a choice is made: one with a condition only while that holds, and a late one when the text comes to it. */
function compileIsMade<S extends CoreState>(compiler: Compiler<S>, target: Target): TargetRules<S>['isMade'] {
  const { manners } = compiler;
  const holds = target.if && compileCondition(compiler, target.if);
  const isLate = manners.announces && target.late === true;
  const onlyIf = textRule(manners, 'TEXT-TARGET-IF');
  const late = textRule(manners, 'TEXT-LATE');
  return (match, frame) => {
    if (isLate && !applies(match, late)) return false;
    return holds === undefined || !applies(match, onlyIf) || holds(match, contextIn(frame));
  };
}

/** Who chooses. */
function compileChooser<S extends CoreState>(compiler: Compiler<S>, { by }: Target, clause: Clause): TargetRules<S>['chooser'] {
  const you = compileActor<S>(compiler.slots.numbers, 'you');
  if (by === undefined) return you;
  const another = compileActor<S>(compiler.slots.numbers, by);
  const rule = textRule(compiler.manners, isForEach(clause) ? 'TEXT-IN-CYCLE' : 'TEXT-BY-ANOTHER');
  return (match, context) => (applies(match, rule) ? another(match, context) : you(match, context));
}
