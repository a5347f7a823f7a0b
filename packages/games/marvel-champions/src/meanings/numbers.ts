import { applies, cardOf, type CardRef, type Meanings, site } from '@crupier/kernel/rules';
import { excessOfAttack } from '../rules/attack-of-ability.ts';
import { iconsOf, iconsToCancel } from '../rules/boosts.ts';
import { attackUnderWay } from '../rules/enemy-attack.ts';
import { costOf } from '../rules/paying.ts';
import type { FactName } from '../state/facts.ts';
import { inMatch, printedOf, type ResourceType } from '../state/printed.ts';
import {
  attachedTo,
  baseOf,
  hitPointsLeft,
  hitPointsOf,
  iconsInPlay,
  inPlay,
  isInPlay,
  powerOf,
  recordOf,
  traitsOf,
} from '../state/reading.ts';
import { cardsIn, type Marvel, type MarvelMatch } from '../state/state.ts';

const noIcons = site('MC-ACCELERATION-TOKEN-7', 'acceleration tokens are no acceleration icons');
const noTokens = site('MC-ACCELERATION-ICON-3', 'acceleration icons are no acceleration tokens');
const timesPlayers = site('MC-COST-4', 'a number “per player” in a text is multiplied by the players who began');
const points = site('MC-VICTORY-5', 'a card in the victory display is worth as many points as its keyword says');

/** How many printed resources of a type a card has. */
function resourceStat(type: ResourceType): Meanings<Marvel>['stats'][string] {
  return { read: (match: MarvelMatch, card) => printedOf(match, card).resources.filter((each) => each === type).length };
}

/** The counters on a card, set aside ones too, or those that it had when it left play. *Rule:* MC-LEAVES-PLAY-2. */
function countersOf(match: MarvelMatch, card: CardRef): number {
  const { counters } = recordOf(match, card);
  if (isInPlay(match, card)) return counters;
  return match.state.lastKnown.findLast((each) => each.card === cardOf(card))?.counters ?? counters;
}

const printedOnly = site('MC-HIT-POINTS-2', 'starting hit points are those that are printed');
const capped = site('MC-MAXIMUM-9 MC-MAXIMUM-10', 'a number that a text counts is not more than the maximum that it says');

function atMost(match: MarvelMatch, most: number, counted: number): number {
  return applies(match, capped) ? Math.min(most, counted) : counted;
}

/** Numbers of cards. */
export const stats = {
  attack: { read: (match, card) => powerOf(match, card, 'attack') ?? 0 },
  /** The power with which an enemy attacks now, with what its boost cards add. *Rule:* MC-ERRATA-64. */
  attackOfAttack: { read: attackUnderWay },
  /** Of the attack of the ability that is being followed. *Rule:* MC-OVERKILL-4. */
  excessOfAttack: { read: (match) => excessOfAttack(match) },
  thwart: { read: (match, card) => powerOf(match, card, 'thwart') ?? 0 },
  defense: { read: (match, card) => powerOf(match, card, 'defense') ?? 0 },
  recover: { read: (match, card) => powerOf(match, card, 'recover') ?? 0 },
  scheme: { read: (match, card) => powerOf(match, card, 'scheme') ?? 0 },
  hitPoints: { read: hitPointsOf },
  /** What is printed on an identity, whatever it has gained. *Rule:* MC-HIT-POINTS-2. */
  startingHitPoints: {
    read: (match, card) => (applies(match, printedOnly) ? inMatch(match, printedOf(match, card).hitPoints) : hitPointsOf(match, card)),
  },
  /** What a text says is the base value of a number. *Rule:* MC-BASE-VALUE-1. */
  baseAttack: { read: (match, card) => baseOf(match, card, 'attack') ?? 0 },
  baseScheme: { read: (match, card) => baseOf(match, card, 'scheme') ?? 0 },
  baseHitPoints: { read: (match, card) => baseOf(match, card, 'hitPoints') ?? 0 },
  /** The total of THW, ATK and DEF. */
  heroPowers: {
    read: (match, card) => (['thwart', 'attack', 'defense'] as const).reduce((sum, power) => sum + (powerOf(match, card, power) ?? 0), 0),
  },
  handSize: { read: (match, card) => printedOf(match, card).handSize },
  /** *Rule:* MC-REMAINING-HP-1. */
  hitPointsLeft: { read: hitPointsLeft },
  /** *Rule:* MC-SUSTAINED-DAMAGE-1. */
  damage: { read: (match, card) => recordOf(match, card).damage },
  /** *Rule:* MC-MAXIMUM-9. */
  damageUpToFifteen: { read: (match, card) => atMost(match, 15, recordOf(match, card).damage) },
  threat: { read: (match, card) => recordOf(match, card).threat },
  counters: { read: countersOf },
  /** Two for each counter, and ten at most. *Rule:* MC-MAXIMUM-9. */
  twiceCountersUpToTen: { read: (match, card) => atMost(match, 10, 2 * countersOf(match, card)) },
  /** Those that are printed on a boost card, and those that amplify icons add. *Rule:* MC-AMPLIFY-ICON-1. */
  iconsOfBoostCard: { read: iconsOf },
  /** Those that are not cancelled yet. *Rule:* MC-FAQ-40. */
  iconsToCancel: { read: iconsToCancel },
  boost: { read: (match, card) => printedOf(match, card).boost },
  oneMoreThanBoost: { read: (match, card) => printedOf(match, card).boost + 1 },
  printedCost: { read: (match, card) => printedOf(match, card).cost ?? 0 },
  cost: { read: (match, card) => costOf(match, cardOf(card), recordOf(match, card).controller) },
  /** Of a card in the victory display. *Rule:* MC-VICTORY-5. */
  victoryPoints: { read: (match, card) => (applies(match, points) ? (printedOf(match, card).keywords['victory'] ?? 0) : 0) },
  physicalResources: resourceStat('physical'),
  mentalResources: resourceStat('mental'),
  energyResources: resourceStat('energy'),
  attachments: { read: (match, card) => attachedTo(match, card).length },
} satisfies Meanings<Marvel>['stats'];

function tokensInPlay(match: MarvelMatch): number {
  return inPlay(match).reduce((sum, card) => sum + recordOf(match, card).acceleration, 0);
}

/** Numbers of players. */
export const tallies = {
  cardsInHand: { read: (match, seat) => cardsIn(match, 'hand', seat).length },
  /** *Rule:* MC-ACCELERATION-ICON-3. */
  accelerationIcons: { read: (match) => iconsInPlay(match, 'acceleration') + (applies(match, noIcons) ? 0 : tokensInPlay(match)) },
  /** *Rule:* MC-ACCELERATION-TOKEN-7. */
  accelerationTokens: { read: (match) => tokensInPlay(match) + (applies(match, noTokens) ? 0 : iconsInPlay(match, 'acceleration')) },
  /** The players who began the match. *Rule:* MC-PER-PLAYER-ICON-1, MC-PER-PLAYER-ICON-2. */
  players: { read: (match) => (applies(match, timesPlayers) ? match.state.players.length : 1) },
  fivePerPlayer: { read: (match) => 5 * match.state.players.length },
} satisfies Meanings<Marvel>['tallies'];

/** Numbers of sets of cards. */
export const measures = {
  traits: { read: (match, cards) => new Set(cards.flatMap((card) => traitsOf(match, card))).size },
} satisfies Meanings<Marvel>['measures'];

/** The facts that "for each … this way" counts. */
export const counted = [
  'attackBegan',
  'attackDealt',
  'cardDiscarded',
  'cardDrawn',
  'damageHealed',
  'damageTaken',
  'encounterDiscarded',
  'minionEngaged',
  'threatPlaced',
  'threatRemoved',
] as const satisfies readonly FactName[];

/** The facts of whose cards texts speak. */
export const thisWay = ['cardDiscarded', 'encounterDiscarded'] as const satisfies readonly FactName[];
