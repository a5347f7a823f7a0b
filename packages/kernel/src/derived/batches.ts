import { abilityOf } from '../match/ability-ref.ts';
import type { Heard } from '../match/listener-index.ts';
import type { Match } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';

/** The same abilities, but one that all events of a batch set off together stands once, where it heard the first of them, with all. */
export function gatherBatches<S extends CoreState>(match: Match<S>, heard: readonly Heard[]): readonly Heard[] {
  const isGathered = ({ ref }: Heard): boolean => abilityOf(match, ref).trigger.isOncePerBatch;
  if (heard.length < 2 || !heard.some(isGathered)) return heard;
  return heard.flatMap((each) => {
    if (!isGathered(each)) return [each];
    const same = heard.filter(({ ref, self }) => ref === each.ref && self === each.self);
    if (same[0] !== each) return [];
    return same.length === 1 ? [each] : [{ ...each, batch: same.map(({ event }) => event) }];
  });
}
