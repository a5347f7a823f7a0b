import type { CardId } from '@crupier/kernel/rules';
import { bodyOf } from './bodies.ts';
import { changedWordsOf } from './defined.ts';
import { keywordsOf, recordOf, subtypesOf, typesOf, zoneOfCard } from './reading.ts';
import { isPlayZone, type InfernoMatch, type LeftPlay } from './state.ts';

/** What will be remembered of a card that leaves play or the chain. *Rule:* INF-607.2g. */
export function rememberCard(match: InfernoMatch, card: CardId): LeftPlay | undefined {
  const zone = zoneOfCard(match, card);
  if (!isPlayZone(zone) && zone !== 'chain' && zone !== 'resolving') return undefined;
  const { stay, definition, controller, host, tapped, damage, damagedBy, counters, chosen, linked } = recordOf(match, card);
  const reads = changedWordsOf(match, card);
  const { strength, toughness } = bodyOf(match, card);
  return {
    card,
    stay,
    zone: recordOf(match, card).zone,
    definition,
    controller,
    strength,
    toughness,
    types: typesOf(match, card),
    subtypes: subtypesOf(match, card),
    keywords: keywordsOf(match, card),
    host,
    tapped,
    damage,
    damagedBy,
    counters,
    chosen,
    linked,
    reads,
  };
}
