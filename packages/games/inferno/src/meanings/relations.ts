import { applies, cardOf, isCurrent, site, type CardRef, type Meanings } from '@crupier/kernel/rules';
import { strengthOf } from '../state/bodies.ts';
import { demonOf, isDemon, leftPlay, objectsInPlay, pathOf, recordOf, sideOf, subtypesOf, typesOf } from '../state/reading.ts';
import { convertedCost, sameName } from '../state/parts.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const noLookingBack = site('INF-604.7 INF-606.1', 'a linked ability means the cards that are still where they were put');

const notWithItself = site('INF-109.2a', 'an object shares no characteristic with itself');

/** What is in play and has a characteristic in common with a card, itself excepted. *Rule:* INF-109.2a. */
function sharing(share: (match: InfernoMatch, one: CardRef, other: CardRef) => boolean): Meanings<Inferno>['relations'][string] {
  return {
    of: (match, card) =>
      objectsInPlay(match).filter(
        (each) => !isDemon(match, each) && (each !== cardOf(card) || !applies(match, notWithItself)) && share(match, each, card),
      ),
  };
}

function haveOneInCommon(ones: readonly string[], others: readonly string[]): boolean {
  return ones.some((word) => others.includes(word));
}

const sharedCharacteristics = {
  sharesName: sharing(sameName),
  sharesPath: sharing((match, one, other) => pathOf(match, one) !== undefined && pathOf(match, one) === pathOf(match, other)),
  sharesType: sharing((match, one, other) => haveOneInCommon(typesOf(match, one), typesOf(match, other))),
  sharesSubtype: sharing((match, one, other) => haveOneInCommon(subtypesOf(match, one), subtypesOf(match, other))),
  sharesCost: sharing((match, one, other) => convertedCost(match, one) === convertedCost(match, other)),
  sharesStrength: sharing((match, one, other) => strengthOf(match, one) === strengthOf(match, other)),
};

/** How cards stand to each other. */
export const relations = {
  /** The cards that the ability linked to this one chose, while they are where they were. *Rule:* INF-606.1. */
  linked: {
    of: (match, card) =>
      (leftPlay(match, card) ?? recordOf(match, card)).linked.filter(
        (each) => isCurrent(match.state, each) || !applies(match, noLookingBack),
      ),
    setBy: ['link', 'exileWith', 'exileInsteadWith', 'putIntoPlayWith'],
  },
  ...sharedCharacteristics,
  /** The demon of the player who controls a card. */
  demonOfController: { of: (match, card) => [demonOf(match, sideOf(match, card))] },
} satisfies Meanings<Inferno>['relations'];
