import { raise, rulesOnSeat, type CardId } from '@crupier/kernel';
import { fact } from '../state/facts.ts';
import { hasKeyword, objectsInPlay } from '../state/reading.ts';
import { environments, type Environment, type InfernoMatch } from '../state/state.ts';

/** Whether an environment is active now: something makes it so and nothing forbids it. *Rule:* INF-122.2, INF-122.5. */
export function isActive(match: InfernoMatch, environment: Environment): boolean {
  const { active } = match.state;
  if (rulesOnSeat(match, active, 'environmentOff').some(({ word }) => word === environment)) return false;
  if (rulesOnSeat(match, active, 'environmentOn').some(({ word }) => word === environment)) return true;
  return sourcesOf(match, environment).length > 0;
}

/** The cards in play with the environment's keyword. *Rule:* INF-702.8, INF-702.19, INF-702.22. */
export function sourcesOf(match: InfernoMatch, environment: Environment): CardId[] {
  return objectsInPlay(match).filter((card) => hasKeyword(match, card, environment));
}

/** The bits of the environments that are active now. */
function activeBits(match: InfernoMatch): number {
  return environments.reduce((bits, environment, at) => (isActive(match, environment) ? bits | (1 << at) : bits), 0);
}

/** Depth is the number of cards in play with Acqua; where there are none there is no depth. *Rule:* INF-703.1. */
function depthNow(match: InfernoMatch): number {
  return sourcesOf(match, 'acqua').length;
}

/** Looks at environments and depth before anybody has priority; a change is an event. The last act of a step. *Rule:* INF-703.1c. */
export function rememberDepth(match: InfernoMatch): void {
  const { environments: known, depth } = match.state;
  const bits = activeBits(match);
  const now = depthNow(match);
  if (bits !== known || now !== depth) raise(match, fact('environmentChanged', { value: bits, amount: now }));
}
