import { applies, cardOf, definitionNumber, NO_CARD, site, type CardId, type CardRef, type Meanings } from '@crupier/kernel/rules';
import { traits } from '../cards/facts/vocabulary.ts';
import { isFacedown } from '../state/facedown.ts';
import { inMatch, isOfCampaign, playerTypes, printedOf, resourceTypes, type PrintedCard } from '../state/printed.ts';
import { SCENARIO } from '../state/leaving.ts';
import {
  areaOf,
  attachedTo,
  enemiesOf,
  hasStatus,
  hitPointsOf,
  identityOf,
  inPlay,
  recordOf,
  traitsOf,
  typeOf,
  zoneOfCard,
} from '../state/reading.ts';
import { mayLeavePlay } from '../rules/keywords/permanent.ts';
import { isExtension } from './nouns.ts';
import { isAimedAt } from '../rules/attack-of-ability.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';

const ofOwnSide = site(
  'MC-SELF-REFERENTIAL-3',
  'a name in a text of the scenario means its cards, and in one of a player cards of players',
);
const ofOwnIdentity = site(
  'MC-SELF-REFERENTIAL-2',
  'a name in a text of an identity’s own card means that identity’s cards, and no others of the same name',
);
const onlyWild = site('MC-WILD-4', 'while nothing is paid, a wild resource is none of another type');
const oneOnEach = site('MC-ERRATA-68', 'a card is not attached where a copy of it is, if its text says so');
const asPrinted = site('MC-PRINTED-1', 'what a text says is printed is what is printed, whatever has changed it');

function printedWithCode({ game }: MarvelMatch, code: string | number): Partial<PrintedCard> {
  return (game.definitions[definitionNumber(game, String(code)) ?? 0]?.printed ?? {}) as Partial<PrintedCard>;
}

/** The name of the card with a code. *Rule:* MC-SELF-REFERENTIAL-1. */
function nameOfCode(match: MarvelMatch, code: string | number): string {
  return printedWithCode(match, code).name ?? '';
}

/** Whether a card is one of the players where that with a code is one, and one of the scenario otherwise. *Rule:* MC-SELF-REFERENTIAL-3. */
function isOfSameSide(match: MarvelMatch, card: CardRef, code: string | number): boolean {
  const { type } = printedWithCode(match, code);
  const isPlayers = type !== undefined && playerTypes.includes(type);
  return isPlayers === (match.state.cards[cardOf(card)]?.owner ?? SCENARIO) >= 0;
}

/**
 * Whether a card is of the same identity as that with a code and the card whose text names it, or the text is not of that identity.
 * *Rule:* MC-SELF-REFERENTIAL-2.
 */
function isOfSameIdentity(match: MarvelMatch, card: CardRef, code: string | number, self: CardRef): boolean {
  const { set, type } = printedWithCode(match, code);
  const isOwn = type !== undefined && playerTypes.includes(type) && set !== '' && printedOf(match, self).set === set;
  return !isOwn || printedOf(match, card).set === set || !applies(match, ofOwnIdentity);
}

const namedCampaign = site('MC-CAMPAIGN-CARDS-3', 'a card of a campaign is known by the word Campaign in the field of its set');
const staysPrinted = site('MC-LOSE-2', 'what a card has lost is printed on it still');
const sideThatIsUp = site('MC-IDENTITY-3', 'a name means the side that is up');

/** The name of the side of a card that is up. *Rule:* MC-IDENTITY-3. */
function namesOf(match: MarvelMatch, card: CardRef): readonly string[] {
  const { name, otherSide = '' } = printedOf(match, card);
  return applies(match, sideThatIsUp) ? [name] : [name, nameOfCode(match, otherSide)];
}

function pileOf({ state }: MarvelMatch, card: CardRef): readonly CardId[] {
  return state.zones[state.cards[cardOf(card)]?.zone ?? -1] ?? [];
}

/** Where a card lies in its pile, counted from the bottom. */
function placeOf(match: MarvelMatch, card: CardRef): number {
  return pileOf(match, card).indexOf(cardOf(card));
}

/** *Rule:* MC-PRINTED-1. */
function printedHitPoints(match: MarvelMatch, card: CardRef): number {
  return applies(match, asPrinted) ? inMatch(match, printedOf(match, card).hitPoints) : hitPointsOf(match, card);
}

/** A card without a cost counts as one of 0. */
function costPrinted(match: MarvelMatch, card: CardRef): number {
  return printedOf(match, card).cost ?? 0;
}

const notPermanent = site('MC-PERMANENT-5', 'what would make a permanent card leave play means the card that fits and is not permanent');

/** More than any card costs: for cards that are not compared. */
const COST_OF_NONE = 100;

function isToLeave(match: MarvelMatch, card: CardId): boolean {
  return mayLeavePlay(match, card, NO_CARD) || !applies(match, notPermanent);
}

/** The cards of a type under the same control as a card, which may leave play as it may. */
function rivalsOf(match: MarvelMatch, card: CardRef): readonly CardId[] {
  const { controller } = recordOf(match, card);
  const alike = inPlay(match).filter(
    (each) => recordOf(match, each).controller === controller && typeOf(match, each) === typeOf(match, card),
  );
  return alike.filter((each) => isToLeave(match, each));
}

/** What card texts may say of a card. */
export const qualities = {
  trait: { test: (match, card, trait) => traitsOf(match, card).includes(String(trait)), takes: traits },
  /** A trait that is printed on it, whether or not it has lost it. *Rule:* MC-LOSE-2. */
  printedTrait: {
    test: (match, card, trait) =>
      (applies(match, staysPrinted) ? printedOf(match, card).traits : traitsOf(match, card)).includes(String(trait)),
    takes: traits,
  },
  /** Cards by their name: the value is the code of one of them. A player card is none of the scenario’s of the same name. *Rule:* MC-SELF-REFERENTIAL-1 to MC-SELF-REFERENTIAL-3. */
  named: {
    test: (match, card, code, { self }) =>
      namesOf(match, card).includes(nameOfCode(match, code)) &&
      isOfSameIdentity(match, card, code, self) &&
      (isOfSameSide(match, card, code) || !applies(match, ofOwnSide)),
    takes: 'card',
  },
  /** *Rule:* MC-ENGAGE-1. */
  engagedWithYou: { test: (match, card, _value, { seat }) => zoneOfCard(match, card) === 'engaged' && areaOf(match, card) === seat },
  /** Not one that the ability which is being followed has attacked or thwarted. */
  different: { test: (match, card) => !isAimedAt(match, card) },
  /** The same of all that are left: "each other enemy". */
  notChosen: { test: (match, card) => !isAimedAt(match, card) },
  treachery: { test: (match, card) => typeOf(match, card) === 'treachery' },
  /** A player card that lies facedown in play as a minion. *Rule:* MC-CARD-21. */
  facedown: { test: isFacedown },
  /** Of the cards of one pile that a text speaks of. */
  topmost: {
    rank: (match, card) => placeOf(match, card),
    test: (match, card) => placeOf(match, card) === pileOf(match, card).length - 1,
  },
  /** *Rule:* MC-OWNERSHIP-CONTROL-1. */
  ownedByYou: { test: (match, card, _value, { seat }) => recordOf(match, card).owner === seat },
  /** Of the player who controls what the card is attached to, or the effect was given to. */
  ofHostsPlayer: {
    test: (match, card, _value, { self }) => recordOf(match, card).controller === recordOf(match, recordOf(match, self).host).controller,
  },
  /** Of the identity's own cards. */
  ofYourIdentity: {
    test: (match, card, _value, { seat }) => printedOf(match, card).set === printedOf(match, identityOf(match, seat)).set,
  },
  /** With a card of a name attached, the value being its code. */
  withAttached: {
    test: (match, card, code) => attachedTo(match, card).some((each) => printedOf(match, each).name === nameOfCode(match, code)),
    takes: 'card',
  },
  /** Your identity, or a card that acts for it. *Rule:* MC-YOU-12. */
  actsForYou: { test: (match, card, _value, { seat }) => isExtension(match, card) && recordOf(match, card).controller === seat },
  withUpgrade: { test: (match, card) => attachedTo(match, card).some((each) => typeOf(match, each) === 'upgrade') },
  boostIcons: {
    test: (match, card, icons) => printedOf(match, card).boost === Number(icons),
    takes: ['0', '1', '2', '3'],
  },
  threeBoostIcons: { test: (match, card) => printedOf(match, card).boost >= 3 },
  /** A card of the campaign. *Rule:* MC-CAMPAIGN-CARDS-3. */
  ofCampaign: { test: (match, card) => isOfCampaign(printedOf(match, card)) && applies(match, namedCampaign) },
  damaged: { test: (match, card) => recordOf(match, card).damage > 0 },
  ready: { test: (match, card) => !recordOf(match, card).exhausted },
  exhausted: { test: (match, card) => recordOf(match, card).exhausted },
  stunned: { test: (match, card) => hasStatus(match, card, 'stunned') },
  confused: { test: (match, card) => hasStatus(match, card, 'confused') },
  tough: { test: (match, card) => recordOf(match, card).tough > 0 },
  withThreat: { test: (match, card) => recordOf(match, card).threat > 0 },
  /** With a printed resource of a type. Outside payments a wild one is only wild. *Rule:* MC-WILD-4. */
  withResource: {
    test: (match, card, type) =>
      printedOf(match, card).resources.some((each) => each === type || (each === 'wild' && !applies(match, onlyWild))),
    takes: resourceTypes,
  },
  attachedTo: {
    test: (match, card, code) => printedOf(match, recordOf(match, card).host).name === nameOfCode(match, code),
    takes: 'card',
  },
  /** Of the minions in play. */
  highestPrintedHitPoints: {
    rank: printedHitPoints,
    test: (match, card) =>
      enemiesOf(match)
        .filter((each) => typeOf(match, each) === 'minion')
        .every((each) => printedHitPoints(match, each) <= printedHitPoints(match, card)),
  },
  /** Of the cards that a text speaks of, to make it leave play. *Rule:* MC-PERMANENT-5. */
  lowestCost: {
    rank: (match, card) => (isToLeave(match, cardOf(card)) ? -costPrinted(match, card) : -COST_OF_NONE),
    test: (match, card) =>
      isToLeave(match, cardOf(card)) && rivalsOf(match, card).every((each) => costPrinted(match, each) >= costPrinted(match, card)),
  },
  /** Without another attachment of the same name as the card whose text it is. */
  withoutThisAttached: {
    test: (match, card, _value, { self }) =>
      !applies(match, oneOnEach) ||
      !inPlay(match).some((each) => recordOf(match, each).host === card && printedOf(match, each).name === printedOf(match, self).name),
  },
} satisfies Meanings<Marvel>['qualities'];
