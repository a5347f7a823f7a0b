import type { Ability, Clause } from './effects.ts';
import { abilityHas, clauseHas, type Search } from './search.ts';

/** The costs by name of which clauses and an ability ask whether they were paid. */
export function paidNames(clauses: readonly Clause[], ability: Ability | undefined): readonly string[] {
  const names: string[] = [];
  const search: Search = {
    condition: (condition) => {
      if (condition.kind === 'paid') names.push(condition.name);
      return false;
    },
  };
  for (const clause of clauses) clauseHas(search, clause);
  if (ability !== undefined) abilityHas(search, ability);
  return names;
}

/** The name of the list of cards that were chosen for a target at earlier times: see `Target.different`. */
export function earlierName(target: string): string {
  return `${target} before`;
}

/** The numbers by name that an ability reads. */
export function numbersRead(ability: Ability): readonly string[] {
  const names: string[] = [];
  const search: Search = {
    amount: (amount) => {
      if (amount.kind === 'number') names.push(amount.name);
      return false;
    },
  };
  abilityHas(search, ability);
  return names;
}

/** The names of the numbers that the texts of a card choose. */
export function numbersChosen(abilities: readonly Ability[]): readonly string[] {
  const names: string[] = [];
  const search: Search = {
    clause: ({ numbers = {} }) => {
      names.push(...Object.keys(numbers));
      return false;
    },
  };
  for (const ability of abilities) abilityHas(search, ability);
  return names;
}
