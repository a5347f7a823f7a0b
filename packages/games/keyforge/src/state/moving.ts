import { cardOf, moveCard, type CardId, type CardRef, type Game } from '@crupier/kernel/rules';
import { halvesOf, putCard, record } from './leaving.ts';
import { zoneOf, type KeyForge, type KeyForgeCard } from './state.ts';

/** Takes a card out of the list of its zone. For commits. */
export function takeOut(state: KeyForge, { id, zone }: KeyForgeCard): void {
  const cards = state.zones[zone] as CardId[];
  cards.splice(cards.indexOf(id), 1);
}

/** Puts two cards in each other's places, controllers included. For commits. *Rule:* KF-SWAP-1, KF-SWAP-CONTROL-1. */
export function swap(state: KeyForge, one: KeyForgeCard, other: KeyForgeCard): void {
  const first = state.zones[one.zone] as CardId[];
  const second = state.zones[other.zone] as CardId[];
  const [from, to] = [first.indexOf(one.id), second.indexOf(other.id)];
  first[from] = other.id;
  second[to] = one.id;
  const { zone, controller } = one;
  Object.assign(one, { zone: other.zone, controller: other.controller });
  Object.assign(other, { zone, controller });
}

/** Moves a card between hidden zones, as nobody's event. For commits. */
export function moveQuietly(state: KeyForge, card: CardId, to: number): void {
  const moved = record(state, card);
  takeOut(state, moved);
  (state.zones[to] as CardId[]).push(card);
  moved.zone = to;
  moved.hidings++;
}

/** What lies under a card goes with it to its new controller, who may look at it. For commits. *Rule:* KF-OUT-OF-PLAY-4. */
export function takeAlong(state: KeyForge, game: Game<KeyForge>, { id, controller }: KeyForgeCard): void {
  for (const each of [...(state.zones[zoneOf('under', 1 - controller)] ?? [])]) {
    if (record(state, each).host === id) moveCard(state, game, each, zoneOf('under', controller));
  }
}

/** Lays the top half of a gigantic creature to its bottom half, which is being played or put into play. For commits. *Rule:* KF-GIGANTIC-1. */
export function joinHalf(state: KeyForge, game: Game<KeyForge>, { creature, half }: { creature: CardRef; half: CardRef }): void {
  putCard(state, game, half, { zone: 'halves' });
  record(state, half).host = cardOf(creature);
}

/** Puts a card under another, of a gigantic creature both halves. For commits. *Rule:* KF-GRAFT-1, KF-FACEDOWN-1. */
export function layUnder(state: KeyForge, game: Game<KeyForge>, under: { card: CardRef; other: CardRef; facedown: boolean }): void {
  const { controller } = record(state, under.other);
  const laid = [cardOf(under.card), ...halvesOf(state, cardOf(under.card))];
  putCard(state, game, under.card, { zone: 'under', seat: controller });
  for (const card of laid) Object.assign(record(state, card), { host: cardOf(under.other), facedown: under.facedown });
}
