import {
  cardOf,
  moveCard,
  redefine,
  restingCard,
  type CardId,
  type CardRef,
  type Game,
  type GameEvent,
  type Seat,
} from '@crupier/kernel/rules';
import { itselfAlone } from './copies.ts';
import { blankCard, partsOf, putCard, record } from './leaving.ts';
import { printedIn } from './printed.ts';
import { NO_HOUSE, zoneKind, zoneOf, type KeyForge, type KeyForgeCard } from './state.ts';

/** Takes a card out of the list of its zone. For commits. */
export function takeOut(state: KeyForge, { id, zone }: KeyForgeCard): void {
  const cards = state.zones[zone] as CardId[];
  cards.splice(cards.indexOf(id), 1);
}

/** Has a card that is in play stand in a battleline as the same card: it does not leave play. For commits. *Rule:* KF-ERRATA-auto-legionary. */
export function joinLine(state: KeyForge, { card, seat, value }: GameEvent): void {
  const joining = record(state, card);
  takeOut(state, joining);
  joining.zone = zoneOf('line', seat);
  (state.zones[joining.zone] as CardId[]).splice(value, 0, joining.id);
}

/** Has a card that is no creature any more lie beside the battleline as the same card. For commits. *Rule:* KF-FAQ-CARD-animator-1. */
export function leaveLine(state: KeyForge, { card }: GameEvent): void {
  const leaver = record(state, card);
  takeOut(state, leaver);
  leaver.zone = zoneOf('artifacts', leaver.controller);
  (state.zones[leaver.zone] as CardId[]).push(leaver.id);
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

/** What lies under a card, or is part of it, goes with it to its new controller, who may look at it. For commits. *Rule:* KF-OUT-OF-PLAY-4. */
export function takeAlong(state: KeyForge, game: Game<KeyForge>, { id, controller }: KeyForgeCard): void {
  for (const zone of ['under', 'parts'] as const) {
    for (const each of [...(state.zones[zoneOf(zone, 1 - controller)] ?? [])])
      if (record(state, each).host === id) moveCard(state, game, each, zoneOf(zone, controller));
  }
}

/** Makes a card part of a creature that is about to enter play. For commits. *Rule:* KF-GIGANTIC-1, KF-TOKEN-CREATURE-2. */
export function joinPart(
  state: KeyForge,
  game: Game<KeyForge>,
  { creature, part, facedown }: { creature: CardRef; part: CardRef; facedown: boolean },
): void {
  const known = game.knownBy(state, cardOf(part));
  putCard(state, game, part, { zone: 'parts', seat: record(state, creature).controller });
  Object.assign(record(state, part), { host: cardOf(creature), facedown });
  hideFrom(state, game, cardOf(part), known);
}

/** Gives a card another handle where some who knew it may know it no longer, now that it lies facedown. For commits. */
function hideFrom(state: KeyForge, game: Game<KeyForge>, card: CardId, known: number): void {
  if ((known & ~game.knownBy(state, card)) !== 0) record(state, card).hidings++;
}

/** Makes a facedown card a token creature of a player, which is about to enter play. For commits. *Rule:* KF-TOKEN-CREATURE-2. */
export function beginToken(state: KeyForge, game: Game<KeyForge>, { card, seat }: { card: CardRef; seat: Seat }): void {
  const token = restingCard(state, game, blankCard);
  redefine(state, game, token, state.players[seat]?.token ?? 0);
  moveCard(state, game, token, zoneOf('resolving', seat));
  const { houses, icons } = printedIn(game, state, token);
  const made = record(state, token);
  Object.assign(made, {
    owner: record(state, card).owner,
    controller: seat,
    house: houses[0] ?? NO_HOUSE,
    icons,
    until: -1,
    host: 0,
    madeBy: 0,
    ...itselfAlone,
  });
  joinPart(state, game, { creature: token, part: card, facedown: true });
}

/** Puts a card under another, with what it consists of. For commits. *Rule:* KF-GRAFT-1, KF-FACEDOWN-1. */
export function layUnder(state: KeyForge, game: Game<KeyForge>, under: { card: CardRef; other: CardRef; facedown: boolean }): void {
  const { controller } = record(state, under.other);
  const gone = [cardOf(under.card), ...partsOf(state, cardOf(under.card))];
  const known = gone.map((card) => game.knownBy(state, card));
  putCard(state, game, under.card, { zone: 'under', seat: controller });
  gone.forEach((card, at) => {
    if (zoneKind(record(state, card).zone) !== 'under') return;
    Object.assign(record(state, card), { host: cardOf(under.other), facedown: under.facedown });
    hideFrom(state, game, card, known[at] ?? 0);
  });
}
