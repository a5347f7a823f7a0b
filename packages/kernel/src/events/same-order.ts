import { isHeard } from '../derived/listeners.ts';
import { abilityOf } from '../match/ability-ref.ts';
import type { Heard } from '../match/listener-index.ts';
import type { Match } from '../match/match.ts';
import type { Waiting } from '../match/window-policy.ts';
import type { CoreState } from '../state/state.ts';

/** An ability that waits, in a window or elsewhere. */
type AnyWaiting = Heard & Partial<Pick<Waiting, 'speaker'>>;

/**
 * Whether each of several that wait comes to the same, taken next, as one before it: the same ability of a card, where it does not speak of
 * what set it off; and, where what is taken resolves `atOnce`, any of several that only add.
 */
export function alikeInOrder<S extends CoreState>(match: Match<S>, waiting: readonly AnyWaiting[], atOnce: boolean): readonly boolean[] {
  if (atOnce && onlyAdd(match, waiting)) return waiting.map((_, at) => at > 0);
  return waiting.map((one, at) => {
    if (abilityOf(match, one.ref).trigger.speaksOfEvent) return false;
    return waiting.findIndex((other) => isSame(one, other)) < at;
  });
}

/** Whether two that wait are the same ability of the same card in the same stay, for the same player, whatever set them off. */
function isSame(one: AnyWaiting, other: AnyWaiting): boolean {
  return one.ref === other.ref && one.self === other.self && one.seat === other.seat && one.speaker === other.speaker;
}

/** Whether all that abilities do is to add, and nobody hears of it. */
function onlyAdd<S extends CoreState>(match: Match<S>, waiting: readonly Heard[]): boolean {
  return waiting.every(({ ref }) => {
    const { adds } = abilityOf(match, ref).trigger;
    return adds !== undefined && !adds.some((kind) => isHeard(match, kind));
  });
}
