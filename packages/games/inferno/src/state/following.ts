import { applies, CARDS_MAX, everybody, site, type CardRef } from '@crupier/kernel/rules';
import { recordOf } from './reading.ts';
import type { InfernoMatch } from './state.ts';
import { knownBy } from './visibility.ts';

const whatMoved = site('INF-603.6 INF-603.6f INF-400.7d', 'what moved with the event is found where it went');
const inSight = site('INF-603.6 INF-400.7d', 'what moved into a zone that not all can see is not found there');
const whereItWent = site(
  'INF-603.6 INF-603.6c INF-603.6f INF-603.7c INF-400.7d',
  'what has left the zone into which it moved is another object, even if it has come back',
);

/**
 * Whether an ability still finds a card that has moved since it was spoken of: in the first zone into which it went, where all can see
 * it. *Rule:* INF-603.6, INF-603.6c, INF-400.7d.
 */
export function mayFollow(match: InfernoMatch, card: CardRef): boolean {
  if (!applies(match, whatMoved)) return false;
  const { id, stay } = recordOf(match, card);
  if (knownBy(match.state, id) !== everybody(match.state.players.length) && applies(match, inSight)) return false;
  return stay === Math.floor(card / CARDS_MAX) + 1 || !applies(match, whereItWent);
}
