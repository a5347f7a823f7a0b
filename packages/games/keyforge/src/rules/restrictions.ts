import {
  applies,
  headed,
  pin,
  rulesOnCard,
  rulesOnSeat,
  site,
  sumOf,
  topics,
  type CardId,
  type Seat,
  type WorkingRule,
} from '@crupier/kernel/rules';
import { printedOf, type CardType } from '../state/printed.ts';
import { hasKeyword, isAnyCreature, isCreature, isOfHouse, recordOf, sideOf, timesThisTurn, typeOf } from '../state/reading.ts';
import { NO_HOUSE, type KeyForgeMatch, type Zone } from '../state/state.ts';
import { copiedBy } from './copies.ts';
import { hasDefender } from './defenders.ts';
import { ownRule, rulesPrintedOn } from './own-rules.ts';
import { heedsCounters } from './ward.ts';
import { isAnyLimited, limitedPermissions } from './use-permissions.ts';
import { playedOfType } from './played-types.ts';

const about = topics(
  'cannotBePlayed',
  'cannotPlay',
  'playsAtMost',
  'playsOneOfEachType',
  'cannotBeUsed',
  'cannotUse',
  'paysToUse',
  'paysToPlay',
  'onlyFights',
  'mustFight',
  'mayPlay',
  'mayPlayAll',
  'mayUse',
  'mayBeUsed',
  'mayFight',
  'mayPlayOrUse',
  'cannotReap',
  'cannotFight',
);

const USES_MAX = 6;

const activeHouse = site('KF-TURN-MAIN-2 KF-TURN-HOUSE-2 KF-OFF-HOUSE-1', 'only cards of the active house are played, discarded and used');
const firstTurn = site('KF-TURN-MAIN-4 KF-FIRST-PLAYER-1', 'one card from hand in the first turn of the match');
const beyondFirstTurn = site('KF-FAQ-GEN-81', 'a permission to play a card goes beyond the rule of the first turn');
const asAnUpgrade = site(
  'KF-FAQ-GEN-23 KF-FAQ-GEN-24 KF-FAQ-GEN-25',
  'a creature that is played as an upgrade is an upgrade to what allows or forbids playing it',
);
const allowedByText = site('KF-GOLDEN-RULE-1', 'what a card text allows is played though the rules would not allow it');
const alphaFirst = site(
  'KF-ALPHA-1 KF-ALPHA-2 KF-FAQ-CARD-shadow-of-dis-2 KF-FAQ-GEN-4 KF-FAQ-CARD-mimic-gel-4',
  'an alpha card is the first thing done in its step',
);
const ruleOfSix = site('KF-RULE-OF-SIX-1', 'six times the same card a turn');
const needsHost = site('KF-UPGRADE-2', 'an upgrade that cannot be attached cannot be played');
const playRestriction = site('KF-RESTRICTION-1 KF-CANNOT-1 KF-PLAY-CARD-1 KF-FAQ-CARD-grommid-1', 'what cannot be played is not played');
const ownRestriction = site(
  'KF-RESTRICTION-1 KF-CANNOT-1 KF-PLAY-CARD-1 KF-FAQ-CARD-wild-wormhole-1',
  'what says of itself that it cannot be played is not played',
);
/** What a play or a use costs is paid in full or not at all. */
const priceOfPlaying = site('KF-PAY-1 KF-RESTRICTION-1', 'what it costs to play a card is there');
const priceOfUsing = site('KF-PAY-1 KF-RESTRICTION-1', 'what it costs to use a card is there');
const ready = site('KF-EXHAUST-1 KF-USE-VIA-2 KF-READY-1 KF-FIGHT-1', 'an exhausted card is not used');
const versatile = site('KF-VERSATILE-1 KF-ERRATA-experimental-therapy', 'a versatile card is used as if of the active house');
const stunnedUse = site('KF-STUN-1 KF-STUN-2 KF-FAQ-GEN-13', 'a stunned creature only loses its stun');
const creatureUse = site('KF-CREATURE-3 KF-USE-CREATURE-1', 'creatures reap, fight and use their abilities');
/** Ruling KF-C-09. */
const toldHow = site('KF-FAQ-GEN-47', 'an enraged creature that can only be used otherwise than to fight is used so');
const enragedUse = site('KF-ENRAGE-1', 'an enraged creature must fight if it can');
const enragedIdle = site('KF-ENRAGE-2', 'an enraged creature without enemies is used as any other');
const usedByText = site('KF-GOLDEN-RULE-1 KF-FAQ-GEN-95', 'what a card text allows is used whatever its house, as often as it is ready');
const onlyFighting = site('KF-FAQ-CARD-horseman-of-war-1', 'what may only fight is used for nothing else, enemies or not');
const upgradesAreNotUsed = site('KF-UPGRADE-3', 'upgrades are not used by themselves');
const cannotUse = site('KF-RESTRICTION-1 KF-FAQ-CARD-united-action-1', 'use restrictions are obeyed');
const omniAnyHouse = site('KF-OMNI-1 KF-FAQ-GEN-14', 'an Omni ability is used whatever the house');
const artifactsDoNotFight = site('KF-USE-ARTIFACT-3', 'artifacts neither reap nor fight');

/** The ways of using a card. *Rule:* KF-USE-CREATURE-1. */
export const useVerbs = ['reap', 'fight', 'action', 'omni', 'unstun'] as const;
/** One of the ways. */
export type UseVerb = (typeof useVerbs)[number];

/** One way of using a card now. `value` is the place among its abilities of that header. */
export interface Use {
  readonly verb: UseVerb;
  readonly value: number;
}

const abilityVerbs = ['action', 'omni'] as const;
const reapWithIt: Use = { verb: 'reap', value: 0 };
const fightWithIt: Use = { verb: 'fight', value: 0 };
const unstunIt: Use = { verb: 'unstun', value: 0 };
const noUses: readonly Use[] = [];

/** Whether a card counts as being of the active house. *Rule:* KF-TURN-MAIN-2. */
export function isOfActiveHouse(match: KeyForgeMatch, card: CardId): boolean {
  const { house } = match.state;
  if (house !== NO_HOUSE && isOfHouse(match, card, house)) return true;
  return !applies(match, activeHouse);
}

/**
 * What lets a player play or use a card that is not of the active house. A permission to play a card is good for one; with the
 * number 0 it is good for any number. Of two permissions a play uses up one: ruling KF-C-13. *Rule:* KF-OFF-HOUSE-1.
 */
export function permissionsFor(match: KeyForgeMatch, seat: Seat, card: CardId, { verb, asUpgrade }: Doing): readonly WorkingRule[] {
  const unlimited = verb === 'mayPlay' ? rulesOnSeat(match, seat, about.mayPlayAll).map((each) => ({ ...each, amount: 0 })) : [];
  const rules = [...rulesOnSeat(match, seat, about[verb]), ...rulesOnSeat(match, seat, about.mayPlayOrUse), ...unlimited];
  if (rules.length === 0) return rules;
  const { permissionsUsed } = match.state;
  const as = countsAs(match, asUpgrade);
  const isUsedUp = ({ self }: WorkingRule): boolean => permissionsUsed.some(({ by }) => by === pin(recordOf(match, self)));
  return rules.filter((rule) => rule.speaksOf(card, as) && (verb !== 'mayPlay' || !isUsedUp(rule)));
}

/** What a permission is asked for. */
interface Doing {
  readonly verb: 'mayPlay' | 'mayUse' | 'mayFight';
  /** Whether a card that is no upgrade is to be played as one. */
  readonly asUpgrade: boolean;
}

/** A creature that is played as an upgrade is an upgrade to whatever allows or forbids playing it. *Rule:* KF-FAQ-GEN-23, KF-FAQ-GEN-24. */
function countsAs(match: KeyForgeMatch, asUpgrade: boolean): string | undefined {
  return asUpgrade && applies(match, asAnUpgrade) ? 'upgradeCard' : undefined;
}

/** How a card of the hand is to be played. */
interface FromHand {
  /** Whether the rule of the first turn lets the player do one more thing from hand. */
  readonly free: boolean;
  readonly asUpgrade: boolean;
}

/** Whether a text lets a card in hand be played that its house or the rule of the first turn would not. *Rule:* KF-OFF-HOUSE-1, KF-FAQ-GEN-81. */
export function mayPlayByText(match: KeyForgeMatch, seat: Seat, card: CardId, { free, asUpgrade }: FromHand): boolean {
  if (permissionsFor(match, seat, card, { verb: 'mayPlay', asUpgrade }).length === 0 || !applies(match, allowedByText)) return false;
  return free || applies(match, beyondFirstTurn);
}

/** Whether a card that is no upgrade may be played as one. */
export function mayBeUpgrade(match: KeyForgeMatch, card: CardId): boolean {
  const { type, alsoUpgrade } = printedOf(match, card);
  return alsoUpgrade && type !== 'upgrade';
}

/** Whether one more card may be played or discarded from hand this turn. *Rule:* KF-TURN-MAIN-4. */
export function mayDoFromHand(match: KeyForgeMatch): boolean {
  const { turn, fromHandThisTurn } = match.state;
  return turn > 1 || fromHandThisTurn === 0 || !applies(match, firstTurn);
}

/** Whether the same card, or a copy, may be played or used once more this turn. *Rule:* KF-RULE-OF-SIX-1. */
export function isWithinSix(match: KeyForgeMatch, card: CardId): boolean {
  const { usesThisTurn } = match.state;
  if (usesThisTurn.length < USES_MAX) return true;
  const { name } = printedOf(match, card);
  const uses = usesThisTurn.filter((definition) => nameOfDefinition(match, definition) === name).length;
  return uses < USES_MAX || !applies(match, ruleOfSix);
}

function nameOfDefinition({ game }: KeyForgeMatch, definition: number): string {
  const { printed } = game.definitions[definition] ?? { printed: {} };
  return 'name' in printed ? String(printed.name) : '';
}

/**
 * The cards that a card is played as a copy of; undefined for one that is no copy. One that could not be played itself is not copied:
 * a copy has its keywords and counts as a card of its name. *Rule:* KF-FAQ-GEN-4, KF-FAQ-GEN-5, KF-FAQ-GEN-83, KF-FAQ-GEN-84.
 */
export function copiesFor(match: KeyForgeMatch, seat: Seat, card: CardId): readonly CardId[] | undefined {
  return copiedBy(match, seat, card)?.filter((each) => couldBePlayed(match, seat, card, { asUpgrade: false, as: each }));
}

/** Whether a card may be played as far as everything but its house goes. *Rule:* KF-PLAY-CARD-1. */
export function canPlay(match: KeyForgeMatch, seat: Seat, card: CardId, asUpgrade = false): boolean {
  return couldBePlayed(match, seat, card, { asUpgrade, as: card }) && copiesFor(match, seat, card)?.length !== 0;
}

interface Playing {
  readonly asUpgrade: boolean;
  /** The card itself, or the one that it would be a copy of. */
  readonly as: CardId;
}

function couldBePlayed(match: KeyForgeMatch, seat: Seat, card: CardId, { asUpgrade, as }: Playing): boolean {
  const isUpgrade = asUpgrade || printedOf(match, as).type === 'upgrade';
  if (isUpgrade && !isAnyCreature(match) && applies(match, needsHost)) return false;
  if (match.state.doneThisStep > 0 && hasKeyword(match, as, 'alpha') && applies(match, alphaFirst)) return false;
  if (!isWithinSix(match, as)) return false;
  const spent = lossToPlay(match, as) + priceToPlay(match, seat, as, asUpgrade);
  if (spent > (match.state.players[seat]?.aember ?? 0) && applies(match, priceOfPlaying)) return false;
  if (ownRule(match, card, 'cannotBePlayed', as) !== undefined && applies(match, ownRestriction)) return false;
  const forbidden = isBannedFor(match, seat, as, asUpgrade) || rulesOnCard(match, as, about.cannotBePlayed).length > 0;
  return !forbidden || !applies(match, playRestriction);
}

/** The æmber that its player must lose in order to play a card. */
export function lossToPlay(match: KeyForgeMatch, card: CardId): number {
  return rulesPrintedOn(match, card).reduce((sum, { rule, amount }) => sum + (rule === 'losesToPlay' ? amount : 0), 0);
}

/** The æmber that a player must pay to the opponent in order to play a card. *Rule:* KF-PAY-1. */
export function priceToPlay(match: KeyForgeMatch, seat: Seat, card: CardId, asUpgrade: boolean): number {
  const rules = rulesOnSeat(match, seat, about.paysToPlay);
  return rules.length === 0 ? 0 : sumOf(rules.filter((each) => each.speaksOf(card, countsAs(match, asUpgrade))));
}

/** The æmber that whoever uses a card must pay to their opponent for it. *Rule:* KF-PAY-1. */
export function priceOfUse(match: KeyForgeMatch, card: CardId): number {
  return sumOf(rulesOnSeat(match, sideOf(match, card), about.paysToUse).filter(({ speaksOf }) => speaksOf(card)));
}

/** Whether its player cannot play such a card. */
function isBannedFor(match: KeyForgeMatch, seat: Seat, card: CardId, asUpgrade: boolean): boolean {
  const limits = rulesOnSeat(match, seat, about.playsAtMost);
  if (limits.some(({ amount }) => timesThisTurn(match, 'cardsPlayed', seat) >= amount)) return true;
  const isOneOfEach = rulesOnSeat(match, seat, about.playsOneOfEachType).length > 0;
  if (isOneOfEach && playedOfType(match, seat, typePlayed(match, card, asUpgrade)) > 0) return true;
  const bans = rulesOnSeat(match, seat, about.cannotPlay);
  if (bans.length === 0) return false;
  const as = countsAs(match, asUpgrade);
  return bans.some((each) => each.speaksOf(card, as));
}

/** As what a card would be played. *Rule:* KF-FAQ-GEN-25. */
function typePlayed(match: KeyForgeMatch, card: CardId, asUpgrade: boolean): CardType {
  return asUpgrade && applies(match, asAnUpgrade) ? 'upgrade' : printedOf(match, card).type;
}

/** The ways in which a card could be used now if its house and its player allow it; `told` is the only one that could be allowed. */
export function usesOf(match: KeyForgeMatch, card: CardId, told?: UseVerb): readonly Use[] {
  const { exhausted, stunned } = recordOf(match, card);
  if (exhausted && applies(match, ready)) return noUses;
  if (!isWithinSix(match, card)) return noUses;
  if (isBarredFromUse(match, card) && applies(match, cannotUse)) return noUses;
  if (priceOfUse(match, card) > (match.state.players[sideOf(match, card)]?.aember ?? 0) && applies(match, priceOfUsing)) return noUses;
  if (stunned && heedsCounters(match, card) && applies(match, stunnedUse)) return [unstunIt];
  return isCreature(match, card) || !applies(match, artifactsDoNotFight) ? creatureUses(match, card, told) : abilityUses(match, card);
}

/** Whether a text says of the card that it cannot be used, or of the active player that they cannot use it, whoever controls it. */
function isBarredFromUse(match: KeyForgeMatch, card: CardId): boolean {
  if (rulesOnCard(match, card, about.cannotBeUsed).length > 0) return true;
  return rulesOnSeat(match, match.state.active, about.cannotUse).some(({ speaksOf }) => speaksOf(card));
}

function creatureUses(match: KeyForgeMatch, card: CardId, told: UseVerb | undefined): readonly Use[] {
  if (!applies(match, creatureUse)) return [];
  const fights = canFight(match, card);
  // Where it could not be used to fight anyway, nobody is asked how to use it. *Rule:* KF-FAQ-GEN-47.
  const isToldOtherwise = told !== undefined && told !== 'fight' && applies(match, toldHow);
  const mustFight = recordOf(match, card).enraged || rulesOnCard(match, card, about.mustFight).length > 0;
  if (mustFight && !isToldOtherwise && applies(match, enragedUse)) {
    if (fights) return [fightWithIt];
    if (!applies(match, enragedIdle)) return [];
  }
  if (rulesOnCard(match, card, about.onlyFights).length > 0 && applies(match, onlyFighting)) return fights ? [fightWithIt] : [];
  const uses: Use[] = [];
  if (!forbids(match, card, 'cannotReap')) uses.push(reapWithIt);
  if (fights) uses.push(fightWithIt);
  addAbilityUses(match, card, uses);
  return uses;
}

/** Whether a creature could be used to fight now. *Rule:* KF-FIGHT-7. */
export function canFight(match: KeyForgeMatch, card: CardId): boolean {
  return isCreature(match, card) && !forbids(match, card, 'cannotFight') && hasDefender(match, card);
}

function abilityUses(match: KeyForgeMatch, card: CardId): readonly Use[] {
  const uses: Use[] = [];
  addAbilityUses(match, card, uses);
  return uses;
}

function addAbilityUses(match: KeyForgeMatch, card: CardId, uses: Use[]): void {
  if (typeOf(match, card) === 'upgrade' && applies(match, upgradesAreNotUsed)) return;
  for (const verb of abilityVerbs) {
    const { length } = headed(match, card, verb);
    for (let value = 0; value < length; value++) uses.push({ verb, value });
  }
}

function forbids(match: KeyForgeMatch, card: CardId, rule: 'cannotReap' | 'cannotFight'): boolean {
  return rulesOnCard(match, card, about[rule]).length > 0 && applies(match, cannotUse);
}

/** Where the cards lie that a player may use. *Rule:* KF-UPGRADE-3. */
export function usedZones(match: KeyForgeMatch): readonly Zone[] {
  return applies(match, upgradesAreNotUsed) ? usedIn : everyPlayZone;
}

const usedIn = ['line', 'artifacts'] as const;
const everyPlayZone = [...usedIn, 'upgrades'] as const;

/** Who uses cards, and what is the same for all of them. */
export interface User {
  readonly seat: Seat;
  /** Whether any text lets cards be used that are not of the active house. */
  readonly permitted: boolean;
  /** Whether any lets them fight. */
  readonly fights: boolean;
}

/**
 * The ways in which the active player may use a card in the main step; `wanted` is the only one that is asked about. *Rule:*
 * KF-TURN-MAIN-1.
 */
export function usesInMainStep(match: KeyForgeMatch, user: User, card: CardId, wanted?: UseVerb): readonly Use[] {
  if (recordOf(match, card).exhausted && applies(match, ready)) return noUses;
  if (isOfActiveHouse(match, card) || mayUseOffHouse(match, user, card)) return usesOf(match, card);
  if (mayFightOffHouse(match, user, card)) {
    const uses = usesOf(match, card, 'fight').filter(({ verb }) => verb === 'fight' || verb === 'unstun');
    return [...uses, ...omniUses(match, card).filter(({ verb }) => verb === 'omni')];
  }
  // What keeps its Omni ability from being used is no reason for anything else.
  return wanted === undefined || wanted === 'omni' ? omniUses(match, card) : noUses;
}

function omniUses(match: KeyForgeMatch, card: CardId): readonly Use[] {
  // An Omni ability makes a card usable off-house, so a stunned one may lose its stun so. *Rule:* KF-OMNI-1, KF-FAQ-GEN-14.
  if (headed(match, card, 'omni').length === 0 || !applies(match, omniAnyHouse)) return noUses;
  return usesOf(match, card, 'omni').filter(({ verb }) => verb === 'omni' || verb === 'unstun');
}

/** *Rule:* KF-OFF-HOUSE-1, KF-STUN-3. */
function mayFightOffHouse(match: KeyForgeMatch, { seat, fights }: User, card: CardId): boolean {
  return fights && permissionsFor(match, seat, card, { verb: 'mayFight', asUpgrade: false }).length > 0 && applies(match, usedByText);
}

/** Whether any text lets a player use cards to fight that are not of the active house. */
export function mayFightAny(match: KeyForgeMatch, seat: Seat): boolean {
  return rulesOnSeat(match, seat, about.mayFight).length > 0;
}

/** Whether any text lets a player use cards that are not of the active house. */
export function mayUseAny(match: KeyForgeMatch, seat: Seat): boolean {
  const isAny = rulesOnSeat(match, seat, about.mayUse).length + rulesOnSeat(match, seat, about.mayPlayOrUse).length > 0;
  return isAny || isAnyLimited(match, seat);
}

/** Whether any text lets a player play cards that the rules would not. */
export function mayPlayAny(match: KeyForgeMatch, seat: Seat): boolean {
  const { mayPlay, mayPlayAll, mayPlayOrUse } = about;
  return [mayPlay, mayPlayAll, mayPlayOrUse].some((rule) => rulesOnSeat(match, seat, rule).length > 0);
}

function mayUseOffHouse(match: KeyForgeMatch, { seat, permitted }: User, card: CardId): boolean {
  // Without an active house there is none to which it could belong.
  if (match.state.house !== NO_HOUSE && hasKeyword(match, card, 'versatile') && applies(match, versatile)) return true;
  if (rulesOnCard(match, card, about.mayBeUsed).length > 0 && applies(match, usedByText)) return true;
  if (!permitted) return false;
  const permissions = [
    ...permissionsFor(match, seat, card, { verb: 'mayUse', asUpgrade: false }),
    ...limitedPermissions(match, seat, card),
  ];
  return permissions.length > 0 && applies(match, usedByText);
}
