import { applies, raiseAll, rulesOnSeat, site, type CardId, type GameEvent } from '@crupier/kernel';
import { fact } from '../state/facts.ts';
import { hasKeyword, objectsInPlay } from '../state/reading.ts';
import { environments, type Environment, type InfernoMatch } from '../state/state.ts';

const forbidden = site('INF-122.5 INF-122.4', 'an environment that is switched off is not there, whatever would make it so');
const untilTheEnd = {
  thanatos: site('INF-702.8c', 'there is Thanatos until the end of the turn'),
  acqua: site('INF-702.8c#2', 'there is Acqua until the end of the turn'),
  plague: site('INF-702.22c', 'there is Plaga until the end of the turn'),
} as const;
const whileInPlay = {
  thanatos: site('INF-702.8a', 'there is Thanatos while a card with it is in play'),
  acqua: site('INF-702.19a', 'there is Acqua while a card with it is in play'),
  plague: site('INF-702.22a', 'there is Plaga while a card with it is in play'),
} as const;
const changes = {
  thanatos: site('INF-702.8b INF-122.2', 'Thanatos is activated and deactivated'),
  acqua: site('INF-702.19b INF-122.2', 'Acqua is activated and deactivated'),
  plague: site('INF-702.22b INF-122.2', 'Plaga is activated and deactivated'),
} as const;
const depthIsCounted = site('INF-703.1a', 'depth is the number of cards with Acqua in play');
const depthIsNoEnvironment = site('INF-703.1f', 'depth does not ask whether Acqua is active');

/** Whether an environment is active now: something makes it so and nothing forbids it. *Rule:* INF-122.2, INF-122.5, ruling C-09, C-10. */
export function isActive(match: InfernoMatch, environment: Environment): boolean {
  const { active } = match.state;
  if (rulesOnSeat(match, active, 'environmentOff').some(({ word }) => word === environment) && applies(match, forbidden)) return false;
  if (rulesOnSeat(match, active, 'environmentOn').some(({ word }) => word === environment) && applies(match, untilTheEnd[environment]))
    return true;
  return sourcesOf(match, environment).length > 0 && applies(match, whileInPlay[environment]);
}

/** The cards in play with the environment's keyword. *Rule:* INF-702.8a, INF-702.19a, INF-702.22a. */
export function sourcesOf(match: InfernoMatch, environment: Environment): CardId[] {
  return objectsInPlay(match).filter((card) => hasKeyword(match, card, environment));
}

/** The bits of the environments that are active now. */
function activeBits(match: InfernoMatch): number {
  return environments.reduce((bits, environment, at) => (isActive(match, environment) ? bits | (1 << at) : bits), 0);
}

/** Depth is the number of cards in play with Acqua; where there are none there is no depth. *Rule:* INF-703.1a-c. */
function depthNow(match: InfernoMatch): number {
  const count = sourcesOf(match, 'acqua').length;
  if (count === 0 || !applies(match, depthIsCounted)) return 0;
  return applies(match, depthIsNoEnvironment) || isActive(match, 'acqua') ? count : 0;
}

/** Looks at environments and depth before anybody has priority; each change is an event. The last act of a step. *Rule:* INF-703.1d. */
export function rememberDepth(match: InfernoMatch): void {
  const { environments: known, depth } = match.state;
  const bits = activeBits(match);
  const now = depthNow(match);
  if (bits !== known || now !== depth) raiseAll(match, [fact('environmentChanged', { value: bits, amount: now }), ...switched(match, known ^ bits, bits)]);
}

/** What each environment that is no longer what it was has become. *Rule:* INF-122.2, INF-702.8b, INF-702.19b, INF-702.22b. */
function switched(match: InfernoMatch, changed: number, bits: number): GameEvent[] {
  return environments.flatMap((environment, at) => {
    if ((changed & (1 << at)) === 0 || !applies(match, changes[environment])) return [];
    const isOn = (bits & (1 << at)) !== 0;
    return [isOn ? fact('environmentActivated', { value: at }) : fact('environmentDeactivated', { value: at })];
  });
}

/** The bits of the environments that are active now, and the depth: what a match that begins in its middle remembers. */
export function environmentsNow(match: InfernoMatch): { readonly bits: number; readonly depth: number } {
  return { bits: activeBits(match), depth: depthNow(match) };
}
