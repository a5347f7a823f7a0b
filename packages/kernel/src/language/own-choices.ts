import type { Clause, Condition } from './effects.ts';
import { conditionHas, type Search } from './search.ts';

/**
 * The condition of a clause that is asked once the clause has made its own choices, since it speaks of them: "choose a creature. If that
 * creature is stunned, …". What is done several times, or by each player, asks before: it cannot speak of what is chosen then.
 */
export function conditionAfterChoices(clause: Clause): Condition | undefined {
  if (clause.each !== undefined || clause.times !== undefined) return undefined;
  return clause.if !== undefined && conditionHas(ofChoices(clause), clause.if) ? clause.if : undefined;
}

/** The condition of a clause that can be asked before anything is chosen for it. */
export function conditionBeforeChoices(clause: Clause): Condition | undefined {
  return conditionAfterChoices(clause) === undefined ? clause.if : undefined;
}

/** What speaks of something that a clause chooses itself. */
function ofChoices({ targets = {}, numbers = {}, players = {}, words = {} }: Clause): Search {
  return {
    selector: (selector) => selector.kind === 'bound' && selector.name in targets,
    amount: (amount) =>
      (amount.kind === 'share' && amount.of in targets) ||
      (amount.kind === 'number' && amount.name in numbers) ||
      (amount.kind === 'tally' && typeof amount.of === 'object' && amount.of.player in players),
    filter: ({ of }) => of !== undefined && of.player in players,
    quality: (quality) => typeof quality === 'object' && 'chosen' in quality && quality.chosen in words,
    condition: (condition) => condition.kind === 'state' && condition.chosen !== undefined && condition.chosen in words,
  };
}
