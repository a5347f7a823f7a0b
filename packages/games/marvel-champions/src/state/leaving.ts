import {
  cardOf,
  endEffectsOn,
  freshCard,
  moveCard,
  ownCard,
  type CardId,
  type CardRef,
  type Game,
  type Seat,
  type ZoneId,
} from '@crupier/kernel/rules';
import { zoneKind, zoneOf, type Marvel, type MarvelCard, type Zone } from './state.ts';

/** The record of a card, to be written. For commits. */
export function record(state: Marvel, card: CardRef): MarvelCard {
  return ownCard(state, cardOf(card));
}

/** Zones in which cards are in play. */
const playZones: readonly Zone[] = ['area', 'engaged', 'villainArea'];

/** Whether a zone is part of the play area. */
export function isPlayZone(zone: Zone): boolean {
  return playZones.includes(zone);
}

/**
 * Moves a card to a zone with all that leaving play means, if it does: tokens and status cards go back to the supply, what is attached to
 * it is discarded, and so are its boost cards. For commits. *Rule:* MC-LEAVES-PLAY-3, MC-LEAVES-PLAY-4, MC-LEAVES-PLAY-5.
 */
export function putCard(state: Marvel, game: Game<Marvel>, ref: CardRef, to: ZoneId): void {
  const card = record(state, ref);
  if (isPlayZone(zoneKind(card.zone)) && !isPlayZone(zoneKind(to))) emptyCard(state, game, card.id);
  card.host = 0;
  moveCard(state, game, card.id, to);
  if (!isPlayZone(zoneKind(to))) card.controller = card.owner;
}

function emptyCard(state: Marvel, game: Game<Marvel>, id: CardId): void {
  dropHosted(state, game, id);
  endEffectsOn(state, game, id);
  Object.assign(record(state, id), UNTOUCHED);
}

/** What is attached to a card, and the boost cards on it, go to their owners' discard piles. For commits. */
export function dropHosted(state: Marvel, game: Game<Marvel>, host: CardId): void {
  for (const { id, zone } of state.cards.filter((card) => card.host === host && card.id > 0)) {
    const where = zoneKind(zone);
    if (isPlayZone(where) || where === 'boost' || where === 'tucked') putCard(state, game, id, discardOf(state, id));
  }
}

/** The discard pile to which a card goes: its owner's, or that of the encounter deck. For commits. */
export function discardOf(state: Marvel, card: CardId): ZoneId {
  const { owner } = record(state, card);
  return owner === SCENARIO ? zoneOf('encounterDiscard') : zoneOf('discard', owner);
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
};

/** A card of a zone to which nothing has happened. */
export function blankCard(id: CardId, definition: number, owner: Seat, zone: ZoneId): MarvelCard {
  return { ...freshCard(id, definition, owner, zone), ...UNTOUCHED };
}
