import { applies, cardOf, characteristic, counts, site, type CardId, type CardRef } from '@crupier/kernel/rules';
import { ownBody } from './defined.ts';
import { countersLast, inLayer, strengthRule, weaponsDefine, type Body } from './layers.ts';
import { printedOf } from './printed.ts';
import { appliedBeforeStrength, cardsIn, characteristicOf, isType, leftPlay, recordOf, typesOf, weaponsOn, zoneOfCard } from './reading.ts';
import { cardSlot, slots } from './slots.ts';
import type { InfernoMatch } from './state.ts';

const deckIsLife = site('INF-112.3a INF-207.2', 'the toughness of a demon is the number of cards in its controller’s deck');
const infernalIsWeak = site('INF-112.4b', 'the strength of an infernal demon is 0, whatever would change it');
const alliesAlone = site('INF-207.4 INF-301.4', 'allies alone have strength and toughness');
const effectsCount = site('INF-301.4c INF-207.1', 'strength and toughness are what is printed as all effects change it');
const weaponsAlone = site('INF-208.2', 'weapons alone have modifiers');

const bodyRule = strengthRule((card) => cardSlot(card, slots.strength), appliedBeforeStrength);

const NO_BODY: Body = { strength: 0, toughness: 0 };

/** Strength and toughness together, of a card where it is. */
export function bodyOf(match: InfernoMatch, card: CardId): Body {
  const types = typesOf(match, card);
  // What is no ally has no strength or toughness, whatever is printed. *Rule:* INF-207.4.
  if (!types.includes('ally')) {
    if (types.includes('demon')) return demonBody(match, card);
    return applies(match, alliesAlone) ? NO_BODY : definedBody(match, card);
  }
  const defined = definedBody(match, card);
  const body = applies(match, effectsCount) ? characteristicOf(match, card, bodyRule, defined) : defined;
  const { damage } = recordOf(match, card);
  // Layer 6E.
  return damage === 0 || !applies(match, countersLast) ? body : { strength: body.strength, toughness: body.toughness - damage };
}

/** An infernal demon has strength 0, which nothing changes; its toughness is what is left in the deck. *Rule:* INF-112.3a, INF-112.4b. */
function demonBody(match: InfernoMatch, card: CardId): Body {
  const { earthly, owner } = recordOf(match, card);
  const toughness = applies(match, deckIsLife) ? cardsIn(match, 'deck', owner).length : 0;
  if (!earthly && applies(match, infernalIsWeak)) return { strength: 0, toughness };
  const { strength } = characteristic(match, card, inLayer(match, bodyRule), {
    strength: printedOf(match, card).strength ?? 0,
    toughness: 0,
  });
  return { strength, toughness };
}

/** Layer 6A: what is printed or defined by the card itself, and the modifiers of its weapons. *Rule:* INF-612.3a, INF-604.3b, INF-604.3c. */
function definedBody(match: InfernoMatch, card: CardId): Body {
  let body = ownBody(match, card, printedOf(match, card));
  if (zoneOfCard(match, card) !== 'play') return body;
  for (const each of weaponsOn(match, card)) body = withWeapon(match, body, { weapon: each, bearer: card });
  return body;
}

function withWeapon(match: InfernoMatch, body: Body, { weapon, bearer }: { readonly weapon: CardId; readonly bearer: CardId }): Body {
  const { modifiers } = printedOf(match, weapon);
  if (modifiers === undefined || !applies(match, weaponsDefine)) return body;
  if (!isType(match, weapon, 'weapon') && applies(match, weaponsAlone)) return body;
  if (!counts(match, weapon, { card: bearer })) return body;
  return { strength: body.strength + modifiers.strength, toughness: body.toughness + modifiers.toughness };
}

/** Strength now; may be negative. *Rule:* INF-207.1, INF-107.1b, ruling C-61. */
export function strengthOf(match: InfernoMatch, card: CardRef): number {
  return leftPlay(match, card)?.strength ?? bodyOf(match, cardOf(card)).strength;
}

/** Toughness now, less damage counters; may be negative. *Rule:* INF-207.2, INF-121.1a. */
export function toughnessOf(match: InfernoMatch, card: CardRef): number {
  return leftPlay(match, card)?.toughness ?? bodyOf(match, cardOf(card)).toughness;
}

/** The toughness of an ally in play before effects change it: what is printed or defined, and its weapons, less damage counters. */
export function baseToughnessOf(match: InfernoMatch, card: CardId): number {
  return definedBody(match, card).toughness - recordOf(match, card).damage;
}
