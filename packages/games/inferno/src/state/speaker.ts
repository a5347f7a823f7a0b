import {
  abilityOf,
  applies,
  cardOf,
  lenderOf,
  pin,
  site,
  type AbilityLocals,
  type AbilityRef,
  type CardId,
  type CardRef,
  type GameEvent,
} from '@crupier/kernel/rules';
import { resolvingItem } from './chain.ts';
import { leftPlay, recordOf, zoneOfCard } from './reading.ts';
import type { InfernoMatch } from './state.ts';

const speaksForItsMaker = site('INF-603.7d INF-603.7e INF-603.7f', 'what a lasting effect does is the doing of the card that made it');

/**
 * The source of what an ability does: a lasting effect speaks for the card that made it. INF-603.7f means delayed triggered abilities:
 * ruling C-60. *Rule:* INF-603.7d, INF-603.7e, INF-603.7f.
 */
export function speakerOf(match: InfernoMatch, card: CardId): CardRef {
  const zone = zoneOfCard(match, card);
  if ((zone !== 'effects' && zone !== 'spent') || !applies(match, speaksForItsMaker)) return sourceAsItWas(match, card);
  const record = recordOf(match, card);
  return record.linked[0] ?? pin(record);
}

const sourceIsAsItWas = site('INF-113.6a', 'the source of an ability is the object that it was, though its card has become another');

/** The source of the ability that is resolving is the object that it was as the ability came on the chain. *Rule:* INF-113.6a. */
export function sourceAsItWas(match: InfernoMatch, card: CardId): CardRef {
  const item = resolvingItem(match);
  if (item === undefined || item.isCard || cardOf(item.source) !== card || !applies(match, sourceIsAsItWas)) return card;
  // Only of what left play or the chain is anything remembered.
  return leftPlay(match, item.source) === undefined ? card : item.source;
}

const namesItsGiver = site('INF-201.4a', 'an ability that was given may name the source of what gave it: that object and no namesake');

/**
 * The card that gave or lends a card one of its abilities; without an ability, the card whose text made a lasting effect. As it was then,
 * and undefined where the ability is the card’s own. *Rule:* INF-201.4a.
 */
export function giverOf(match: InfernoMatch, card: CardId, ref?: AbilityRef): CardRef | undefined {
  const lender = ref === undefined ? card : lenderOf(ref, card);
  const zone = zoneOfCard(match, lender);
  const isEffect = zone === 'effects' || zone === 'spent';
  if ((!isEffect && lender === card) || !applies(match, namesItsGiver)) return undefined;
  return isEffect ? recordOf(match, lender).linked[0] : pin(recordOf(match, lender));
}

/** The same, for the locals of a run: nothing where the ability is the card’s own, which most are. */
export function givenBy(match: InfernoMatch, card: CardId, ref: AbilityRef): Pick<AbilityLocals, 'giver'> {
  const giver = lenderOf(ref, card) === card && recordOf(match, card).origin > 0 ? undefined : giverOf(match, card, ref);
  return giver === undefined ? NOT_GIVEN : { giver };
}

const NOT_GIVEN = {} as const;

/** Fresh locals for a run of an ability that a card has or was given. */
export function localsFor(match: InfernoMatch, card: CardId, ref: AbilityRef, event?: GameEvent): AbilityLocals {
  return { ...abilityOf(match, ref).locals(event), ...givenBy(match, card, ref) };
}
