import type { Option } from '../state/decision.ts';
import type { CoreState, Frame } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import type { AbilityLocals } from './ability-locals.ts';
import { abilityOf, lenderOf } from './ability-ref.ts';
import type { Heard } from './listener-index.ts';
import type { Match } from './match.ts';

/** An option to do something with an ability: it says which, and the card that gave or lent it. */
export function abilityOption<S extends CoreState>(
  match: Match<S>,
  verb: string,
  { ref, self }: Pick<Heard, 'ref' | 'self'>,
  value: number,
): Option {
  const { name: ability } = abilityOf(match, ref).program;
  return { verb, card: self, value, of: { ability, giver: lenderOf(ref, self), clause: '' } };
}

/** The same of an ability that waits for an event, or would replace one: the option says which. */
export function heardOption<S extends CoreState>(match: Match<S>, verb: string, heard: Heard, value: number): Option {
  const offered = abilityOption(match, verb, heard, value);
  return offered.of === undefined ? offered : { ...offered, of: { ...offered.of, event: heard.event } };
}

/** An option that stands for a clause of the ability that runs, such as one of its modes. */
export function clauseOption<S extends CoreState>(
  { game }: Match<S>,
  verb: string,
  { program, source, locals }: Frame<AbilityLocals>,
  { value, clause }: { readonly value: number; readonly clause: string },
): Option {
  const ability = game.programs[program]?.name ?? '';
  return { verb, card: source, value, of: { ability, giver: cardOf(locals.giver ?? source), clause } };
}
