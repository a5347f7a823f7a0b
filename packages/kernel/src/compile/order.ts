import type { CompileTables } from '../expressions/tables.ts';
import type { Ability, Act } from '../language/effects.ts';
import { abilityHas, type Search } from '../language/search.ts';
import type { CoreState } from '../state/state.ts';
import { verbOf } from './deeds.ts';

const theEvent: Search = { selector: ({ kind }) => kind === 'event', amount: ({ kind }) => kind === 'eventAmount' };

/** Whether a text speaks of the event that set it off: "that card", "that much". */
export function speaksOfEvent(ability: Ability): boolean {
  return abilityHas(theEvent, ability);
}

/**
 * The facts that an ability raises, by kind, where all it does is to add fixed amounts: it costs nothing, asks nothing, looks at nothing.
 * Undefined for any other.
 */
export function additionsOf<S extends CoreState>(tables: CompileTables<S>, data: Ability): readonly number[] | undefined {
  if (data.kind !== 'triggered' || !data.forced || isUsedOrEnds(data)) return undefined;
  const { do: acts, ...more } = data.clause;
  if (Object.values(more).some((part) => part !== undefined)) return undefined;
  const facts = acts.map((deed) => (isFixed(deed) ? verbOf(tables, deed).adds : undefined));
  if (facts.includes(undefined)) return undefined;
  return facts.flatMap((names) => names?.map((name) => tables.factKind(name)) ?? []);
}

/** Whether using it takes anything, or it is there for one use only. */
function isUsedOrEnds({ cost, resources, price, limit, once }: Ability & { readonly kind: 'triggered' }): boolean {
  return [cost, resources, price, limit, once].some((part) => part !== undefined);
}

/** Whether an act says nothing but a verb, a fixed amount, and players that need not be chosen. */
function isFixed({ verb: _, amount, who, ...more }: Act): boolean {
  if (Object.values(more).some((part) => part !== undefined)) return false;
  return typeof amount !== 'object' && typeof who !== 'object' && who !== 'controller' && who !== 'owner';
}
