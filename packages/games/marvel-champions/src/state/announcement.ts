import type { CardId, Seat } from '@crupier/kernel/rules';
import { printedOf } from './printed.ts';
import { hasStatus, hitPointsLeft, iconsInPlay, identityOf, isHero, minionsOf, powerOf, recordOf } from './reading.ts';
import { cardsIn, seatsFrom, zoneKind, type MarvelMatch } from './state.ts';

/** The name of the program in which the enemies activate against one player. */
export const ACTIVATE_AGAINST = 'activate against a player';

/** What the villain is about to do to a player; a status card has it do nothing instead. */
export type ComingAct = 'attacks' | 'schemes' | 'stunned' | 'confused';

/** The villain's next activation against a player, as far as everybody can tell. */
export interface Announcement {
  readonly act: ComingAct;
  /** The villain's power without a boost card, ≥ 0. */
  readonly power: number;
  /** The least and the most with one boost card: damage if nobody defends, or threat. */
  readonly least: number;
  readonly most: number;
  /** Whether the villain and the engaged minions could defeat the hero if nobody defends. */
  readonly mayFall: boolean;
}

/** A range of boost icons. */
export interface IconRange {
  readonly least: number;
  readonly most: number;
}

/** Piles of which everybody knows which cards they have together, and nobody where each of them lies. */
const hiddenZones: ReadonlySet<string> = new Set(['encounterDeck', 'boost', 'dealt', 'tucked', 'facedown']);
/** A discard pile counts too once the deck has fewer cards than this for each player: it may be the next deck. */
const CARDS_OF_A_PHASE = 4;

/**
 * How many icons the next boost card may have: those of every scenario's card that lies hidden, wherever it does, so that the range tells
 * nothing of where. *Rule:* MC-BOOST-ICON-2, MC-BOOST-ICON-3, MC-AMPLIFY-ICON-1.
 */
export function boostRange(match: MarvelMatch): IconRange {
  const icons = hiddenIcons(match);
  return { least: icons.length === 0 ? 0 : Math.min(...icons), most: Math.max(0, ...icons) };
}

/** How many of the cards that may be the next boost have 0 boost icons, 1 and so on. */
export function boostCounts(match: MarvelMatch): readonly number[] {
  const icons = hiddenIcons(match);
  return Array.from({ length: Math.max(-1, ...icons) + 1 }, (_, count) => icons.filter((each) => each === count).length);
}

/** The boost icons of each card that may be the next boost. */
function hiddenIcons(match: MarvelMatch): readonly number[] {
  const hidden = match.state.cards.flatMap(({ zone, owner }, card) => (owner < 0 && hiddenZones.has(zoneKind(zone)) ? [card] : []));
  const isShort = cardsIn(match, 'encounterDeck').length < CARDS_OF_A_PHASE * match.state.players.length;
  const cards = isShort ? [...hidden, ...cardsIn(match, 'encounterDiscard')] : hidden;
  const more = iconsInPlay(match, 'amplify');
  return cards.map((card) => printedOf(match, card).boost + more);
}

/** What the facedown boost cards of an enemy may add together, as far as everybody can tell. */
export function comingBoosts(match: MarvelMatch, enemy: CardId): IconRange {
  const count = boostsOn(match, enemy);
  if (count === 0) return { least: 0, most: 0 };
  const { least, most } = boostRange(match);
  return { least: count * least, most: count * most };
}

/** How many facedown boost cards an enemy has. */
export function boostsOn(match: MarvelMatch, enemy: CardId): number {
  return cardsIn(match, 'boost').filter((card) => recordOf(match, card).host === enemy).length;
}

/**
 * What the villain will do to a player in this round's villain phase; undefined once that has begun, and for players who are eliminated.
 * *Rule:* MC-VILLAIN-PHASE-2, MC-ACTIVATION-3.
 */
export function announcementFor(match: MarvelMatch, seat: Seat, { least, most }: IconRange = boostRange(match)): Announcement | undefined {
  if (!isToCome(match, seat)) return undefined;
  const { villain } = match.state;
  const isAttack = isHero(match, seat);
  const power = powerOf(match, villain, isAttack ? 'attack' : 'scheme') ?? 0;
  const range = { power, least: power + least, most: power + most };
  const status = isAttack ? 'stunned' : 'confused';
  const isHeld = hasStatus(match, villain, status) && firstOf(match, isAttack) === seat;
  const act = isAttack ? 'attacks' : 'schemes';
  return { act: isHeld ? status : act, ...range, mayFall: isAttack && mayFall(match, seat, isHeld ? [] : [range.most]) };
}

/** Whether the enemies have yet to activate against a player in this round. */
function isToCome(match: MarvelMatch, seat: Seat): boolean {
  const { phase, first } = match.state;
  const order = seatsFrom(match, first);
  if (phase !== 'villain') return phase === 'player' && order.includes(seat);
  const now = activatedAgainst(match);
  return now !== undefined && order.indexOf(seat) > order.indexOf(now);
}

/** Against whom enemies activate now. */
function activatedAgainst({ game, state }: MarvelMatch): Seat | undefined {
  const frame = state.frames.findLast(({ program }) => game.programs[program]?.name === ACTIVATE_AGAINST);
  return (frame?.locals as { readonly item: Seat } | undefined)?.item;
}

/** The first player whom the villain attacks, a hero, or against whom it schemes: there a status card is discarded. */
function firstOf(match: MarvelMatch, isAttacked: boolean): Seat | undefined {
  return seatsFrom(match, match.state.first).find((seat) => isToCome(match, seat) && isHero(match, seat) === isAttacked);
}

/** Whether blows and those of the engaged minions would defeat a hero; a tough status card prevents the hardest. *Rule:* MC-TOUGH-1. */
function mayFall(match: MarvelMatch, seat: Seat, blows: readonly number[]): boolean {
  const hero = identityOf(match, seat);
  const all = [...blows, ...minionsOf(match, seat).map((card) => blowOf(match, card))].toSorted((one, other) => other - one);
  const taken = all.slice(recordOf(match, hero).tough).reduce((sum, blow) => sum + blow, 0);
  return taken > 0 && taken >= hitPointsLeft(match, hero);
}

function blowOf(match: MarvelMatch, enemy: CardId): number {
  return hasStatus(match, enemy, 'stunned') ? 0 : (powerOf(match, enemy, 'attack') ?? 0);
}
