import { applies, cardOf, site, type CardId, type CardRef } from '@crupier/kernel';
import { nameOfCost } from './costs.ts';
import { itemOrResolving } from '../state/chain.ts';
import type { InfernoMatch } from '../state/state.ts';

const recoveredIsExiled = site('INF-702.7a INF-400.7e', 'a recovered ritual is exiled when it leaves the chain');

/** Whether a card on the chain, or resolving, was paid for with its Recobrar cost. *Rule:* INF-702.7a. */
export function wasRecovered(match: InfernoMatch, card: CardRef): boolean {
  const item = itemOrResolving(match, cardOf(card));
  return (
    item !== undefined && item.isCard && item.paid.some((ref) => nameOfCost(match, ref) === 'recover') && applies(match, recoveredIsExiled)
  );
}

/** Whether a card is being played by its Réplica. *Rule:* INF-702.16a. */
export function isBeingReplicated({ game, state }: InfernoMatch, card: CardId): boolean {
  return state.frames.some(({ program, source }) => game.programs[program]?.name === 'play a replica' && source === cardOf(card));
}
