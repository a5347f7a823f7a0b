import { applies, cardOf, site, type AbilityRef, type CardId, type CardRef } from '@crupier/kernel/rules';
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

/** The locals of playing a replica. */
export interface ReplicaLocals {
  /** The ability by which it is played. */
  readonly ability: AbilityRef;
}

/** Whether a card is being played by its Réplica. *Rule:* INF-702.16a. */
export function isBeingReplicated(match: InfernoMatch, card: CardId): boolean {
  return replicating(match, card) !== undefined;
}

const eachItsOwn = site('INF-702.16b', 'each of several replicas of a card has its own cost');

/** Whether a cost is that of the Réplica by which a card is being played: it stands before the ability that lets it be played. */
export function isReplicaCost(match: InfernoMatch, card: CardId, cost: AbilityRef): boolean {
  const ability = replicating(match, card)?.ability;
  return nameOfCost(match, cost) === 'replica' && (ability === cost + 1 || !applies(match, eachItsOwn));
}

function replicating({ game, state }: InfernoMatch, card: CardId): ReplicaLocals | undefined {
  const frame = state.frames.findLast(
    ({ program, source }) => game.programs[program]?.name === 'play a replica' && source === cardOf(card),
  );
  return frame?.locals as ReplicaLocals | undefined;
}
