import { applies, cardOf, isHeard, raise, site, type GameEvent, type Heard } from '@crupier/kernel/rules';
import { fact, kind } from '../state/facts.ts';
import { zoneOfCard } from '../state/reading.ts';
import type { ChainItem, InfernoMatch } from '../state/state.ts';

const notTwice = site('INF-603.8', 'an ability set off by a state is not set off again until it has left the chain');

/** Whether something waits for a state of the game, so that it has to be looked at after these events. *Rule:* INF-603.8. */
export function mustLook(match: InfernoMatch, events: readonly GameEvent[]): boolean {
  return isHeard(match, kind.stateLooked) && events.some((event) => event.kind !== kind.stateLooked);
}

/** Looks whether a state sets something off. The last act of a step. *Rule:* INF-603.8. */
export function lookAtState(match: InfernoMatch): void {
  raise(match, fact('stateLooked', {}));
}

/** Of abilities set off by a state, those that neither wait nor are on the chain or resolve. *Rule:* INF-603.8. */
export function notOnTheWay(match: InfernoMatch, heard: readonly Heard[]): readonly Heard[] {
  if (!heard.some(({ event }) => event.kind === kind.stateLooked) || !applies(match, notTwice)) return heard;
  return heard.filter((each) => each.event.kind !== kind.stateLooked || !isOnTheWay(match, each));
}

function isOnTheWay(match: InfernoMatch, { ref, self }: Heard): boolean {
  const { state, game } = match;
  if (state.waiting.some((each) => each.ref === ref && each.self === self)) return true;
  if (state.chain.some(({ ability, source }) => ability === ref && cardOf(source) === self)) return true;
  return state.frames.some(({ program, locals }) => {
    if (game.programs[program]?.name !== 'resolve' && game.programs[program]?.name !== 'play') return false;
    const { item, ref: placing } = locals as { readonly item?: ChainItem; readonly ref?: number };
    return (item?.ability === ref && zoneOfCard(match, item.object) === 'resolving') || placing === ref;
  });
}
