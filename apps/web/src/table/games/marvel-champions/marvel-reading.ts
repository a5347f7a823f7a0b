/** Finds things on a table of Marvel Champions. */

import type { Handle, Seat, Speech, View } from '@crupier/protocol';
import type { Face } from '../../../faces/face.ts';
import { attachedTo, isSet, maybeNumber, readNumber, readText, zoneOf } from '../../scene/reading.ts';

/** What a card is, as its sheet has it; empty where that is not known. */
function typeOf(view: View, handle: Handle, speech: Speech): string {
  const card = view.cards[handle];
  return card === undefined ? '' : readText(speech.card(card.definition)?.facts, 'type');
}

function isAttached(view: View, handle: Handle): boolean {
  const host = view.cards[handle]?.host;
  return host !== undefined && view.cards[host] !== undefined;
}

/** The cards of a zone that lie there by themselves. */
function laidOut(view: View, kind: string, seat: Seat): readonly Handle[] {
  return zoneOf(view, kind, seat).cards.filter((handle) => !isAttached(view, handle));
}

const identities: ReadonlySet<string> = new Set(['hero', 'alterEgo']);

const NOBODY: Seat = -1;

/** Whose turn it is; nobody's in set-up and in the villain phase. */
export function activeIn({ table }: Pick<View, 'table'>): Seat | undefined {
  const active = maybeNumber(table, 'active') ?? NOBODY;
  return active === NOBODY ? undefined : active;
}

/** The villain. */
export function villainOf(view: View, speech: Speech): Handle | undefined {
  return laidOut(view, 'villainArea', -1).find((handle) => typeOf(view, handle, speech) === 'villain');
}

/** Whether a card is thwarted, and not attacked. */
export function isScheme(view: View, handle: Handle, speech: Speech): boolean {
  return ['mainScheme', 'sideScheme', 'playerSideScheme'].includes(typeOf(view, handle, speech));
}

/** The main scheme. */
export function mainSchemeOf(view: View, speech: Speech): Handle | undefined {
  return laidOut(view, 'villainArea', -1).find((handle) => typeOf(view, handle, speech) === 'mainScheme');
}

/** What lies beside the villain for all: side schemes, environments. */
export function besideVillain(view: View, speech: Speech): readonly Handle[] {
  return laidOut(view, 'villainArea', -1).filter((handle) => !['villain', 'mainScheme'].includes(typeOf(view, handle, speech)));
}

/** A seat's identity; undefined once the seat is eliminated. */
export function identityOf(view: View, seat: Seat, speech: Speech): Handle | undefined {
  return laidOut(view, 'area', seat).find((handle) => identities.has(typeOf(view, handle, speech)));
}

/** A seat's identity and its allies. */
export function friendlyOf(view: View, seat: Seat, speech: Speech): readonly Handle[] {
  const allies = laidOut(view, 'area', seat).filter((handle) => typeOf(view, handle, speech) === 'ally');
  return [identityOf(view, seat, speech) ?? [], allies].flat();
}

/** What else a seat has in play: upgrades, supports, obligations, and what is attached to the identity. */
export function besideHero(view: View, seat: Seat, speech: Speech): readonly Handle[] {
  const identity = identityOf(view, seat, speech);
  const others = laidOut(view, 'area', seat).filter((handle) => ![...identities, 'ally'].includes(typeOf(view, handle, speech)));
  return [...others, ...(identity === undefined ? [] : attachedTo(view, identity))];
}

/** The minions engaged with a seat. */
export function engagedWith(view: View, seat: Seat): readonly Handle[] {
  return laidOut(view, 'engaged', seat);
}

/** The others at the table in the order in which they take their turns after a seat. */
export function othersAfter(view: View, near: Seat): readonly Seat[] {
  const count = view.seats.length;
  return Array.from({ length: count - 1 }, (_, at) => (near + 1 + at) % count);
}

/** All seats in the order in which they sit, which is that of their lanes. */
export function seatsOf({ seats }: Pick<View, 'seats'>): readonly Seat[] {
  return [...seats.keys()];
}

/** The place of a seat in the order of play, from 1: the first player's is 1, and who is eliminated has none. */
export function orderOf({ table, seats }: Pick<View, 'table' | 'seats'>, seat: Seat): number | undefined {
  const first = Math.max(0, readNumber(table, 'first'));
  const order = [...seats.keys()].map((at) => (first + at) % seats.length).filter((each) => !isSet(seats[each], 'isEliminated'));
  const place = order.indexOf(seat);
  return place < 0 ? undefined : place + 1;
}

/** The seat whose lane matters most now: who is attacked, or whose turn it is; otherwise the reader's. */
export function focusOf(view: View, near: Seat, speech: Speech): Seat {
  return seatsOf(view).find((seat) => isAttacked(view, seat, speech)) ?? activeIn(view) ?? near;
}

/** The damage that an ally takes as it is used, at most; 0 for others. */
export function tollOf({ poster }: Pick<Face, 'poster'>): number {
  return Math.max(0, ...(poster?.powers ?? []).map(({ toll }) => toll));
}

/** Whether the attack of an enemy is aimed at a seat's identity or one of its allies. */
export function isAttacked(view: View, seat: Seat, speech: Speech): boolean {
  return friendlyOf(view, seat, speech).some((handle) => {
    const now = view.cards[handle]?.now;
    return isSet(now, 'attacked') || isSet(now, 'defends');
  });
}

/** The hit points that a seat's identity has left, and the most that it may have. */
export function hitPointsOf(view: View, seat: Seat, speech: Speech): { readonly left: number; readonly most: number } {
  const identity = identityOf(view, seat, speech);
  const most = identity === undefined ? 0 : readNumber(view.cards[identity]?.now, 'hitPoints');
  return { left: readNumber(view.seats[seat], 'hitPoints'), most };
}
