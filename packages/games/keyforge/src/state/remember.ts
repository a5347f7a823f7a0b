import { pin, type CardId, type DeepReadonly } from '@crupier/kernel/rules';
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
import { rememberedFields, type KeyForgeCard, type KeyForgeMatch, type LeftPlay } from './state.ts';

/** What is remembered of a card that is about to leave play; undefined for one that is not in play. */
export function rememberCard(match: KeyForgeMatch, card: CardId): LeftPlay | undefined {
  if (!isPlayZone(zoneOfCard(match, card))) return undefined;
  const left = recordOf(match, card);
  const isOne = isCreature(match, card);
  return {
    card,
    stay: left.stay,
    at: match.state.revision,
    type: typeOf(match, card),
    basePower: printedPowerOf(match, card),
    ...(isOne ? { power: powerOf(match, card), armor: armorOf(match, card) } : { power: 0, armor: 0 }),
    houses: housesOf(match, card),
    traits: traitsOf(match, card),
    keywords: keywordsOf(match, card),
    neighbours: neighboursOf(match, card).map((each) => pin(recordOf(match, each))),
    isToken: ownPrintedOf(match, card).isToken === true,
    stood: standingsOf(match, card),
    ...asRemembered(left),
  };
}

/** The remembered fields of a card's record. */
function asRemembered(left: DeepReadonly<KeyForgeCard>): Pick<LeftPlay, (typeof rememberedFields)[number]> {
  return Object.fromEntries(rememberedFields.map((field) => [field, left[field]])) as ReturnType<typeof asRemembered>;
}
