import type { PlaceWord } from '@crupier/kernel/rules';
import { zoneOfCard } from '../state/reading.ts';
import type { Inferno, Zone } from '../state/state.ts';

function zone(lying: Zone): PlaceWord<Inferno> {
  return { holds: (match, card) => zoneOfCard(match, card) === lying };
}

/** The zones that a text may move cards out of. What moves its own card works there. *Rule:* INF-113.5j. */
export const places = { hand: zone('hand'), infierno: zone('infierno'), exile: zone('exile'), play: zone('play') } as const;
