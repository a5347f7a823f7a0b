import {
  addRecord,
  cardOf,
  endEffectsOn,
  moveCard,
  NO_CARD,
  ownCard,
  pin,
  RESTING_EFFECTS,
  type CardId,
  type CardRef,
  type Game,
  type Seat,
  redefine,
  turnOver,
} from '@crupier/kernel/rules';
import { isPlayZone, NO_COUNTERS, zoneKind, zoneOf, type Inferno, type InfernoCard, type Zone } from './state.ts';

const NOBODY: readonly CardRef[] = [];
const NOTHING_CHANGED: readonly string[] = [];
const NOTHING_PAID: readonly number[] = [];

/** A card to which nothing has happened. */
export const CLEAN = {
  tapped: false,
  earthly: false,
  fresh: false,
  entered: 0,
  damage: 0,
  counters: NO_COUNTERS,
  damagedBy: NOBODY,
  chosen: -1,
  x: 0,
  paid: NOTHING_PAID,
  linked: NOBODY,
  reads: NOTHING_CHANGED,
} as const;

const NO_AMOUNTS: readonly number[] = [];

/** A record for a card that lies nowhere yet. For commits and set-up. */
export function blankCard(id: CardId, zone: number): InfernoCard {
  // In the order in which copies have their fields: equal states are equal texts, and all records have one shape.
  return {
    id,
    definition: 0,
    owner: 0,
    controller: 0,
    zone,
    host: NO_CARD,
    stay: 1,
    hidings: 0,
    knownTo: 0,
    until: -1,
    amount: 0,
    amounts: NO_AMOUNTS,
    boundTo: NO_CARD,
    origin: 0,
    tapped: false,
    earthly: false,
    home: 0,
    faceDown: false,
    fresh: false,
    entered: 0,
    damage: 0,
    counters: NO_COUNTERS,
    damagedBy: NOBODY,
    chosen: -1,
    x: 0,
    paid: NOTHING_PAID,
    linked: NOBODY,
    reads: NOTHING_CHANGED,
    token: false,
  };
}

/** The record of a card, to be written. For commits. */
export function record(state: Inferno, card: CardRef): InfernoCard {
  return ownCard(state, cardOf(card));
}

/** Where a card is put. */
export interface Place {
  readonly zone: Zone;
  /** Default: its owner. */
  readonly seat?: Seat;
  /** From the front of the zone; the end of a deck is its top. */
  readonly at?: number;
}

/**
 * Moves a card to a zone, with everything that a change of zones means: it is another object from now on. For commits.
 * *Rule:* INF-400.7, INF-400.3.
 */
export function putCard(state: Inferno, game: Game<Inferno>, ref: CardRef, { zone, seat, at }: Place): void {
  const card = record(state, ref);
  if (isPlayZone(zoneKind(card.zone))) {
    leaveCombat(state, card.id);
    // What lasts as long as the card stays in play ends as well. *Rule:* INF-610.2.
    endEffectsOn(state, game, card.id);
    if (card.controller !== card.home) state.displaced--;
    card.host = NO_CARD;
  }
  // What works on a card on the chain goes on working on it in play, and nowhere else; what waits for one that lies in another zone goes
  // on only where that is played. *Rule:* INF-400.7a, INF-400.7e, INF-603.7c.
  else if (holdsEffects(zoneKind(card.zone)) ? zone !== 'resolving' && !isPlayZone(zone) : !holdsEffects(zone))
    endEffectsOn(state, game, card.id);
  const before = pin(card);
  const goesOn = holdsEffects(zoneKind(card.zone)) && (zone === 'resolving' || isPlayZone(zone));
  if (card.origin !== card.definition && !isPlayZone(zone)) redefine(state, game, card.id, card.origin);
  moveCard(state, game, card.id, { zone: zoneOf(zone, seat ?? card.owner), at });
  if (goesOn) rememberAnew(state, game, before, pin(card));
  const side = seat ?? card.owner;
  clean(card);
  if (card.faceDown) turnOver(state, game, card.id, faceUp);
  card.controller = side;
  card.home = side;
}

/** What remembers a card on the chain remembers it in play. *Rule:* INF-400.7b, INF-608.6a. */
function rememberAnew(state: Inferno, game: Game<Inferno>, before: CardRef, now: CardRef): void {
  for (const effect of state.zones[game.effectZones.working] ?? []) {
    const [giver, remembered] = state.cards[effect]?.linked ?? NOBODY;
    if (giver !== undefined && remembered === before) record(state, effect).linked = [giver, now];
  }
}

function faceUp(card: InfernoCard): void {
  card.faceDown = false;
}

/** Forgets what happened to a card. Written field by field: cards move all the time, and a copy of fields by their names takes long. */
function clean(card: InfernoCard): void {
  card.tapped = CLEAN.tapped;
  card.earthly = CLEAN.earthly;
  card.fresh = CLEAN.fresh;
  card.entered = CLEAN.entered;
  card.damage = CLEAN.damage;
  card.counters = CLEAN.counters;
  card.damagedBy = CLEAN.damagedBy;
  card.chosen = CLEAN.chosen;
  card.x = CLEAN.x;
  card.paid = CLEAN.paid;
  card.linked = CLEAN.linked;
  card.reads = CLEAN.reads;
}

function holdsEffects(zone: Zone): boolean {
  return zone === 'chain' || zone === 'resolving';
}

/** Turns a card that was moved face down, so that nobody can follow it. For commits. *Rule:* INF-305.2. */
export function hideFace(state: Inferno, ref: CardRef): void {
  const card = record(state, ref);
  card.faceDown = true;
  card.hidings++;
}

/** Takes something out of the combat under way. For commits. *Rule:* INF-506.4. */
export function leaveCombat(state: Inferno, card: CardId): void {
  const { combat } = state;
  if (combat === undefined) return;
  const stays = (ref: CardRef): boolean => cardOf(ref) !== card;
  if (combat.attackers.every(stays) && combat.defenders.every(stays)) return;
  state.combat = { ...combat, attackers: combat.attackers.filter(stays), defenders: combat.defenders.filter(stays) };
}

/** A record that stands for nothing now, so that tokens, copies and abilities do not make a long match grow; it rests in `spent`. For commits. */
export function restingRecord(state: Inferno, game: Game<Inferno>): CardId {
  const spent = zoneOf('spent');
  const resting = state.zones[spent] as CardId[];
  if (resting.length <= RESTING_EFFECTS) {
    const made = addRecord(state, (id) => blankCard(id, spent));
    resting.unshift(made.id);
  }
  const id = resting[0] as CardId;
  if (record(state, id).definition !== 0) redefine(state, game, id, 0);
  const rested = record(state, id);
  clean(rested);
  rested.host = NO_CARD;
  rested.origin = 0;
  rested.until = -1;
  rested.amount = 0;
  rested.amounts = NO_AMOUNTS;
  rested.boundTo = NO_CARD;
  rested.faceDown = false;
  rested.token = false;
  return id;
}

/** Lays a faceless card on the chain for an ability; ended ones are used again. For commits. *Rule:* INF-602.2a. */
export function layFaceless(state: Inferno, game: Game<Inferno>, host: CardId, seat: Seat): void {
  const id = restingRecord(state, game);
  const stand = record(state, id);
  stand.host = host;
  stand.controller = seat;
  stand.owner = seat;
  moveCard(state, game, id, zoneOf('chain'));
}

/** Takes the faceless card of an ability away. For commits. */
export function liftFaceless(state: Inferno, game: Game<Inferno>, card: CardId): void {
  endEffectsOn(state, game, card);
  moveCard(state, game, card, zoneOf('spent'));
}
