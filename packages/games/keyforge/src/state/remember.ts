import { pin, type CardId } from '@crupier/kernel/rules';
import { printedPowerOf } from './base-power.ts';
import { ownPrintedOf } from './printed.ts';
import {
  armorOf,
  housesOf,
  isCreature,
  isPlayZone,
  keywordsOf,
  neighboursOf,
  powerOf,
  recordOf,
  standingsOf,
  traitsOf,
  typeOf,
  zoneOfCard,
} from './reading.ts';
import type { KeyForgeMatch, LeftPlay } from './state.ts';

/** What is remembered of a card that is about to leave play; undefined for one that is not in play. */
export function rememberCard(match: KeyForgeMatch, card: CardId): LeftPlay | undefined {
  if (!isPlayZone(zoneOfCard(match, card))) return undefined;
  const {
    stay,
    controller,
    aember,
    damage,
    exhausted,
    timesUsed,
    stunned,
    warded,
    enraged,
    counters: kept,
    purged,
  } = recordOf(match, card);
  const isOne = isCreature(match, card);
  return {
    card,
    stay,
    at: match.state.revision,
    controller,
    type: typeOf(match, card),
    basePower: printedPowerOf(match, card),
    ...(isOne ? { power: powerOf(match, card), armor: armorOf(match, card) } : { power: 0, armor: 0 }),
    houses: housesOf(match, card),
    traits: traitsOf(match, card),
    keywords: keywordsOf(match, card),
    neighbours: neighboursOf(match, card).map((each) => pin(recordOf(match, each))),
    isToken: ownPrintedOf(match, card).isToken === true,
    stood: standingsOf(match, card),
    aember,
    damage,
    exhausted,
    timesUsed,
    stunned,
    warded,
    enraged,
    counters: kept,
    purged,
  };
}
