import { soleOption } from '../state/decision.ts';
import type { Clause, NumberRange } from '../language/effects.ts';
import { compileAmount } from '../expressions/expressions.ts';
import type { AbilityStep, ClauseCompiler } from './targets.ts';
import { contextIn } from '../match/context.ts';
import { deciderOf, setNumber } from './targets.ts';
import type { HowMuch } from './moot-targets.ts';
import { option } from '../match/program.ts';
import { type CoreState, NO_CARD } from '../state/state.ts';
import { word } from '../language/look-up.ts';

/** A number that a clause chooses. */
type ChosenNumber = readonly [name: string, range: NumberRange];

/** The numbers that a clause chooses; those that are announced with what is paid are the game's to ask for, where it announces. */
export function numbersOf<S extends CoreState>({ compiler }: ClauseCompiler<S>, { numbers = {} }: Clause): readonly ChosenNumber[] {
  return Object.entries(numbers).filter(([, { paid }]) => !(paid && compiler.manners.announces));
}

/** Choices of numbers. `limitOf` says of one how high it could matter, with what has been chosen before. */
export function numberSteps<S extends CoreState>(
  { compiler, path }: ClauseCompiler<S>,
  numbers: readonly ChosenNumber[],
  limitOf?: (name: string) => HowMuch<S> | undefined,
): AbilityStep<S>[] {
  return numbers.map(([name, { least, most }]) => {
    const slot = word(compiler.slots.numbers, name, 'number');
    const highest = compileAmount(compiler, most);
    const limit = limitOf?.(name);
    return {
      name: `${path}choose ${name}`,
      rule: 'CARD-NUMBER',
      choice: { sort: 'number', clause: path, name },
      ask: (match, frame) => {
        const count = Math.max(0, Math.min(highest(match, contextIn(frame)), limit?.(match, frame) ?? Infinity) - least) + 1;
        const options = Array.from({ length: count }, (_, at) => option('number', NO_CARD, least + at));
        return { kind: 'number', seat: deciderOf(match, contextIn(frame).seat), purpose: 'chooseNumber', options };
      },
      take: (_match, { locals }, chosen) => setNumber(locals, slot, soleOption(chosen).value),
    };
  });
}
