import {
  applies,
  CARDS_MAX,
  cardOf,
  changesOn,
  characteristic,
  derivedFrom,
  isCurrent,
  mayLower,
  NO_CARD,
  NO_SEAT,
  rulesOnCard,
  rulesOnSeat,
  saidChange,
  site,
  staticsAbout,
  topics,
  type CardId,
  type CardRef,
  type LayerRule,
  type SaidChange,
  type Seat,
} from '@crupier/kernel/rules';
import { baseLayers, isBased, LACKING, layers, slotOf, type BasedNumber, type ChangingNumber, type Power } from './kept-values.ts';
import { arePlayed } from './leaving.ts';
import { cardTypes, inMatch, NO_KEYWORDS, printedKeywords, printedOf, type CardType, type PerPlayer } from './printed.ts';
import { cardsIn, seatOf, seatsFrom, zoneKind, zoneOf, type Marvel, type MarvelMatch, type Zone } from './state.ts';

const about = topics(
  'isBlank',
  'list keyword',
  'list trait',
  'stat attack',
  'stat hitPoints',
  'stat baseHitPoints',
  'attackDoubled',
  'attackHalved',
  'cannotTakeDamage',
  'cannotLoseThreat',
  'handSizeMax',
);

const unmodified = site('MC-DASH-4 MC-ATTACHMENT-5 MC-MODIFIERS-9', 'a power that a character lacks, or that is a dash, is not modified');
const modified = site(
  'MC-MODIFIERS-1 MC-MODIFIERS-2 MC-MODIFIERS-8 MC-GET-1 MC-GET-2 MC-MAX-HP-1 MC-HIT-POINTS-6 MC-ABILITY-14 MC-ABILITY-15 MC-ATTACHMENT-3 MC-UPGRADE-3 MC-FAQ-24 MC-LASTING-EFFECTS-3 MC-LASTING-EFFECTS-4 MC-LASTING-EFFECTS-5 MC-IN-PLAY-1 MC-MODIFIERS-3 MC-MODIFIERS-5 MC-ABILITY-16 MC-ATTACHMENT-4 MC-NON-NUMERIC-1 MC-ABILITY-7 MC-ERRATA-28',
  'what texts add to a number counts while they work',
);
const newType = site('MC-CARD-TYPES-3', 'a card whose type a text has changed is of the new type alone');
const addsUp = site('MC-KEYWORDS-1', 'the numbers of a keyword that a card has several times are added up');
const gained = site('MC-GAIN-1 MC-LOSE-1', 'a card has the keywords that it gains, and not those that it loses');
const gainedTraits = site('MC-GAIN-1 MC-TRAITS-1', 'a card has the traits that it gains');
const blankText = site('MC-RULES-TEXT-1', 'a card whose rules text counts as blank has none of the abilities printed there');
const blankIcons = site('MC-RULES-TEXT-2', 'icons in a rules text that counts as blank do not count');
const traitsStay = site('MC-TRAITS-2', 'the traits of a card are no part of its rules text');
const notNegative = site('MC-MODIFIERS-6', 'a number below zero counts as zero');
const noDamage = site('MC-CANNOT-1 MC-CANNOT-2 MC-CANNOT-3', 'who cannot take damage takes none');
const baseSaid = site('MC-BASE-VALUE-1', 'what a text says is the base value of a number takes the place of the printed one');
const noRemoval = site('MC-CANNOT-1 MC-CANNOT-2 MC-TARGET-11', 'threat is not removed from a scheme that cannot lose it');
const ofAllPlayers = site('MC-FRIENDLY-1', 'friendly characters are those of all players');
const minionsToo = site('MC-ENEMY-1', 'minions are enemies as the villain is');
const handMax = site('MC-MAXIMUM-11', 'a maximum of the hand size holds for all that increases it');
const lostStaysLost = site('MC-LOSE-3', 'what a card has lost it does not gain while it is lost');
const addedFirst = site('MC-MODIFIERS-4', 'a number is doubled or halved after all that is added to it');
const roundedUp = site('MC-MODIFIERS-7', 'what is left of a halved number is rounded up');
const steady = site('MC-STUN-3 MC-CONFUSE-3 MC-STEADY-2 MC-VULNERABLE-3', 'a steady character is stunned or confused by two cards');

/** The record of a card. */
export function recordOf({ state }: MarvelMatch, card: CardRef): MarvelMatch['state']['cards'][number] {
  // As `cardOf` finds the card: this is asked all the time.
  return state.cards[card & (CARDS_MAX - 1)] as MarvelMatch['state']['cards'][number];
}

/** Which zone a card lies in. */
export function zoneOfCard(match: MarvelMatch, card: CardRef): Zone {
  return zoneKind(recordOf(match, card).zone);
}

/** Whether a card is in play where it lies now. */
export function isInPlay(match: MarvelMatch, card: CardRef): boolean {
  return arePlayed(recordOf(match, card).zone);
}

/** Whether a reference still means a card that is in play. */
export function isStillInPlay(match: MarvelMatch, card: CardRef): boolean {
  return card !== NO_CARD && isCurrent(match.state, card) && isInPlay(match, card);
}

const [area, engaged, villainArea] = [zoneOf('area'), zoneOf('engaged'), zoneOf('villainArea')];

/** All cards in play, those of the players first. */
export function inPlay({ state: { zones, players } }: MarvelMatch): readonly CardId[] {
  const found: CardId[] = [];
  for (let seat = 0; seat < players.length; seat++) found.push(...(zones[area + seat] ?? NO_CARDS), ...(zones[engaged + seat] ?? NO_CARDS));
  found.push(...(zones[villainArea] ?? NO_CARDS));
  return found;
}

const NO_CARDS: readonly CardId[] = [];

/** The type of a card as it lies: what a text has turned it into, or else the printed one. *Rule:* MC-CARD-TYPES-3. */
export function typeOf(match: MarvelMatch, card: CardRef): CardType {
  const countsAs = match.state.cards[card & (CARDS_MAX - 1)]?.countsAs ?? 0;
  const turned = countsAs === 0 ? undefined : cardTypes[countsAs - 1];
  return turned !== undefined && applies(match, newType) ? turned : printedOf(match, card).type;
}

/** A player's identity card. */
export function identityOf({ state }: MarvelMatch, seat: Seat): CardId {
  return state.players[seat]?.identity ?? 0;
}

/** Whether a player is in hero form. *Rule:* MC-FORM-1. */
export function isHero(match: MarvelMatch, seat: Seat): boolean {
  return typeOf(match, identityOf(match, seat)) === 'hero';
}

/** The allies that a player controls. */
export function alliesOf(match: MarvelMatch, seat: Seat): readonly CardId[] {
  return cardsIn(match, 'area', seat).filter((card) => typeOf(match, card) === 'ally');
}

/** The minions engaged with a player. */
export function minionsOf(match: MarvelMatch, seat: Seat): readonly CardId[] {
  return cardsIn(match, 'engaged', seat).filter((card) => typeOf(match, card) === 'minion');
}

/** Whether a minion is engaged with a player. *Rule:* MC-ENGAGE-1. */
export function isEngagedWith(match: MarvelMatch, card: CardId, seat: Seat): boolean {
  return minionsOf(match, seat).includes(card);
}

/** The villain and all minions. */
export function enemiesOf(match: MarvelMatch): readonly CardId[] {
  const seats = applies(match, minionsToo) ? seatsFrom(match, match.state.first) : [];
  return [match.state.villain, ...seats.flatMap((seat) => minionsOf(match, seat))];
}

const sideSchemesToo = site('MC-SCHEME-1', 'side schemes are schemes as the main scheme is');

const thoseOfPlayersToo = site(
  'MC-PLAYER-SIDE-SCHEME-4 MC-PLAYER-SIDE-SCHEME-5',
  'what is said of schemes and side schemes holds for player side schemes, and they are thwarted',
);

/** Whether a card is a side scheme, of the scenario or of a player. *Rule:* MC-PLAYER-SIDE-SCHEME-4. */
export function isSideScheme(match: MarvelMatch, card: CardRef): boolean {
  const type = typeOf(match, card);
  return type === 'sideScheme' || (type === 'playerSideScheme' && applies(match, thoseOfPlayersToo));
}

/** The schemes in play, the main one first. *Rule:* MC-SCHEME-1. */
export function schemesOf(match: MarvelMatch): readonly CardId[] {
  const others = cardsIn(match, 'villainArea').filter((card) => isSideScheme(match, card));
  return [match.state.mainScheme, ...(applies(match, sideSchemesToo) ? others : [])];
}

/** The base value of a number of a card; undefined where it has none. *Rule:* MC-BASE-VALUE-1. */
export function baseOf(match: MarvelMatch, card: CardRef, stat: BasedNumber): number | undefined {
  return basedOn(match, card, printedOf(match, card)[stat], baseLayers[stat]);
}

function basedOn(
  match: MarvelMatch,
  card: CardRef,
  printed: number | PerPlayer | undefined,
  layer: LayerRule<Marvel, number>,
): number | undefined {
  const number = typeof printed === 'object' ? inMatch(match, printed) : printed;
  if (!isInPlay(match, card) || !applies(match, baseSaid)) return number;
  const base = characteristic(match, cardOf(card), layer, number ?? LACKING);
  return base === LACKING ? undefined : base;
}

/** The power to attack doubled and halved, once all is added to it; a set value stays. *Rule:* MC-MODIFIERS-4, MC-MODIFIERS-5, MC-MODIFIERS-7. */
function scaled(match: MarvelMatch, card: CardId, { base, summed }: { readonly base: number; readonly summed: number }): number {
  const count = (topic: 'attackDoubled' | 'attackHalved'): number =>
    staticsAbout(match, about[topic]).length === 0 ? 0 : rulesOnCard(match, card, about[topic]).length;
  const [doublings, halvings] = [count('attackDoubled'), count('attackHalved')];
  if (doublings + halvings === 0 || isSet(match, card)) return summed;
  const factor = 2 ** (doublings - halvings);
  const exact = applies(match, addedFirst) ? summed * factor : base * factor + (summed - base);
  return applies(match, roundedUp) ? Math.ceil(exact) : Math.floor(exact);
}

/** Whether a text sets the power to attack of a card. */
function isSet(match: MarvelMatch, card: CardId): boolean {
  return changesOn(match, card, about['stat attack']).some(({ change }) => change.kind === 'stat' && change.change === 'set');
}

/** A number of a card in play as it is now; elsewhere it is as printed. */
function changed(match: MarvelMatch, card: CardRef, stat: ChangingNumber, base: number): number {
  if (!isInPlay(match, card) || !applies(match, modified)) return base;
  const summed = characteristic(match, cardOf(card), layers[stat], base);
  const now = stat === 'attack' ? scaled(match, cardOf(card), { base, summed }) : summed;
  return applies(match, notNegative) ? Math.max(0, now) : now;
}

const starIsZero = site('MC-STAR-ICON-6', 'a power whose value is a star counts as 0 where something refers to it');

/** What a star counts as; undefined for a power that is none. *Rule:* MC-STAR-ICON-6. */
function starOf(match: MarvelMatch, card: CardRef, power: Power): number | undefined {
  return printedOf(match, card).stars?.includes(power) === true && applies(match, starIsZero) ? 0 : undefined;
}

/** A power of a character as it is now; undefined for one that it lacks or that is a dash, which nothing adds to. *Rule:* MC-DASH-1, MC-ATTACHMENT-5. */
export function powerOf(match: MarvelMatch, card: CardRef, power: Power): number | undefined {
  const base = (isBased(power) ? baseOf(match, card, power) : printedOf(match, card)[power]) ?? starOf(match, card, power);
  return base === undefined && applies(match, unmodified) ? undefined : changed(match, card, power, base ?? 0);
}

/** The number of a keyword of a card, all that it has added up: 0 where it has none. *Rule:* MC-KEYWORDS-1. */
export function keywordOf(match: MarvelMatch, card: CardRef, keyword: string): number {
  // Most cards have few, lasting effects none, and this is asked all the time.
  const { keywords = NO_KEYWORDS } = printedOf(match, card);
  if (keywords[keyword] === undefined && !mayGainKeywords(match)) return 0;
  return keywordsOf(match, card)[keyword] ?? 0;
}

/** Whether the rules text of a card counts as blank; what another card has lent it, `by`, stays. *Rule:* MC-RULES-TEXT-1. */
export function isBlank(match: MarvelMatch, card: CardId, by: CardId = card): boolean {
  if (staticsAbout(match, about.isBlank).length === 0 || by !== card) return false;
  const slot = slotOf(card, 'blank');
  return derivedFrom(match, slot, false, () => rulesOnCard(match, card, about.isBlank).length > 0) && applies(match, blankText);
}

/** The keywords of a card with their numbers, 1 for those without. A text that asks for them while they are worked out is told the printed ones. */
export function keywordsOf(match: MarvelMatch, card: CardRef): Readonly<Record<string, number>> {
  const keywords = printedKeywords(match, printedOf(match, card));
  const areChanged = staticsAbout(match, about['list keyword']).length + staticsAbout(match, about.isBlank).length > 0;
  if (!areChanged || !isInPlay(match, card)) return keywords;
  return derivedFrom(match, slotOf(cardOf(card), 'keywords'), keywords, () => keywordsNow(match, cardOf(card)));
}

function keywordsNow(match: MarvelMatch, card: CardId): Readonly<Record<string, number>> {
  const found: Record<string, number> = isBlank(match, card) ? {} : { ...printedKeywords(match, printedOf(match, card)) };
  if (!applies(match, gained)) return found;
  for (const { word, amount, change } of listChanges(match, card, 'keyword'))
    found[word] = change === 'lose' ? 0 : (applies(match, addsUp) ? (found[word] ?? 0) : 0) + Math.max(1, amount ?? 1);
  return found;
}

/** The traits of a card. *Rule:* MC-TRAITS-1. */
export function traitsOf(match: MarvelMatch, card: CardRef): readonly string[] {
  const { traits } = printedOf(match, card);
  if (isBlank(match, cardOf(card)) && !applies(match, traitsStay)) return [];
  if (staticsAbout(match, about['list trait']).length === 0 || !isInPlay(match, card)) return traits;
  return derivedFrom(match, slotOf(cardOf(card), 'traits'), traits, () => traitsNow(match, cardOf(card)));
}

function traitsNow(match: MarvelMatch, card: CardId): readonly string[] {
  const changes = applies(match, gainedTraits) ? listChanges(match, card, 'trait') : [];
  const lost = changes.filter(({ change }) => change === 'lose').map(({ word }) => word);
  const gained = changes.filter(({ change }) => change !== 'lose').map(({ word }) => word);
  return [...new Set([...printedOf(match, card).traits, ...gained])].filter((trait) => !lost.includes(trait));
}

type ListChange = SaidChange & { readonly kind: 'list' };

/** The changes of one of a card's lists, what is lost after what is gained. */
function listChanges(match: MarvelMatch, card: CardId, list: 'keyword' | 'trait'): readonly ListChange[] {
  const changes = changesOn(match, card, about[`list ${list}`]).map((working) => saidChange(match, working) as ListChange);
  if (!applies(match, lostStaysLost)) return changes;
  return [...changes.filter(({ change }) => change !== 'lose'), ...changes.filter(({ change }) => change === 'lose')];
}

const dialSet = site('MC-SETUP-2 MC-LTP-4', 'the dial of a character begins at the hit points that are printed on its card');

/** The most hit points that a character may have. *Rule:* MC-HIT-POINTS-1, MC-MAX-HP-1, MC-SETUP-2. */
export function hitPointsOf(match: MarvelMatch, card: CardRef): number {
  // Asked of every hurt character after every change.
  const base = applies(match, dialSet) ? basedOn(match, card, printedOf(match, card).hitPoints, baseLayers.hitPoints) : undefined;
  return base === undefined ? 0 : changed(match, card, 'hitPoints', base);
}

/** Whether a character has surely hit points left: more are printed on it than it has damage, and nothing could make them less. */
export function hasSurelyLeft(match: MarvelMatch, card: CardId, mayBeLowered = mayLowerHitPoints(match)): boolean {
  const { hitPoints } = printedOf(match, card);
  return hitPoints !== undefined && !mayBeLowered && recordOf(match, card).damage < inMatch(match, hitPoints);
}

/** Whether a text may give characters fewer hit points than are printed on them. */
export function mayLowerHitPoints(match: MarvelMatch): boolean {
  return mayLower(match, about['stat hitPoints']) || mayLower(match, about['stat baseHitPoints']);
}

/** Whether a text may give keywords to cards on which none are printed, as most are. */
export function mayGainKeywords(match: MarvelMatch): boolean {
  return staticsAbout(match, about['list keyword']).length > 0;
}

/** The hit points that a character has left. *Rule:* MC-HIT-POINTS-3, MC-HIT-POINTS-7. */
export function hitPointsLeft(match: MarvelMatch, card: CardRef): number {
  return hitPointsOf(match, card) - recordOf(match, card).damage;
}

/** The most cards that a player's hand has at the end of the player phase. *Rule:* MC-HAND-SIZE-1, MC-MAXIMUM-11. */
export function handSizeOf(match: MarvelMatch, seat: Seat): number {
  const identity = identityOf(match, seat);
  const size = changed(match, identity, 'handSize', printedOf(match, identity).handSize);
  if (!applies(match, handMax)) return size;
  return rulesOnSeat(match, seat, about.handSizeMax).reduce((least, { amount }) => Math.min(least, amount), size);
}

/** Whether a character can take damage from a source, or from anything. *Rule:* MC-CANNOT-1, MC-TARGET-13. */
export function canTakeDamage(match: MarvelMatch, card: CardId, source: CardId = NO_CARD): boolean {
  const from = (): ReturnType<typeof rulesOnCard> => rulesOnCard(match, card, about.cannotTakeDamage);
  const rules = derivedFrom(match, slotOf(card, 'takesNoDamage'), [], from);
  return rules.every(({ speaksOf }) => !speaksOf(source)) || !applies(match, noDamage);
}

/** Whether threat can be removed from a scheme at all. *Rule:* MC-CANNOT-1. */
export function canLoseThreat(match: MarvelMatch, scheme: CardId): boolean {
  const can = (): boolean => rulesOnCard(match, scheme, about.cannotLoseThreat).length === 0;
  return derivedFrom(match, slotOf(scheme, 'losesNoThreat'), true, can) || !applies(match, noRemoval);
}

/** Schemes have their icons beside the rules text. */
function isScheme(match: MarvelMatch, card: CardId): boolean {
  return ['mainScheme', 'sideScheme', 'playerSideScheme'].includes(typeOf(match, card));
}

/** How many of an icon are in play. Those in a rules text that counts as blank are none. */
export function iconsInPlay(match: MarvelMatch, icon: 'acceleration' | 'hazard' | 'crisis' | 'amplify'): number {
  let sum = 0;
  for (const card of inPlay(match)) {
    const icons = printedOf(match, card)[icon];
    if (icons > 0 && (isScheme(match, card) || !isBlank(match, card) || !applies(match, blankIcons))) sum += icons;
  }
  return sum;
}

/** Whether a character is stunned or confused: by one card, or by two if it is steady. *Rule:* MC-STUN-3, MC-CONFUSE-3. */
export function hasStatus(match: MarvelMatch, card: CardRef, status: 'stunned' | 'confused'): boolean {
  const needed = keywordOf(match, card, 'steady') > 0 && applies(match, steady) ? 2 : 1;
  return recordOf(match, card)[status] >= needed;
}

/** The characters of the players: identities and allies, in player order. *Rule:* MC-CHARACTER-1, MC-FRIENDLY-1. */
export function friendlyCharacters(match: MarvelMatch): readonly CardId[] {
  const seats = seatsFrom(match, match.state.first).filter((_, at) => at === 0 || applies(match, ofAllPlayers));
  return seats.flatMap((seat) => [identityOf(match, seat), ...alliesOf(match, seat)]);
}

/** What is attached to a card. */
export function attachedTo(match: MarvelMatch, host: CardRef): readonly CardId[] {
  return inPlay(match).filter((card) => recordOf(match, card).host === cardOf(host));
}

/** The player who controls the card on which an attachment is; `NO_SEAT` for one that is on none of a player. *Rule:* MC-ATTACHMENT-6. */
export function hostsControllerOf(match: MarvelMatch, card: CardId): Seat {
  const { host } = recordOf(match, card);
  return host === NO_CARD || typeOf(match, card) !== 'attachment' ? NO_SEAT : recordOf(match, host).controller;
}

/** The player in whose area a card lies. */
export function areaOf(match: MarvelMatch, card: CardRef): Seat {
  return seatOf(recordOf(match, card).zone);
}
