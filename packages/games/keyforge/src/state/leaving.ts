import {
  cardOf,
  endEffectsOn,
  freshCard,
  moveCard,
  NO_CARD,
  ownCard,
  pin,
  type CardId,
  type CardRef,
  type DeepReadonly,
  type Game,
  type Seat,
} from '@crupier/kernel/rules';
import { endCopy, itselfAlone } from './copies.ts';
import { ownPrintedIn } from './printed.ts';
import type { KeyForge, KeyForgeCard, Zone } from './state.ts';
import { NO_HOUSE, zoneKind, zoneOf } from './state.ts';
import { isPlayZone } from './reading.ts';

/** The record of a card, to be written. For commits. */
export function record(state: KeyForge, card: CardRef): KeyForgeCard {
  return ownCard(state, cardOf(card));
}

/**
 * Moves a card to a zone of its owner, or of the seat given, with everything that leaving play means. `at` is its place from the
 * front of the zone; the end of a deck is its top. What it consists of goes with it; of a token creature nothing else is left. For commits.
 * *Rule:* KF-LEAVES-PLAY-1, KF-LEAVES-PLAY-5, KF-CONTROL-6, KF-GIGANTIC-2, KF-TOKEN-CREATURE-5.
 */
export function putCard(
  state: KeyForge,
  game: Game<KeyForge>,
  ref: CardRef,
  { zone, seat, at }: { zone: Zone; seat?: Seat; at?: number },
): void {
  const card = record(state, ref);
  const from = zoneKind(card.zone);
  const leaves = !isPlayZone(zone) && zone !== 'resolving';
  const parts = leaves ? partsOf(state, card.id) : NO_PARTS;
  // They go first: who sees the card that is a token creature depends on where that one lies.
  for (const part of parts) {
    putCard(state, game, part, { zone, ...(seat !== undefined && { seat }), ...(at !== undefined && { at }) });
    record(state, part).host = 0;
  }
  const isToken = leaves && ownPrintedIn(game, state, card.id).isToken === true;
  if (isPlayZone(from)) emptyCard(state, game, card.id, from);
  else {
    // What waits for a card that lies elsewhere does not follow it any further. *Rule:* KF-LEAVES-PLAY-2.
    if (leaves) endEffectsOn(state, game, card.id);
    card.captive = false;
    card.facedown = false;
  }
  if (leaves) endCopy(state, game, card);
  moveCard(state, game, card.id, isToken ? game.effectZones.spent : { zone: zoneOf(zone, seat ?? card.owner), at });
  // Archives may hold cards of the other player: they are their holder's as long as they lie there. *Rule:* KF-FAQ-CARD-dysania-1.
  if (!isPlayZone(zone)) card.controller = zone === 'archives' && seat !== undefined ? seat : card.owner;
}

/**
 * The cards that a creature consists of beside its own: the top half of a gigantic one, the card that is a token creature.
 * *Rule:* KF-GIGANTIC-2, KF-TOKEN-CREATURE-2.
 */
export function partsOf({ zones, cards }: DeepReadonly<Pick<KeyForge, 'zones' | 'cards'>>, creature: CardId): readonly CardId[] {
  let found: CardId[] | undefined;
  for (const seat of [0, 1])
    for (const part of zones[zoneOf('parts', seat)] ?? []) if (cards[part]?.host === creature) (found ??= []).push(part);
  return found ?? NO_PARTS;
}

const NO_PARTS: readonly CardId[] = [];

/** Purges a card, with what it consists of, and notes it on the card in play that does it. For commits. *Rule:* KF-PURGE-1. */
export function purge(state: KeyForge, game: Game<KeyForge>, ref: CardRef, by: CardRef): void {
  const gone = [cardOf(ref), ...partsOf(state, cardOf(ref))];
  putCard(state, game, ref, { zone: 'purged' });
  if (by === NO_CARD || !isPlayZone(zoneKind(record(state, by).zone))) return;
  const purged = gone.map((card) => record(state, card)).filter(({ zone }) => zoneKind(zone) === 'purged');
  record(state, by).purged = [...record(state, by).purged, ...purged.map(pin)];
}

/** Takes from a card all that it loses by leaving play, while it is still there. */
function emptyCard(state: KeyForge, game: Game<KeyForge>, id: CardId, from: Zone): void {
  const card = record(state, id);
  // Æmber on a creature goes to its opponent, on anything else to the supply. *Rule:* KF-LEAVES-PLAY-3, KF-LEAVES-PLAY-4.
  const opponent = state.players[1 - card.controller];
  if (from === 'line' && opponent !== undefined) opponent.aember += card.aember;
  dropAttached(state, game, id);
  endEffectsOn(state, game, id);
  cleanCard(card);
  card.host = 0;
}

/** What is attached to a card or lies under it goes to its owner's discard pile. *Rule:* KF-UPGRADE-2, KF-GRAFT-1. */
function dropAttached(state: KeyForge, game: Game<KeyForge>, host: CardId): void {
  for (const zone of ['upgrades', 'under'] as const) {
    for (const seat of [0, 1]) {
      const cards = state.zones[zoneOf(zone, seat)] ?? [];
      for (const card of cards.filter((each) => record(state, each).host === host)) {
        putCard(state, game, card, { zone: 'discard' });
        record(state, card).host = 0;
      }
    }
  }
}

const NO_REFS: readonly CardRef[] = [];
const NO_CONTROL: KeyForgeCard['control'] = [];
const NO_COUNTERS: Readonly<Record<string, number>> = {};

/** Makes of a card one to which nothing has happened. Written field by field, since cards move often. For commits. */
export function cleanCard(card: KeyForgeCard): void {
  card.exhausted = false;
  card.stunned = false;
  card.warded = false;
  card.enraged = false;
  card.marked = false;
  card.damage = 0;
  card.aember = 0;
  card.powerCounters = 0;
  card.counters = NO_COUNTERS;
  card.armorUsed = 0;
  card.armorWhenUsed = 0;
  card.timesFought = 0;
  card.timesUsed = 0;
  card.asUpgrade = false;
  card.captive = false;
  card.control = NO_CONTROL;
  card.purged = NO_REFS;
  card.borrowedBy = -1;
  card.facedown = false;
}

const BLANK: KeyForgeCard = {
  ...freshCard(0, 0, 0, 0),
  house: NO_HOUSE,
  icons: [],
  exhausted: false,
  stunned: false,
  warded: false,
  enraged: false,
  marked: false,
  damage: 0,
  aember: 0,
  powerCounters: 0,
  counters: NO_COUNTERS,
  armorUsed: 0,
  armorWhenUsed: 0,
  timesFought: 0,
  timesUsed: 0,
  asUpgrade: false,
  captive: false,
  control: NO_CONTROL,
  ...itselfAlone,
  purged: NO_REFS,
  borrowedBy: -1,
  facedown: false,
  madeBy: 0,
};

/** A card of a zone to which nothing has happened. */
export function blankCard(id: CardId, zone: number): KeyForgeCard {
  return { ...BLANK, id, zone };
}
