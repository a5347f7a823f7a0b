import { abilityOf } from '../match/ability-ref.ts';
import type { Heard } from '../match/listener-index.ts';
import type { Match } from '../match/match.ts';
import { call } from '../match/stack.ts';
import type { CoreState } from '../state/state.ts';

/** Runs an ability that heard an event. The last act of a step. */
export function callHeard<S extends CoreState>(match: Match<S>, { ref, self, seat, event }: Heard): void {
  const ability = abilityOf(match, ref);
  const giver = match.game.words.giverOf?.(match, self, ref);
  call(match, ability.program, { ...ability.locals(event), ...(giver !== undefined && { giver }) }, { source: self, seat });
}
