import { applies, cardOf, headed, site, type CardRef, type Meanings } from '@crupier/kernel/rules';
import { namesOf } from '../cards/facts/names.ts';
import { houses, traits } from '../cards/facts/vocabulary.ts';
import { playAbilitiesOf } from '../rules/play-abilities.ts';
import { ownPrintedOf, printedOf } from '../state/printed.ts';
import {
  armorOf,
  controlledBy,
  creatures,
  hasKeyword,
  housesOf,
  inPlay,
  isCreature,
  isOfHouse,
  lastOf,
  leftPlay,
  neighboursOf,
  powerOf,
  recordOf,
  sideOf,
  stands,
  traitsOf,
  typeOf,
  zoneOfCard,
} from '../state/reading.ts';
import { isBeside, lineMatesOf, shareHouse, shareTrait } from '../state/relations.ts';
import { counterNames, type KeyForge, type KeyForgeMatch } from '../state/state.ts';
import { workingKeywords } from './keywords.ts';

const bothFlanks = site('KF-FAQ-GEN-50', 'a lone creature stands on the left flank and on the right one');
const byTrait = site('KF-TRAIT-1', 'texts speak of traits');
const highest = site('KF-MOST-POWERFUL-1', 'all creatures of the highest power are the most powerful');
const lowest = site('KF-LEAST-POWERFUL-1', 'all creatures of the lowest power are the least powerful');

const ownName = site('KF-FAQ-GEN-91 KF-SELF-REF-1', 'a card that names itself means itself and no copy');

function isNamed(match: KeyForgeMatch, card: CardRef, id: string): boolean {
  return printedOf(match, cardOf(card)).name === (namesOf(id)?.name ?? id);
}

/** What card texts may say of a card. */
export const qualities = {
  /** Of one that has left play, too: what it was there. *Rule:* KF-TOKEN-CREATURE-3, KF-LEAVES-PLAY-6. */
  token: { test: (match, card) => leftPlay(match, card)?.isToken ?? ownPrintedOf(match, cardOf(card)).isToken === true },
  /** *Rule:* KF-GIGANTIC-1. */
  halfOfGigantic: { test: (match, card) => printedOf(match, cardOf(card)).half !== undefined },
  ready: { test: (match, card) => !lastOf(match, card).exhausted },
  exhausted: { test: (match, card) => lastOf(match, card).exhausted },
  damaged: { test: (match, card) => lastOf(match, card).damage > 0 },
  undamaged: { test: (match, card) => lastOf(match, card).damage === 0 },
  stunned: { test: (match, card) => lastOf(match, card).stunned },
  warded: { test: (match, card) => lastOf(match, card).warded },
  enraged: { test: (match, card) => lastOf(match, card).enraged },
  house: { test: (match, card, house) => isOfHouse(match, card, String(house)), takes: houses },
  /** The opposite of a house that a text has chosen. */
  notOfHouse: { test: (match, card, house) => !isOfHouse(match, card, String(house)), takes: houses },
  trait: { test: (match, card, trait) => traitsOf(match, card).includes(String(trait)) && applies(match, byTrait), takes: traits },
  keyword: { test: (match, card, keyword) => hasKeyword(match, card, String(keyword)), takes: workingKeywords },
  onTop: { test: (match, card) => match.state.zones[recordOf(match, card).zone]?.at(-1) === cardOf(card) },
  /** Of one that is no After Reap ability, too. *Rule:* KF-FAQ-CARD-kompsos-haruspex-1. */
  withPlay: { test: (match, card) => playAbilitiesOf(match, cardOf(card)).length > 0 },
  withScrap: { test: (match, card) => headed(match, cardOf(card), 'scrap').length > 0 },
  type: { test: (match, card, type) => typeOf(match, card) === type, takes: ['action', 'artifact', 'creature', 'upgrade'] },
  /** It has been used this turn, and no more than once. */
  usedForFirstTime: { test: (match, card) => lastOf(match, card).timesUsed === 1 },
  /** *Rule:* KF-TRAIT-1, KF-BATTLELINE-1. */
  sharingTraitInLine: { test: (match, card) => lineMatesOf(match, card).some((mate) => shareTrait(match, mate, card)), looksAround: true },
  ownedByYou: { test: (match, card, _value, { seat }) => recordOf(match, card).owner === seat },
  flank: { test: (match, card) => stands(match, card, 'flank') },
  leftFlank: { test: (match, card) => stands(match, card, 'leftFlank') && applies(match, bothFlanks) },
  rightFlank: { test: (match, card) => stands(match, card, 'rightFlank') && applies(match, bothFlanks) },
  ofActiveHouse: { test: (match, card) => isOfHouse(match, card, match.state.house) },
  ofHouseYouHaveInPlay: {
    looksAround: true,
    test: (match, card, _value, { seat }) =>
      controlledBy(match, seat).some((each) => housesOf(match, each).some((house) => isOfHouse(match, card, house))),
  },
  centre: { test: (match, card) => stands(match, card, 'centre') },
  powerAtLeast: { test: (match, card, power) => powerOf(match, card) >= Number(power), takes: 'whole' },
  powerAtMost: { test: (match, card, power) => powerOf(match, card) <= Number(power), takes: 'whole' },
  evenPower: { test: (match, card) => powerOf(match, card) % 2 === 0 },
  oddPower: { test: (match, card) => powerOf(match, card) % 2 === 1 },
  powerExactly: { test: (match, card, power) => powerOf(match, card) === Number(power), takes: 'whole' },
  /** By its name, which is the same on all copies: the value is the card's id. */
  named: { test: (match, card, id) => isNamed(match, card, String(id)), takes: 'card' },
  /** Spoken of by its name: a card that has the text means itself by its own name, no copy. *Rule:* KF-SELF-REF-2, KF-FAQ-GEN-91. */
  called: {
    test: (match, card, id, { self }) =>
      isNamed(match, card, String(id)) && (cardOf(card) === self || !isNamed(match, self, String(id)) || !applies(match, ownName)),
    takes: 'card',
  },
  /** Where creatures stand, seen from the card whose text it is. *Rule:* KF-NEIGHBOR-1, KF-LEAVES-PLAY-6. */
  neighbouring: { test: (match, card, _value, { self }) => neighboursOf(match, card).some((each) => cardOf(each) === self) },
  leftOfThis: { test: (match, card, _value, { self }) => isBeside(match, card, self, 'left') },
  rightOfThis: { test: (match, card, _value, { self }) => isBeside(match, card, self, 'right') },
  /** The card that gave the lasting effect whose text it is. */
  gaveThis: { test: (match, card, _value, { self }) => cardOf(recordOf(match, self).madeBy) === cardOf(card) },
  /** Of two cards or more, which may have left play by then. Ruling KF-C-15. *Rule:* KF-LEAVES-PLAY-6. */
  sharingHouse: { test: () => false, together: shareHouse },
  /** Not the card that gave the lasting effect whose text it is. */
  otherThanGiver: { test: (match, card, _value, { self }) => cardOf(recordOf(match, self).madeBy) !== cardOf(card) },
  yourHouse: {
    test: (match, card, _value, { seat }) => match.state.players[seat]?.houses.includes(recordOf(match, card).house) === true,
  },
  underYourControl: { test: (match, card, _value, { seat }) => sideOf(match, card) === seat },
  /** Of a card that was spoken of before. *Rule:* KF-LEAVES-PLAY-6. */
  outOfPlay: { test: (match, card) => !inPlay(match, card) },
  /** Of what is no creature card, too: it stands there as a creature. */
  inBattleline: { test: (match, card) => isCreature(match, card) },
  ofActivePlayer: { test: (match, card) => sideOf(match, card) === match.state.active },
  /** Of a card of a deck that was spoken of before. */
  stillInDeck: { test: (match, card) => zoneOfCard(match, cardOf(card)) === 'deck' },
  /** Said of a card by its own ability, which works there. *Rule:* KF-ABILITY-2. */
  inDiscardPile: { test: (match, card) => zoneOfCard(match, card) === 'discard' },
  /** Of a creature that was spoken of before: destroyed this turn, in that very stay in play. */
  wasDestroyed: {
    looksAround: true,
    test: ({ state }, card) => state.history.some((past) => past.history === 'creaturesDestroyed' && past.card === card),
  },
  besideTrait: {
    test: (match, card, trait) => neighboursOf(match, card).some((each) => traitsOf(match, each).includes(String(trait))),
    takes: traits,
  },
  withAember: { test: (match, card) => lastOf(match, card).aember > 0 },
  mostPowerful: {
    rank: (match, card) => (applies(match, highest) ? powerOf(match, card) : 0),
    looksAround: true,
    test: (match, card) => creatures(match).every((each) => powerOf(match, each) <= powerOf(match, card)),
  },
  leastPowerful: {
    rank: (match, card) => (applies(match, lowest) ? -powerOf(match, card) : 0),
    looksAround: true,
    test: (match, card) => creatures(match).every((each) => powerOf(match, each) >= powerOf(match, card)),
  },
  /** Counters with a name. *Rule:* KF-COUNTERS-2. */
  withCounter: { test: (match, card, name) => (lastOf(match, card).counters[String(name)] ?? 0) > 0, takes: counterNames },
  withArmor: { test: (match, card) => armorOf(match, card) > 0 },
  /** Of a card that has left play, too: whoever controlled it then. *Rule:* KF-LEAVES-PLAY-6. */
  yours: { test: (match, card, _value, { seat }) => sideOf(match, card) === seat },
} satisfies Meanings<KeyForge>['qualities'];
