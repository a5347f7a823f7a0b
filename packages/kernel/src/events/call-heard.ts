import type { AbilityLocals } from '../match/ability-locals.ts';
import { abilityOf } from '../match/ability-ref.ts';
import type { Heard } from '../match/listener-index.ts';
import type { Match } from '../match/match.ts';
import { call } from '../match/stack.ts';
import type { CoreState, GameEvent } from '../state/state.ts';

/** Runs an ability that heard an event. The last act of a step. */
export function callHeard<S extends CoreState>(match: Match<S>, heard: Heard): void {
  const { ref, self, seat } = heard;
  call(match, abilityOf(match, ref).program, localsFor(match, heard), { source: self, seat });
}

/** The locals of a run of an ability that a card has, after what set it off. */
export function localsFor<S extends CoreState>(
  match: Match<S>,
  { ref, self, event, batch }: Pick<Heard, 'ref' | 'self' | 'batch'> & { readonly event: GameEvent | undefined },
): AbilityLocals {
  const giver = match.game.manners.giverOf?.(match, self, ref);
  return {
    ...abilityOf(match, ref).locals(event),
    ...(batch !== undefined && { batch }),
    ...(giver !== undefined && { giver }),
  };
}
