import { applies, cardOf, site, tableOf, type CardRef, type Meanings } from '@crupier/kernel/rules';
import type { FactName } from '../state/facts.ts';
import { printedPowerOf } from '../state/base-power.ts';
import { ownPrintedOf } from '../state/printed.ts';
import { keyCount } from '../state/keys.ts';
import {
  armorLeft,
  armorOf,
  cardsIn,
  creaturesOf,
  housesOf,
  keywordAtLast,
  lastOf,
  leftPlay,
  powerOf,
  recordOf,
  traitsOf,
} from '../state/reading.ts';
import { counterNames, keyColours, type KeyForge, type KeyForgeMatch, type Zone } from '../state/state.ts';

type Tally = Meanings<KeyForge>['tallies'][string];

const poolAlone = site('KF-AEMBER-1', 'the æmber of a player is that of the pool');
const usedToo = site('KF-FAQ-CARD-lightsmith-clariel-1', 'the armor that a text speaks of is all of it, used or not');
const asInPlay = site('KF-FAQ-CARD-cyber-clone-2', 'what was a creature in a battleline alone had the power that it had there');
const assault = site('KF-ASSAULT-1 KF-ORDER-28', 'assault deals its number before the fight');
const hazardous = site(
  'KF-HAZARDOUS-1 KF-ORDER-28 KF-SKIRMISH-2',
  'hazardous deals its number before the fight, to an attacker with skirmish too',
);

function printedPowerAtLast(match: KeyForgeMatch, card: CardRef): number {
  const gone = leftPlay(match, card);
  return gone !== undefined && applies(match, asInPlay) ? gone.basePower : printedPowerOf(match, cardOf(card));
}

/** Numbers of cards. */
export const stats = {
  power: { read: powerOf },
  /** Of a card wherever it is, whatever has changed it. *Rule:* KF-FAQ-CARD-cyber-clone-1, KF-FAQ-CARD-cyber-clone-2. */
  printedPower: { read: printedPowerAtLast },
  printedArmor: { read: (match, card) => ownPrintedOf(match, cardOf(card)).armor },
  /** Rounded down. */
  halfPower: { read: (match, card) => Math.floor(powerOf(match, card) / 2) },
  armor: { read: (match, card) => (applies(match, usedToo) ? armorOf(match, card) : armorLeft(match, cardOf(card))) },
  damage: { read: (match, card) => lastOf(match, card).damage },
  /** Its Æ bonus icons, printed or added. */
  aemberBonus: { read: (match, card) => recordOf(match, cardOf(card)).icons.filter((icon) => icon === 'amber').length },
  aember: { read: (match, card) => lastOf(match, card).aember },
  /** How many counters of a name are on it. *Rule:* KF-COUNTERS-2. */
  ...tableOf(
    counterNames.map(
      (name) => [`${name}Counters`, { read: (match: KeyForgeMatch, card: CardRef) => lastOf(match, card).counters[name] ?? 0 }] as const,
    ),
  ),
  /** How many traits it has. *Rule:* KF-TRAIT-1. */
  traits: { read: (match, card) => traitsOf(match, card).length },
  assault: { read: (match, card) => (applies(match, assault) ? keywordAtLast(match, cardOf(card), 'assault') : 0) },
  hazardous: { read: (match, card) => (applies(match, hazardous) ? keywordAtLast(match, cardOf(card), 'hazardous') : 0) },
} satisfies Meanings<KeyForge>['stats'];

/** A number of cards in a zone of a player. */
function inZone(zone: Zone): Tally {
  return { read: (match, seat) => cardsIn(match, zone, seat).length };
}

/** Numbers of players. */
export const tallies = {
  aember: {
    read: (match, seat) => {
      const pool = match.state.players[seat]?.aember ?? 0;
      return applies(match, poolAlone) ? pool : creaturesOf(match, seat).reduce((sum, card) => sum + recordOf(match, card).aember, pool);
    },
  },
  /** How many creatures more than the opponent. */
  creaturesInExcess: {
    read: (match, seat) => Math.max(0, creaturesOf(match, seat).length - creaturesOf(match, 1 - seat).length),
  },
  aemberInPools: { read: ({ state }) => state.players.reduce((sum, { aember }) => sum + aember, 0) },
  keys: { read: ({ state }, seat) => keyCount(state.players[seat]?.keys ?? 0) },
  unforgedKeys: { read: ({ state }, seat) => keyColours.length - keyCount(state.players[seat]?.keys ?? 0) },
  chains: { read: ({ state }, seat) => state.players[seat]?.chains ?? 0 },
  creaturesPlayedInTurn: { read: ({ state }, seat) => state.players[seat]?.creaturesInTurn ?? 0 },
  halfAember: { read: (match, seat) => Math.floor((match.state.players[seat]?.aember ?? 0) / 2) },
  /** Rounded up. */
  halfTokenCreatures: {
    read: (match, seat) => Math.ceil(creaturesOf(match, seat).filter((card) => ownPrintedOf(match, card).isToken === true).length / 2),
  },
  handSize: inZone('hand'),
  archived: inZone('archives'),
  discarded: inZone('discard'),
} satisfies Meanings<KeyForge>['tallies'];

/** Numbers of sets of cards. */
export const measures = {
  houses: { read: (match, cards) => new Set(cards.flatMap((card) => housesOf(match, card))).size },
} satisfies Meanings<KeyForge>['measures'];

/** The facts that "for each … this way" counts. */
export const counted = [
  'aemberLost',
  'aemberStolen',
  'aemberCaptured',
  'aemberMovedToPool',
  'exalted',
  'destroyed',
  'damageHealed',
  'cardDiscarded',
  'cardReturned',
  'cardRevealed',
  'cardPurged',
  'cardArchived',
  'stunned',
] as const satisfies readonly FactName[];

/** The facts of whose cards texts speak. */
export const thisWay = [
  'cardDiscarded',
  'cardEntered',
  'cardLookedAt',
  'cardPurged',
  'damageHealed',
  'cardRevealed',
  'cardShuffledIn',
  'creatureFought',
  'destroyed',
  'tokenMade',
] as const satisfies readonly FactName[];
