import type { Option } from '../state/decision.ts';
import type { CoreState, Frame } from '../state/state.ts';
import { cardOf, NO_CARD } from '../state/state.ts';
import type { AbilityLocals } from './ability-locals.ts';
import { abilityOf, bearerOf, definitionIn } from './ability-ref.ts';
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
  // An ability that waits by the name of its card's former definition is the card's own.
  const giver = definitionIn(ref) === undefined ? bearerOf(ref) : self;
  return { verb, card: self, value, of: { ability, giver, clause: '' } };
}

/** An option to use one of several abilities that wait. One that waits for several events has an option for each, told apart by their cards. */
export function waitingOption<S extends CoreState>(match: Match<S>, verb: string, waiting: readonly Heard[], at: number): Option {
  const heard = waiting[at] as Heard;
  const offered = abilityOption(match, verb, heard, at);
  const twins = waiting.filter((each) => each !== heard && each.ref === heard.ref && each.self === heard.self);
  const field = twins.length === 0 ? undefined : aboutFields.find((each) => twins.some(({ event }) => event[each] !== heard.event[each]));
  const about = field === undefined ? NO_CARD : cardOf(heard.event[field]);
  return offered.of === undefined || about === NO_CARD ? offered : { ...offered, of: { ...offered.of, about } };
}

/** The cards of an event, the one that it is about first. */
const aboutFields = ['card', 'other', 'source'] as const;

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
