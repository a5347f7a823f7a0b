import type { Act, Amount, Clause } from './effects.ts';

/** A number that a text says as "up to 2" where it says the act that is done with it. */
export interface NumberUpTo {
  readonly name: string;
  readonly most: number;
  readonly act: Act;
}

/** Numbers from 0 that only one act of a clause is done with: each is said there as "up to 2". */
export function numbersUpTo(clause: Clause): readonly NumberUpTo[] {
  return Object.entries(clause.numbers ?? {}).flatMap(([name, { least, most, paid }]): NumberUpTo[] => {
    const uses = JSON.stringify(clause).split(JSON.stringify({ kind: 'number', name })).length - 1;
    const act = clause.do.find(({ amount }) => isNumber(amount, name));
    const isUpTo = act !== undefined && typeof most === 'number' && least === 0 && !paid && uses === 1;
    return isUpTo ? [{ name, most, act }] : [];
  });
}

/** Those of them that are done to cards which the clause chooses: these come first, as the text says them. */
export function numbersAfterTargets(clause: Clause): readonly NumberUpTo[] {
  const { targets = {} } = clause;
  return numbersUpTo(clause).filter(({ act: { on } }) => on?.kind === 'bound' && on.name in targets);
}

function isNumber(amount: Amount | undefined, name: string): boolean {
  return typeof amount === 'object' && amount.kind === 'number' && amount.name === name;
}
