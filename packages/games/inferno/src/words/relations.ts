import { applies, cardOf, isCurrent, site, type CardRef, type Vocabulary } from '@crupier/kernel/rules';
import { strengthOf } from '../state/bodies.ts';
import { demonOf, isDemon, leftPlay, objectsInPlay, pathOf, recordOf, sideOf, subtypesOf, typesOf } from '../state/reading.ts';
import { convertedCost, sameName } from '../state/parts.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';

const noLookingBack = site('INF-604.7 INF-606.1', 'a linked ability means the cards that are still where they were put');

const notWithItself = site('INF-109.2a', 'an object shares no characteristic with itself');

/** What is in play and has a characteristic in common with a card, itself excepted. *Rule:* INF-109.2a. */
function sharing(
  en: readonly [one: string, many: string],
  es: string,
  share: (match: InfernoMatch, one: CardRef, other: CardRef) => boolean,
): Vocabulary<Inferno>['relations'][string] {
  return {
    of: (match, card) =>
      objectsInPlay(match).filter(
        (each) => !isDemon(match, each) && (each !== cardOf(card) || !applies(match, notWithItself)) && share(match, each, card),
      ),
    noun: 'card',
    en,
    es: [`carta que comparte ${es}`, `cartas que comparten ${es}`],
    gender: 'f',
    to: 'con',
  };
}

function haveOneInCommon(ones: readonly string[], others: readonly string[]): boolean {
  return ones.some((word) => others.includes(word));
}

const sharedCharacteristics = {
  sharesName: sharing(['namesake', 'namesakes'], 'su nombre', sameName),
  sharesPath: sharing(
    ['fellow by path', 'fellows by path'],
    'su senda',
    (match, one, other) => pathOf(match, one) !== undefined && pathOf(match, one) === pathOf(match, other),
  ),
  sharesType: sharing(['fellow by card type', 'fellows by card type'], 'un tipo de carta', (match, one, other) =>
    haveOneInCommon(typesOf(match, one), typesOf(match, other)),
  ),
  sharesSubtype: sharing(['kin by subtype', 'kin by subtype'], 'un subtipo', (match, one, other) =>
    haveOneInCommon(subtypesOf(match, one), subtypesOf(match, other)),
  ),
  sharesCost: sharing(
    ['equal by converted cost', 'equals by converted cost'],
    'su coste convertido',
    (match, one, other) => convertedCost(match, one) === convertedCost(match, other),
  ),
  sharesStrength: sharing(
    ['equal by strength', 'equals by strength'],
    'su FUE',
    (match, one, other) => strengthOf(match, one) === strengthOf(match, other),
  ),
} satisfies Vocabulary<Inferno>['relations'];

/** How cards stand to each other. */
export const relations = {
  /** The cards that the ability linked to this one chose, while they are where they were. *Rule:* INF-606.1. */
  linked: {
    of: (match, card) =>
      (leftPlay(match, card) ?? recordOf(match, card)).linked.filter(
        (each) => isCurrent(match.state, each) || !applies(match, noLookingBack),
      ),
    noun: 'ally',
    en: ['chosen ally', 'chosen allies'],
    es: ['aliado escogido', 'aliados escogidos'],
    gender: 'm',
    to: 'por',
    setBy: ['link', 'exileWith', 'exileInsteadWith', 'putIntoPlayWith'],
  },
  ...sharedCharacteristics,
  /** The demon of the player who controls a card. */
  demonOfController: {
    of: (match, card) => [demonOf(match, sideOf(match, card))],
    noun: 'demon',
    en: ['controller’s demon', 'controllers’ demons'],
    es: ['demonio', 'demonios'],
    gender: 'm',
    to: 'del controlador de',
  },
} satisfies Vocabulary<Inferno>['relations'];
