import {
  applies,
  cardOf,
  changesOn,
  characteristic,
  derivedAmong,
  isCurrent,
  lastKnownOf,
  rulesOnCard,
  saidChange,
  site,
  staticsAbout,
  topic,
  topics,
  type CardId,
  type CardRef,
  type LayerRule,
  type SaidChange,
  type Seat,
} from '@crupier/kernel/rules';
import { areWordsLent, lendersTo } from './lent-words.ts';
import { basePowerOf } from './base-power.ts';
import type { CardType } from './printed.ts';
import { printedOf } from './printed.ts';
import { slotAmong, slotOf } from './slots.ts';
import { isSwitched, powerForArmor } from './switched.ts';
import type { KeyForge, KeyForgeMatch, LeftPlay, Standing, Zone } from './state.ts';
import { zoneKind, zoneOf } from './state.ts';

const about = topics('countsAsFlank', 'list house', 'list trait', 'list keyword', 'isBlank', 'fixedPower', 'fixedArmor');

/** Where what everybody is shown of a card is kept. */
export function shownSlot(card: CardId): number {
  return slotOf(card, 'shown');
}

const counters = site('KF-POWER-COUNTER-1 KF-POWER-1', '+1 power counters add to power');
const gainedArmor = site('KF-ARMOR-2 KF-ARMOR-6', 'gained armor adds to printed armor');
const usedArmor = site('KF-ARMOR-1', 'armor used this turn prevents no more');
/** For the rules that take note of it. */
export const usedArmorGoesFirst = site('KF-ARMOR-5', 'armor that is lost is first what was already used');
const losingWins = site('KF-LOSE-VS-GAIN-1', 'losing a keyword or trait beats gaining it');
const besides = site('KF-NEIGHBOR-1 KF-FAQ-CARD-ghosthawk-2', 'the creatures left and right of a creature are its neighbors');
const ends = site('KF-FLANK-1 KF-BATTLELINE-1', 'both ends of a battleline are its flanks');
const saidToBeFlank = site('KF-FAQ-GEN-49', 'a creature may count as a flank creature where it stands');
const middle = site('KF-CENTER-1', 'the center has as many creatures on one side as on the other');
const fixed = site('KF-FAQ-CARD-the-pale-star-1', 'a number that is fixed cannot be changed');
const wholePower = site('KF-DAMAGE-3 KF-POWER-2', 'damage does not reduce power');
const asItWas = site(
  'KF-LEAVES-PLAY-6 KF-FAQ-GEN-74 KF-FAQ-GEN-75 KF-FAQ-CARD-smite-1 KF-FAQ-CARD-smite-2 KF-FAQ-CARD-might-makes-right-1 KF-ERRATA-pain-reaction',
  'what left play is spoken of as it last was',
);
const frame = site('KF-MAVERICK-1', 'a card belongs to the house of its frame, whatever its usual house');
const newestHouse = site(
  'KF-HOUSE-CHOICE-3 KF-FAQ-GEN-17 KF-FAQ-CARD-redacted-2 KF-FAQ-CARD-sneklifter-1',
  'an effect on the house makes the card belong to that house only, the newest first',
);
const blankBox = site('KF-X-1', 'a blank text box defines nothing, so that an X that it defined is 0');
const evenExhausted = site('KF-CONSTANT-1 KF-CONSTANT-2', 'abilities work while their card is exhausted');
const upgradeText = site('KF-UPGRADE-3 KF-FAQ-CARD-shadow-of-dis-4', 'text that an upgrade gives stands in the text box of its creature');
const stackingKeywords = site('KF-ASSAULT-3 KF-HAZARDOUS-3 KF-SPLASH-ATTACK-3', 'the numbers of one keyword add up');

/** The record of a card. */
export function recordOf({ state }: KeyForgeMatch, card: CardRef): KeyForgeMatch['state']['cards'][number] {
  return state.cards[cardOf(card)] as KeyForgeMatch['state']['cards'][number];
}

/** The cards of a seat's zone, in their order. */
export function cardsIn({ state }: KeyForgeMatch, zone: Zone, seat: Seat): readonly CardId[] {
  return state.zones[zoneOf(zone, seat)] ?? [];
}

/** Which zone a card lies in. */
export function zoneOfCard(match: KeyForgeMatch, card: CardRef): Zone {
  return zoneKind(recordOf(match, card).zone);
}

/** Whether a zone is part of the play area where cards work. *Rule:* KF-IN-PLAY-1. */
export function isPlayZone(zone: Zone): boolean {
  return zone === 'line' || zone === 'artifacts' || zone === 'upgrades';
}

/** Whether the reference means a card that is in play. */
export function inPlay(match: KeyForgeMatch, card: CardRef): boolean {
  return leftPlay(match, card) === undefined && isPlayZone(zoneOfCard(match, card));
}

/** What is remembered of a card that the reference means no longer. *Rule:* KF-LEAVES-PLAY-6. */
export function leftPlay(match: KeyForgeMatch, card: CardRef): LeftPlay | undefined {
  const gone = lastKnownOf<LeftPlay>(match.state, card);
  return gone !== undefined && applies(match, asItWas) ? gone : undefined;
}

/** The record of a card, or what is remembered of it where the reference means it no longer. *Rule:* KF-LEAVES-PLAY-6. */
export function lastOf(match: KeyForgeMatch, card: CardRef): LeftPlay | KeyForgeMatch['state']['cards'][number] {
  return leftPlay(match, card) ?? recordOf(match, card);
}

/** What a card counts as where it lies: a creature stands in a battleline, an attached card is an upgrade. */
export function typeOf(match: KeyForgeMatch, card: CardRef): CardType {
  const gone = leftPlay(match, card);
  if (gone !== undefined) return gone.type as CardType;
  const zone = zoneOfCard(match, card);
  if (zone === 'line') return 'creature';
  if (zone === 'upgrades') return 'upgrade';
  return printedOf(match, cardOf(card)).type;
}

/** Whether the reference means a creature in play. */
export function isCreature(match: KeyForgeMatch, card: CardRef): boolean {
  return leftPlay(match, card) === undefined && zoneOfCard(match, card) === 'line';
}

/** A player's creatures from left to right. *Rule:* KF-BATTLELINE-1. */
export function creaturesOf(match: KeyForgeMatch, seat: Seat): readonly CardId[] {
  return cardsIn(match, 'line', seat);
}

/** All creatures in play, the active player's first. */
export function creatures(match: KeyForgeMatch): readonly CardId[] {
  const { active } = match.state;
  return [...creaturesOf(match, active), ...creaturesOf(match, 1 - active)];
}

/** Whether there is any creature in play. */
export function isAnyCreature(match: KeyForgeMatch): boolean {
  return creaturesOf(match, 0).length > 0 || creaturesOf(match, 1).length > 0;
}

/** Everything that a player controls in play. *Rule:* KF-CONTROL-7. */
export function controlledBy(match: KeyForgeMatch, seat: Seat): readonly CardId[] {
  return [...cardsIn(match, 'line', seat), ...cardsIn(match, 'artifacts', seat), ...cardsIn(match, 'upgrades', seat)];
}

/** Whose the card is: its controller in play, its owner elsewhere. *Rule:* KF-FRIENDLY-1, KF-ENEMY-1. */
export function sideOf(match: KeyForgeMatch, card: CardRef): Seat {
  const gone = leftPlay(match, card);
  if (gone !== undefined) return gone.controller;
  const { controller, borrowedBy } = recordOf(match, card);
  return borrowedBy < 0 ? controller : borrowedBy;
}

/** The creatures immediately left and right of a creature. *Rule:* KF-NEIGHBOR-1. */
export function neighboursOf(match: KeyForgeMatch, card: CardRef): readonly CardRef[] {
  const gone = leftPlay(match, card);
  if (gone !== undefined) return gone.neighbours;
  if (!isCreature(match, card) || !applies(match, besides)) return [];
  const line = creaturesOf(match, recordOf(match, card).controller);
  const at = line.indexOf(cardOf(card));
  return [line[at - 1], line[at + 1]].filter((each) => each !== undefined);
}

/** Whether a creature stands, or stood when it left, in such a place. *Rule:* KF-FLANK-1, KF-CENTER-1. */
export function stands(match: KeyForgeMatch, card: CardRef, place: Standing): boolean {
  return standingsOf(match, card).includes(place);
}

/** The places of a creature in its battleline; one said to be on a flank is on neither end for that. *Rule:* KF-FAQ-GEN-49. */
export function standingsOf(match: KeyForgeMatch, ref: CardRef): readonly Standing[] {
  const gone = leftPlay(match, ref);
  if (gone !== undefined) return gone.stood;
  if (!isCreature(match, ref)) return [];
  const [card, found] = [cardOf(ref), new Set<Standing>()];
  const line = creaturesOf(match, recordOf(match, card).controller);
  if (line[0] === card) found.add('leftFlank');
  if (line.at(-1) === card) found.add('rightFlank');
  if ((found.size > 0 && applies(match, ends)) || isSaidToBeFlank(match, card)) found.add('flank');
  // As many creatures on one side of it as on the other. *Rule:* KF-CENTER-1.
  if (line.length % 2 === 1 && line[(line.length - 1) / 2] === card && applies(match, middle)) found.add('centre');
  return [...found];
}

function isSaidToBeFlank(match: KeyForgeMatch, card: CardId): boolean {
  return rulesOnCard(match, card, about.countsAsFlank).length > 0 && applies(match, saidToBeFlank);
}

/** A creature's power, ≥ 0. *Rule:* KF-POWER-1. */
export function powerOf(match: KeyForgeMatch, ref: CardRef): number {
  const gone = leftPlay(match, ref);
  if (gone !== undefined) return gone.power;
  const card = cardOf(ref);
  const { damage } = recordOf(match, card);
  const total = fixedStat(match, card, 'fixedPower') ?? ownPower(match, card);
  return damage === 0 || applies(match, wholePower) ? total : Math.max(0, total - damage);
}

function ownPower(match: KeyForgeMatch, card: CardId): number {
  return isSwitched(match, card) ? powerForArmor(match, card, unswitchedArmor(match, card)) : unswitchedPower(match, card);
}

function unswitchedPower(match: KeyForgeMatch, card: CardId): number {
  const { powerCounters } = recordOf(match, card);
  const added = powerCounters > 0 && applies(match, counters) ? powerCounters : 0;
  return Math.max(0, characteristic(match, card, powerLayers, basePowerOf(match, card)) + added);
}

/** A creature's armor, used or not, ≥ 0. *Rule:* KF-ARMOR-2. */
export function armorOf(match: KeyForgeMatch, ref: CardRef): number {
  const gone = leftPlay(match, ref);
  if (gone !== undefined) return gone.armor;
  const card = cardOf(ref);
  const own = isSwitched(match, card) ? unswitchedPower : unswitchedArmor;
  return Math.max(0, fixedStat(match, card, 'fixedArmor') ?? own(match, card));
}

function unswitchedArmor(match: KeyForgeMatch, card: CardId): number {
  const { armor } = printedOf(match, card);
  const total = characteristic(match, card, armorLayers, armor);
  return Math.max(0, total > armor && !applies(match, gainedArmor) ? armor : total);
}

/** A number that nothing else may change, the lowest of several; undefined where none is fixed. *Rule:* KF-CANNOT-1. */
function fixedStat(match: KeyForgeMatch, card: CardId, rule: 'fixedPower' | 'fixedArmor'): number | undefined {
  const found = rulesOnCard(match, card, about[rule]);
  return found.length > 0 && applies(match, fixed) ? Math.min(...found.map(({ amount }) => amount)) : undefined;
}

/** Armor that can still prevent damage this turn, in points. *Rule:* KF-ARMOR-1, KF-ARMOR-5. */
export function armorLeft(match: KeyForgeMatch, card: CardId): number {
  const { armorUsed, armorWhenUsed } = recordOf(match, card);
  const armor = armorOf(match, card);
  if (armorUsed === 0 || !applies(match, usedArmor)) return armor;
  const lost = applies(match, usedArmorGoesFirst) ? Math.max(0, armorWhenUsed - armor) : 0;
  return Math.max(0, armor - Math.max(0, armorUsed - lost));
}

/** The houses that a card belongs to. *Rule:* KF-HOUSE-CHOICE-3, KF-MAVERICK-1. */
export function housesOf(match: KeyForgeMatch, ref: CardRef): readonly string[] {
  const gone = leftPlay(match, ref);
  if (gone !== undefined) return gone.houses;
  const card = cardOf(ref);
  const house = houseOfFrame(match, card);
  if (staticsAbout(match, about['list house']).length === 0) return [house];
  return characteristic<KeyForge, readonly string[]>(match, card, houseLayers(match), [house]);
}

/** The house that a card has where nothing changes it. *Rule:* KF-MAVERICK-1. */
function houseOfFrame(match: KeyForgeMatch, card: CardId): string {
  return applies(match, frame) ? recordOf(match, card).house : (printedOf(match, card).houses[0] ?? '');
}

/** Whether a card belongs to a house. */
export function isOfHouse(match: KeyForgeMatch, card: CardRef, house: string): boolean {
  const isPlain = staticsAbout(match, about['list house']).length === 0 && isCurrent(match.state, card);
  return isPlain ? houseOfFrame(match, cardOf(card)) === house : housesOf(match, card).includes(house);
}

/** The traits of a card. *Rule:* KF-TRAIT-1. */
export function traitsOf(match: KeyForgeMatch, ref: CardRef): readonly string[] {
  const gone = leftPlay(match, ref);
  if (gone !== undefined) return gone.traits;
  const card = cardOf(ref);
  const { traits } = printedOf(match, card);
  const lenders = lendersTo(match, card);
  const own = lenders.length === 0 ? traits : [...new Set([...traits, ...lenders.flatMap((each) => printedOf(match, each).traits)])];
  if (staticsAbout(match, about['list trait']).length === 0) return own;
  return derivedAmong(match, slotAmong(card, 'traits'), own, () => wordsAfterChanges(match, card, 'trait', own));
}

/** A keyword's number on a card: 0 where the card does not have it, 1 for a keyword without number. */
export function keywordOf(match: KeyForgeMatch, ref: CardRef, keyword: string): number {
  const gone = leftPlay(match, ref);
  if (gone !== undefined) return numberIn(gone.keywords, keyword);
  const card = cardOf(ref);
  if (!isKeywordChanged(match, keyword)) {
    const printed = printedKeyword(match, card, keyword);
    return printed > 0 && isBlank(match, card) ? 0 : printed;
  }
  return numberIn(keywordsOf(match, card), keyword);
}

function numberIn(keywords: LeftPlay['keywords'], keyword: string): number {
  return keywords.find((each) => each.keyword === keyword)?.value ?? 0;
}

/** The same, of a card that has just left play: as it last was. *Rule:* KF-FAQ-GEN-6, KF-LEAVES-PLAY-6. */
export function keywordAtLast(match: KeyForgeMatch, card: CardId, keyword: string): number {
  const gone = inPlay(match, card) ? undefined : match.state.lastKnown.findLast((each) => each.card === card);
  return gone === undefined ? keywordOf(match, card, keyword) : numberIn(gone.keywords, keyword);
}

/** Whether a card has a keyword. */
export function hasKeyword(match: KeyForgeMatch, ref: CardRef, keyword: string): boolean {
  return keywordOf(match, ref, keyword) > 0;
}

/** Whether any text now gives a keyword to cards or takes it from them. */
function isKeywordChanged(match: KeyForgeMatch, keyword: string): boolean {
  if (areWordsLent(match)) return true;
  for (const { change } of staticsAbout(match, about['list keyword'])) {
    if (change.kind === 'list' && (change.word === undefined || change.word === keyword || change.change === 'become')) return true;
  }
  return false;
}

function printedKeyword(match: KeyForgeMatch, card: CardId, keyword: string): number {
  let sum = 0;
  for (const each of printedOf(match, card).keywords) if (each.keyword === keyword) sum += Math.max(1, each.value);
  return sum;
}

const NO_KEYWORDS: readonly { readonly keyword: string; readonly value: number }[] = [];

/** The keywords of a card with their numbers, 1 where they have none. */
export function keywordsOf(match: KeyForgeMatch, card: CardId): readonly { readonly keyword: string; readonly value: number }[] {
  const isChanged = staticsAbout(match, about['list keyword']).length > 0 || areWordsLent(match);
  if (printedOf(match, card).keywords.length === 0 && !isChanged) return NO_KEYWORDS;
  return derivedAmong(match, slotAmong(card, 'keywords'), NO_KEYWORDS, () => keywordsNow(match, card));
}

function keywordsNow(match: KeyForgeMatch, card: CardId): readonly { readonly keyword: string; readonly value: number }[] {
  const found = new Map<string, number>();
  const own = isBlank(match, card) ? [] : printedOf(match, card).keywords;
  const lent = lendersTo(match, card).flatMap((each) => printedOf(match, each).keywords);
  for (const { keyword, value } of [...own, ...lent]) found.set(keyword, (found.get(keyword) ?? 0) + Math.max(1, value));
  for (const change of listChanges(match, card, 'keyword', 'gain', 'become')) {
    if (change.change === 'become') found.clear();
    const known = found.get(change.word);
    if (known === undefined || applies(match, stackingKeywords)) found.set(change.word, (known ?? 0) + Math.max(1, change.amount ?? 1));
  }
  for (const word of lostWords(match, card, 'keyword')) found.delete(word);
  return [...found].map(([keyword, value]) => ({ keyword, value }));
}

type ListChange = SaidChange & { readonly kind: 'list' };

function listChanges(match: KeyForgeMatch, card: CardId, list: string, ...kinds: readonly ListChange['change'][]): ListChange[] {
  return changesOn(match, card, topic(`list ${list}`))
    .filter(({ self }) => !isBlank(match, card, self))
    .map((working) => saidChange(match, working) as ListChange)
    .filter(({ change }) => kinds.includes(change));
}

function lostWords(match: KeyForgeMatch, card: CardId, list: string): string[] {
  const lost = listChanges(match, card, list, 'lose').map(({ word }) => word);
  return lost.length > 0 && applies(match, losingWins) ? lost : [];
}

function wordsAfterChanges(match: KeyForgeMatch, card: CardId, list: string, base: readonly string[]): readonly string[] {
  const gained = listChanges(match, card, list, 'gain', 'become');
  const lost = lostWords(match, card, list);
  if (gained.length + lost.length === 0) return base;
  const words = gained.reduce<readonly string[]>((had, { change, word }) => (change === 'become' ? [word] : [...had, word]), base);
  return words.filter((word) => !lost.includes(word));
}

const powerLayers = numberLayers('power');
const armorLayers = numberLayers('armor');

/** Set values count before added ones. A set value is the last word where the text says so. */
function numberLayers(stat: 'power' | 'armor'): LayerRule<KeyForge, number> {
  return {
    slot: (card) => slotOf(card, stat),
    byAgeAlone: true,
    mayCircle: true,
    topics: [topic(`stat ${stat}`)],
    sublayer: (change) => (change.kind === 'stat' && change.change === 'add' ? 1 : 0),
    apply: (value, change, amount) => {
      if (change.kind !== 'stat') return value;
      return change.change === 'set' ? amount : value + amount;
    },
  };
}

const HOUSES = [about['list house']];

function houseLayers(match: KeyForgeMatch): LayerRule<KeyForge, readonly string[]> {
  return {
    slot: (card) => slotOf(card, 'houses'),
    byAgeAlone: true,
    topics: HOUSES,
    // Losing a house beats gaining it, whichever came first. *Rule:* KF-LOSE-VS-GAIN-1.
    sublayer: (change) => (change.kind === 'list' && change.change === 'lose' && applies(match, losingWins) ? 1 : 0),
    apply: (houses, change) => {
      if (change.kind !== 'list') return houses;
      if (change.change === 'lose') return houses.filter((house) => house !== change.word);
      if (change.change === 'gain') return [...houses, change.word];
      return applies(match, newestHouse) ? [change.word] : houses;
    },
  };
}

/** How often something has happened to a player, or been done by one, this turn. */
export function timesThisTurn({ state }: KeyForgeMatch, history: string, seat: Seat): number {
  return state.history.filter((past) => past.history === history && past.seat === seat).length;
}

/** Whether a card's text box counts as empty; `by` is the upgrade or other card that has given it the text in question. Ruling KF-C-20. *Rule:* KF-UPGRADE-3. */
export function isBlank(match: KeyForgeMatch, card: CardId, by?: CardId): boolean {
  if (recordOf(match, card).exhausted && !applies(match, evenExhausted)) return true;
  if (staticsAbout(match, about.isBlank).length === 0) return false;
  if (by !== undefined && !(isUpgradeOn(match, by, card) && applies(match, upgradeText))) return false;
  return rulesOnCard(match, card, about.isBlank).length > 0 && applies(match, blankBox);
}

function isUpgradeOn(match: KeyForgeMatch, upgrade: CardId, card: CardId): boolean {
  return recordOf(match, upgrade).host === card && zoneOfCard(match, upgrade) === 'upgrades';
}
