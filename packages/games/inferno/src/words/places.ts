import type { PlaceWord } from '@crupier/kernel/rules';
import { zoneOfCard } from '../state/reading.ts';
import type { Inferno, Zone } from '../state/state.ts';

function zone(lying: Zone, en: string, es: string): PlaceWord<Inferno> {
  return { holds: (match, card) => zoneOfCard(match, card) === lying, en, es };
}

/** The zones that a text may move cards out of. What moves its own card works there. *Rule:* INF-113.5j. */
export const places = {
  hand: zone('hand', 'from your hand', 'desde tu mano'),
  infierno: zone('infierno', 'from your Infierno', 'desde tu Infierno'),
  exile: zone('exile', 'from exile', 'desde el exilio'),
  play: zone('play', 'from play', 'desde el juego'),
} satisfies Readonly<Record<string, PlaceWord<Inferno>>>;
