import type { Ability } from '../language/effects.ts';
import { typesAskedFor } from '../language/resource-words.ts';
import type { Context } from '../match/context.ts';
import type { Match } from '../match/match.ts';
import type { CostPlace } from '../state/payment.ts';
import { assert } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import { compileAmount, type Compiler } from './expressions.ts';

const NO_PLACES: readonly CostPlace[] = [];

/** The places of what an ability costs in resources, as many resources as its amounts say; those that want none are left out. */
export function compileResourceCost<S extends CoreState>(
  compiler: Compiler<S>,
  ability: Ability,
): (match: Match<S>, context: Context) => readonly CostPlace[] {
  const costs = 'resources' in ability && ability.resources !== undefined ? ability.resources : [];
  if (costs.length === 0) return () => NO_PLACES;
  const { resources } = compiler.words;
  assert(resources !== undefined, 'A game whose abilities cost resources names their types.');
  const places = costs.map(({ type, count }) => ({
    name: type,
    types: typesAskedFor(resources, type),
    count: compileAmount(compiler, count),
  }));
  return (match, context) =>
    places.flatMap(({ name, types, count }) => {
      const wanted = count(match, context);
      return wanted > 0 ? [{ name, types, count: wanted }] : [];
    });
}
