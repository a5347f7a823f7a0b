import { moveCard, redefine, type CardId, type Game } from '@crupier/kernel/rules';
import { isPlayZone, putCard, record, SCENARIO } from './leaving.ts';
import { zoneKind, zoneOf, type Marvel } from './state.ts';

/** What is in play goes on being there as the other card of its name, with all that is on it. For commits. *Rule:* MC-SWAP-4. */
export function swapFaces(state: Marvel, game: Game<Marvel>, one: CardId, other: CardId): void {
  const [was = 0, becomes = 0] = [state.cards[one]?.definition, state.cards[other]?.definition];
  const [owner, owned] = [record(state, one).owner, record(state, other).owner];
  redefine(state, game, one, becomes);
  redefine(state, game, other, was);
  record(state, one).owner = owned;
  Object.assign(record(state, other), { owner, controller: owner });
}

/**
 * Puts each of two cards in the place of the other. One that is to enter play waits, and does so when the other has left it. For commits.
 * *Rule:* MC-SWAP-1, MC-SWAP-5.
 */
export function swapPlaces(state: Marvel, game: Game<Marvel>, one: CardId, other: CardId): void {
  const [first, second] = [placeOf(state, one), placeOf(state, other)];
  put(state, game, one, second);
  put(state, game, other, first);
}

interface Place {
  readonly zone: number;
  readonly at: number;
}

function placeOf(state: Marvel, card: CardId): Place {
  const { zone } = record(state, card);
  return { zone, at: (state.zones[zone] ?? []).indexOf(card) };
}

function put(state: Marvel, game: Game<Marvel>, card: CardId, { zone, at }: Place): void {
  const isEntering = isPlayZone(zoneKind(zone)) && !isPlayZone(zoneKind(record(state, card).zone));
  const { owner } = record(state, card);
  // Nobody owns an encounter card: it waits in the zone of the first seat.
  if (isEntering) return putCard(state, game, card, zoneOf('resolving', owner === SCENARIO ? 0 : owner));
  putCard(state, game, card, zone);
  moveCard(state, game, card, { zone, at: Math.min(at, (state.zones[zone] ?? []).length - 1) });
}
