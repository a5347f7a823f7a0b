import { applies, cardOf, site, tableOf, type CardId, type Meanings, type Seat } from '@crupier/kernel/rules';
import { houses, traits } from '../cards/facts/vocabulary.ts';
import { isAttacking } from '../rules/fight.ts';
import { creaturesOf, neighboursOf, recordOf, sideOf, timesThisTurn } from '../state/reading.ts';
import { isHaunted } from '../state/haunted.ts';
import { forgedColours, keyCount, ordinals } from '../state/keys.ts';
import {
  attachedTo,
  handOfItsHouse,
  houseMatesInLine,
  houseMatesOf,
  lineMatesOf,
  mostPowerfulAmong,
  otherNamesInHand,
  powerMatesOf,
  traitMatesOf,
  weakerThan,
} from '../state/relations.ts';
import { keyColours, type KeyForge, type KeyForgeMatch } from '../state/state.ts';
import { workingKeywords } from './keywords.ts';

const discardedFromHand = site('KF-FAQ-CARD-earthbind-1', 'to have discarded a card is to have discarded one from hand');
const lastTurn = site(
  'KF-ERRATA-tendrils-of-pain KF-FAQ-CARD-key-hammer-1',
  'whether the opponent forged a key in the last turn of their own',
);

/** Rules of the game that cards turn on. The rules of the game ask for them by these names. */
export const rules = {
  cannotFight: {},
  cannotReap: {},
  cannotBeUsed: {},
  /** Of the player who would use such a card, whoever controls it. */
  cannotUse: {},
  /** By the player whose text or effect it is. */
  controlledByYou: {},
  cannotBeAttacked: {},
  cannotBeFoughtBy: {},
  cannotBeDamaged: {},
  fixedPower: {},
  fixedArmor: {},
  stealsInsteadOfDamage: {},
  takesMoreDamage: {},
  takesDoubleDamage: {},
  damageTakenBy: {},
  sharesFightDamage: {},
  cannotBePlayed: {},
  /** Of the opponent's discard pile. */
  copiesAction: {},
  /** Of a creature in play, as it enters play; of the house that is said. */
  copiesCreature: { takes: houses },
  cannotPlay: {},
  cannotPlayUpgrades: {},
  cannotForge: {},
  cannotForgeKey: { takes: ordinals },
  skipsForging: {},
  cannotChooseHouse: { takes: houses },
  mustChooseHouse: { takes: houses },
  mayPlay: {},
  /** Any number of them. */
  mayPlayAll: {},
  mayUse: {},
  mayUseUpTo: {},
  mayBeUsed: {},
  mayFight: {},
  mayPlayOrUse: {},
  playableAsUpgrade: {},
  doesNotReady: {},
  /** The card that says so is damaged instead of the readying of that player's creatures. */
  damagedForReadying: {},
  cannotReady: {},
  'enters ready': {},
  nextEntersReady: {},
  firstCreatureEntersReady: {},
  'enters stunned': {},
  'enters enraged': {},
  'enters warded': {},
  keyCost: {},
  handSize: {},
  handSizeFewer: {},
  noIcons: {},
  iconsCapture: {},
  aemberIconsMakeTokens: {},
  captureIconsSteal: {},
  onlyFights: {},
  mustFight: {},
  attacksOnly: {},
  losesToPlay: {},
  paysToPlay: {},
  paysToUse: {},
  destroysToUse: {},
  playsAtMost: {},
  playsOneOfEachType: {},
  isDestroyed: {},
  playsAgain: {},
  iconsAgain: {},
  spendable: {},
  spendableByOpponent: {},
  spendableItself: {},
  aemberCannotBeStolen: {},
  /** By the creature that says so. */
  addedAemberCaptured: {},
  addedAemberMakesTokens: {},
  dealsNoDamage: {},
  dealsNoDamageWhenFighting: {},
  dealsNoDamageWhenAttacked: {},
  dealsMoreAttacking: {},
  dealsOnlyWhenFighting: {},
  ignoresTaunt: {},
  ignoresElusive: {},
  countsAsFlank: {},
  /** Of what stands in a battleline and is no creature card: with that power. */
  countsAsCreature: {},
  /** The printed keywords and traits of the card that the effect was given to. */
  gainsWordsOfHost: {},
  /** Of the creature whose lasting effect says so. */
  copiesGiver: {},
  /** That of the card that the lasting effect notes: see `textBoxRules`. */
  gainsTextBox: {},
  isBlank: {},
} as const satisfies Meanings<KeyForge>['rules'];

/** Lists of words that cards have. */
export const lists = {
  keyword: { takes: workingKeywords },
  trait: { takes: traits },
  house: { takes: houses },
} satisfies Meanings<KeyForge>['lists'];

/** How cards stand to each other. */
export const relations = {
  sharingTrait: { of: traitMatesOf },
  sharingHouse: { of: houseMatesOf },
  handOfItsHouse: { of: handOfItsHouse },
  creaturesSharingHouse: { of: houseMatesInLine },
  sameLine: { of: lineMatesOf },
  restOfLine: { of: lineMatesOf },
  otherNamesInHand: { of: otherNamesInHand },
  sharingHouseInHand: { of: handOfItsHouse },
  samePower: { of: powerMatesOf },
  lessPower: { of: weakerThan },
  upgradesOn: { of: attachedTo },
  neighbours: { of: neighboursOf },
} satisfies Meanings<KeyForge>['relations'];

function keysOf({ state }: KeyForgeMatch, seat: number): number {
  return keyCount(state.players[seat]?.keys ?? 0);
}

/** How many cards who controls the creature that an upgrade is on has discarded this turn. */
function discardsAtHost(match: KeyForgeMatch, upgrade: CardId): number {
  const seat = sideOf(match, recordOf(match, upgrade).host);
  return match.state.players[seat]?.discardedThisTurn ?? 0;
}

/** Whether a player has played a card this turn that is not this one. */
function hasPlayedAnother({ state }: KeyForgeMatch, seat: Seat, self: CardId): boolean {
  return state.history.some((past) => past.history === 'cardsPlayed' && past.seat === seat && cardOf(past.card) !== self);
}

/** States of the table. */
export const states = {
  moreCreatures: { holds: (match, { seat }) => creaturesOf(match, seat).length > creaturesOf(match, 1 - seat).length },
  opponentHasMoreCreatures: { holds: (match, { seat }) => creaturesOf(match, 1 - seat).length > creaturesOf(match, seat).length },
  attacking: { holds: (match, { self }) => isAttacking(match, self) },
  attackingFlank: { holds: (match, { self }) => isAttacking(match, self, 'flank') },
  friendlyDestroyed: { holds: (match, { seat }) => timesThisTurn(match, 'creaturesDestroyed', seat) > 0 },
  enemyDestroyed: { holds: (match, { seat }) => timesThisTurn(match, 'creaturesDestroyed', 1 - seat) > 0 },
  youExaltedFriendly: { holds: (match, { seat }) => timesThisTurn(match, 'friendlyExalted', seat) > 0 },
  youStole: { holds: (match, { seat }) => timesThisTurn(match, 'aemberStolen', seat) > 0 },
  yourTurn: { holds: ({ state }, { seat }) => state.active === seat },
  // Neither holds of a neutral tide: ruling KF-C-06.
  tideHigh: { holds: ({ state }, { seat }) => state.tide === seat },
  tideLow: { holds: ({ state }, { seat }) => state.tide === 1 - seat },
  /** By the player whose card asks, this turn. */
  noOtherCardPlayed: { holds: (match, { seat, self }) => !hasPlayedAnother(match, seat, self) },
  hostsControllerDiscarded: {
    holds: (match, { self }) => discardsAtHost(match, self) > 0 || !applies(match, discardedFromHand),
  },
  opponentForgedLastTurn: {
    holds: (match, { seat }) => applies(match, lastTurn) && (match.state.players[1 - seat]?.forgedInTurn ?? 0) > 0,
  },
  /** *Rule:* KF-HAUNTED-1. */
  haunted: { holds: (match, { seat }) => isHaunted(match, seat) },
  youHaveMoreAember: { holds: ({ state }, { seat }) => (state.players[seat]?.aember ?? 0) > (state.players[1 - seat]?.aember ?? 0) },
  youHaveMostPowerful: {
    holds: (match, { seat }) => {
      const [yours = -1, theirs = -1] = [seat, 1 - seat].map((each) => mostPowerfulAmong(match, creaturesOf(match, each)));
      return yours >= 0 && yours >= theirs;
    },
  },
  youHaveMoreKeys: { holds: (match, { seat }) => keysOf(match, seat) > keysOf(match, 1 - seat) },
  opponentHasMoreKeys: { holds: (match, { seat }) => keysOf(match, 1 - seat) > keysOf(match, seat) },
  chosenHouseActive: { ofWord: true, holds: ({ state }, _asker, house) => state.house === house },
  sameKeys: { holds: (match, { seat }) => keysOf(match, seat) === keysOf(match, 1 - seat) },
  /** Which of its controller's keys are forged. */
  ...tableOf(
    keyColours.map(
      (colour) =>
        [
          `${colour}KeyForged`,
          {
            holds: ({ state }: KeyForgeMatch, { seat }: { readonly seat: number }) =>
              forgedColours(state.players[seat]?.keys ?? 0).includes(colour),
          },
        ] as const,
    ),
  ),
  /** Which house is the active one. *Rule:* KF-ACTIVE-HOUSE-1. */
  ...tableOf(houses.map((house) => [`${house}Active`, { holds: ({ state }: KeyForgeMatch) => state.house === house }] as const)),
  opponentHasMoreAember: { holds: ({ state }, { seat }) => (state.players[1 - seat]?.aember ?? 0) > (state.players[seat]?.aember ?? 0) },
} satisfies Meanings<KeyForge>['states'];
