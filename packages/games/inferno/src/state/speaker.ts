import { applies, pin, site, type CardId, type CardRef } from '@crupier/kernel';
import { recordOf, zoneOfCard } from './reading.ts';
import type { InfernoMatch } from './state.ts';

const speaksForItsMaker = site('INF-603.7d INF-603.7e INF-603.7f', 'what a lasting effect does is the doing of the card that made it');

/** The source of what an ability does: a lasting effect speaks for the card that made it; INF-603.7f means delayed triggered abilities, ruling C-60. *Rule:* INF-603.7d, INF-603.7e, INF-603.7f. */
export function speakerOf(match: InfernoMatch, card: CardId): CardRef {
  const zone = zoneOfCard(match, card);
  if ((zone !== 'effects' && zone !== 'spent') || !applies(match, speaksForItsMaker)) return card;
  const record = recordOf(match, card);
  return record.linked[0] ?? pin(record);
}
