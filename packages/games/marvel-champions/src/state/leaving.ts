import {
  addRecord,
  cardOf,
  endEffectsOn,
  freshCard,
  moveCard,
  ownCard,
  redefine,
  RESTING_EFFECTS,
  type CardId,
  type CardRef,
  type Game,
  type Seat,
  type ZoneId,
} from '@crupier/kernel/rules';
import type { PrintedCard } from './printed.ts';
import { SEATS_MAX, zoneKind, zoneOf, zones, type Marvel, type MarvelCard, type Zone } from './state.ts';

/** The record of a card, to be written. For commits. */
export function record(state: Marvel, card: CardRef): MarvelCard {
  return ownCard(state, cardOf(card));
}

/** Zones in which cards are in play. */
const playZones: readonly Zone[] = ['area', 'engaged', 'villainArea'];

/** Zones of cards that have a back: one that has none is removed from the game instead. *Rule:* MC-DOUBLE-SIDED-2. */
const zonesOfBacks: readonly Zone[] = ['deck', 'hand', 'discard', 'dealt', 'encounterDeck', 'encounterDiscard', 'tucked'];

/** Whether both sides of a card are faces. *Rule:* MC-DOUBLE-SIDED-1. */
function isDoubleSided({ definitions }: Game<Marvel>, { definition }: MarvelCard): boolean {
  return (definitions[definition]?.printed as Partial<PrintedCard> | undefined)?.otherSide !== undefined;
}

/** Whether a zone is part of the play area. */
export function isPlayZone(zone: Zone): boolean {
  return playZones.includes(zone);
}

/** The same for each zone by its number: whether cards are in play is asked all the time. */
const isPlayZoneAt: readonly boolean[] = zones.flatMap((zone) => Array.from({ length: SEATS_MAX }, () => isPlayZone(zone)));

/** Whether the cards of a zone are in play. */
export function arePlayed(zone: ZoneId): boolean {
  return isPlayZoneAt[zone] === true;
}

/**
 * Moves a card to a zone with all that leaving play means, if it does: tokens and status cards go back to the supply, what is attached to
 * it is discarded, and so are its boost cards. In place of a facedown minion the player card goes there. For commits.
 * *Rule:* MC-LEAVES-PLAY-3, MC-LEAVES-PLAY-4, MC-LEAVES-PLAY-5, MC-CARD-21, MC-DOUBLE-SIDED-2.
 */
export function putCard(state: Marvel, game: Game<Marvel>, ref: CardRef, where: ZoneId): void {
  const card = record(state, ref);
  const to = isDoubleSided(game, card) && zonesOfBacks.includes(zoneKind(where)) ? zoneOf('removed') : where;
  const leaves = arePlayed(card.zone) && !arePlayed(to);
  if (leaves) emptyCard(state, game, card.id);
  const facedown = leaves ? facedownUnder(state, card.id) : undefined;
  if (facedown !== undefined) putCard(state, game, facedown, to);
  card.host = 0;
  moveCard(state, game, card.id, facedown === undefined ? to : zoneOf('spent'));
  if (!arePlayed(to)) card.controller = card.owner;
}

/** The player card that lies facedown as a minion. */
function facedownUnder(state: Marvel, minion: CardId): CardId | undefined {
  return state.zones[zoneOf('facedown')]?.find((card) => state.cards[card]?.host === minion);
}

/** Makes a record that stands for nothing now, such as that of an ended effect, what a definition says. For commits. */
export function layAnew(state: Marvel, game: Game<Marvel>, definition: number): MarvelCard {
  const spent = zoneOf('spent');
  const resting = state.zones[spent] as CardId[];
  if (resting.length <= RESTING_EFFECTS) {
    const made = addRecord(state, (id) => blankCard(id, 0, SCENARIO, spent));
    resting.unshift(made.id);
  }
  const card = resting[0] as CardId;
  redefine(state, game, card, definition);
  moveCard(state, game, card, spent);
  const laid = record(state, card);
  // Nobody takes it for what it was before: its handle is another.
  return Object.assign(laid, { ...UNTOUCHED, hidings: laid.hidings + 1, until: -1, amount: 0, amounts: [], boundTo: 0 });
}

function emptyCard(state: Marvel, game: Game<Marvel>, id: CardId): void {
  dropHosted(state, game, id);
  endEffectsOn(state, game, id);
  Object.assign(record(state, id), UNTOUCHED);
}

/** What is attached to a card goes to its owner's discard pile; what lies under it stays. For commits. *Rule:* MC-FLIP-4. */
export function dropAttached(state: Marvel, game: Game<Marvel>, host: CardId): void {
  for (const { id, zone } of hostedBy(state, host)) if (arePlayed(zone)) putCard(state, game, id, discardOf(state, id));
}

/** The cards whose host a card is, wherever they lie. */
function hostedBy({ cards }: Marvel, host: CardId): readonly MarvelCard[] {
  const found: MarvelCard[] = [];
  for (const card of cards) if (card.host === host && card.id > 0) found.push(card);
  return found;
}

/** What is attached to a card, and the boost cards on it, go to their owners' discard piles. For commits. */
export function dropHosted(state: Marvel, game: Game<Marvel>, host: CardId): void {
  for (const { id, zone } of hostedBy(state, host)) {
    const where = zoneKind(zone);
    if (isPlayZone(where) && isPermanentAttachment(state, game, id)) stayBehind(state, game, id);
    else if (isPlayZone(where) || where === 'boost' || where === 'tucked') putCard(state, game, id, discardOf(state, id));
  }
}

/** *Rule:* MC-PERMANENT-6. */
function isPermanentAttachment({ cards }: Marvel, { definitions }: Game<Marvel>, card: CardId): boolean {
  const { type, keywords = {} } = (definitions[cards[card]?.definition ?? 0]?.printed ?? {}) as Partial<PrintedCard>;
  return type === 'attachment' && (keywords['permanent'] ?? 0) > 0;
}

/** A permanent attachment stays in play without its host, until the rules attach it anew. *Rule:* MC-PERMANENT-6. */
function stayBehind(state: Marvel, game: Game<Marvel>, card: CardId): void {
  moveCard(state, game, card, zoneOf('villainArea'));
  record(state, card).host = 0;
}

/**
 * The discard pile to which a card goes: its owner's, or that of the encounter deck. That of an eliminated player is out of the game. For
 * commits. *Rule:* MC-DISCARD-2, MC-DISCARD-3, MC-PLAYER-ELIMINATION-8.
 */
export function discardOf(state: Marvel, card: CardId): ZoneId {
  const { owner } = record(state, card);
  if (owner === SCENARIO) return zoneOf('encounterDiscard');
  return state.players[owner]?.isEliminated === true ? zoneOf('removed') : zoneOf('discard', owner);
}

/** The owner of the cards of the scenario, which nobody controls. */
export const SCENARIO: Seat = -1;

const UNTOUCHED = {
  exhausted: false,
  stunned: 0,
  confused: 0,
  tough: 0,
  damage: 0,
  threat: 0,
  counters: 0,
  acceleration: 0,
  paidWith: 0,
  borrowed: false,
  countsAs: 0,
  moreDamage: 0,
};

/** A card of a zone to which nothing has happened. */
export function blankCard(id: CardId, definition: number, owner: Seat, zone: ZoneId): MarvelCard {
  return { ...freshCard(id, definition, owner, zone), ...UNTOUCHED };
}
