import { innerClauses } from '../language/inner-clauses.ts';
import { word } from '../language/look-up.ts';
import type { Clause } from '../language/effects.ts';
import { textRule } from '../language/text-rules.ts';
import { applies } from '../state/site.ts';
import type { CoreState } from '../state/state.ts';
import { setNumber, type AbilityStep, type ClauseCompiler } from './targets.ts';

/** Whether a clause, or one inside it, repeats the text. */
export function repeats(clause: Clause): boolean {
  return clause.again !== undefined || innerClauses(clause).some(([inner]) => repeats(inner));
}

/** Where a repeated text begins anew. */
export const START = 'from the start';
/** Where its acts begin. */
export const BEGIN = 'begin';

/** "Repeat this effect", or once more what stands before. */
export function againStep<S extends CoreState>(
  { compiler, tables, path }: ClauseCompiler<S>,
  again: NonNullable<Clause['again']>,
): AbilityStep<S> {
  if (again === 'effect') {
    const mayRepeat = tables.manners.mayRepeat ?? ((): boolean => true);
    const inFull = textRule(compiler.manners, 'TEXT-AGAIN-IN-FULL');
    return {
      name: `${path}repeat`,
      rule: 'CARD-REPEAT',
      do: (match, { source }) => {
        if (!mayRepeat(match, source)) return undefined;
        return applies(match, inFull) ? START : BEGIN;
      },
    };
  }
  const slot = word(compiler.slots.numbers, `${path}repeated`, 'number');
  const once = textRule(compiler.manners, 'TEXT-REPEATED-ONCE');
  return {
    name: `${path}repeat what precedes`,
    rule: 'CARD-PRECEDING',
    do: (match, { locals }) => {
      if ((locals.numbers[slot] ?? 0) > 0 && applies(match, once)) return undefined;
      setNumber(locals, slot, 1);
      return START;
    },
  };
}

/**
 * "You may pay 1 to repeat the preceding effect": what is offered for the repetition precedes it in the text, and yet is no part of
 * the effect that is repeated. It is offered once.
 */
export function offeredOnceSteps<S extends CoreState>({ compiler, path }: ClauseCompiler<S>, clause: Clause): AbilityStep<S>[] {
  if (clause.may !== true || clause.ifDone?.again !== 'preceding') return [];
  const slot = word(compiler.slots.numbers, `${path}then repeated`, 'number');
  const once = textRule(compiler.manners, 'TEXT-REPEATED-ONCE');
  return [
    {
      name: `${path}offered once`,
      rule: 'CARD-PRECEDING',
      do: (match, { locals }) => ((locals.numbers[slot] ?? 0) > 0 && applies(match, once) ? `${path}next` : undefined),
    },
  ];
}
