import { cardOf, endEffectsOn, moveCard, type CardId, type CardRef, type Game, type Seat } from '@crupier/kernel';
import type { KeyForge, KeyForgeCard, Zone } from './state.ts';
import { zoneKind, zoneOf } from './state.ts';
import { isPlayZone } from './reading.ts';

/** The record of a card, to be written. For commits. */
export function record(state: KeyForge, card: CardRef): KeyForgeCard {
  return state.cards[cardOf(card)] as KeyForgeCard;
}

/**
 * Moves a card to a zone of its owner, or of the seat given, with everything that leaving play means. `at` is its place from the
 * front of the zone; the end of a deck is its top. For commits.
 * *Rule:* KF-LEAVES-PLAY-1, KF-LEAVES-PLAY-5, KF-CONTROL-6.
 */
export function putCard(
  state: KeyForge,
  game: Game<KeyForge>,
  ref: CardRef,
  { zone, seat, at }: { zone: Zone; seat?: Seat; at?: number },
): void {
  const card = record(state, ref);
  const from = zoneKind(card.zone);
  if (isPlayZone(from)) emptyCard(state, game, card.id, from);
  else Object.assign(card, { captive: false, facedown: false });
  moveCard(state, game, card.id, { zone: zoneOf(zone, seat ?? card.owner), at });
  // Archives may hold cards of the other player: they are their holder's as long as they lie there. *Rule:* KF-FAQ-CARD-dysania-1.
  if (!isPlayZone(zone)) card.controller = zone === 'archives' && seat !== undefined ? seat : card.owner;
}

/** Takes from a card all that it loses by leaving play, while it is still there. */
function emptyCard(state: KeyForge, game: Game<KeyForge>, id: CardId, from: Zone): void {
  const card = record(state, id);
  // Æmber on a creature goes to its opponent, on anything else to the supply. *Rule:* KF-LEAVES-PLAY-3, KF-LEAVES-PLAY-4.
  const opponent = state.players[1 - card.controller];
  if (from === 'line' && opponent !== undefined) opponent.aember += card.aember;
  dropAttached(state, game, id);
  endEffectsOn(state, game, id);
  Object.assign(card, CLEAN, { host: 0 });
}

/** What is attached to a card or lies under it goes to its owner's discard pile. *Rule:* KF-UPGRADE-2, KF-GRAFT-1. */
function dropAttached(state: KeyForge, game: Game<KeyForge>, host: CardId): void {
  for (const zone of ['upgrades', 'under'] as const) {
    for (const seat of [0, 1]) {
      for (const card of [...(state.zones[zoneOf(zone, seat)] ?? [])]) {
        if (record(state, card).host !== host) continue;
        putCard(state, game, card, { zone: 'discard' });
        record(state, card).host = 0;
      }
    }
  }
}

const NO_COUNTERS: Readonly<Record<string, number>> = {};

/** A card to which nothing has happened. */
export const CLEAN = {
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
  asUpgrade: false,
  captive: false,
  borrowedBy: -1,
  facedown: false,
} as const;
