/** Finds things on a table of Inferno. */

import type { Handle, Seat, Speech, View } from '@crupier/protocol';
import { isSet, readList, zoneOf } from '../../scene/reading.ts';

/** What a card is now, or what is printed on it. */
function isType(view: View, handle: Handle, type: string, speech: Speech): boolean {
  const card = view.cards[handle];
  if (card === undefined) return false;
  const types = card.now['types'] === undefined ? readList(speech.card(card.definition)?.facts, 'types') : readList(card.now, 'types');
  return types.includes(type);
}

/** A seat's demon; undefined where it has left the game. */
export function demonOf(view: View, seat: Seat, speech: Speech): Handle | undefined {
  return zoneOf(view, 'play', seat).cards.find((handle) => isType(view, handle, 'demon', speech));
}

/** What stands for all: scenarios in play, whoever controls them. */
export function scenariosOf(view: View, speech: Speech): readonly Handle[] {
  const all = [...view.seats.keys()].flatMap((seat) => zoneOf(view, 'play', seat).cards);
  return all.filter((handle) => isType(view, handle, 'scenario', speech));
}

/** A seat's cards in play that lie before it: all but its demon, scenarios, and what is attached to something. */
export function laidOut(view: View, seat: Seat, speech: Speech): readonly Handle[] {
  return zoneOf(view, 'play', seat).cards.filter(
    (handle) => !isType(view, handle, 'demon', speech) && !isType(view, handle, 'scenario', speech) && !isAttached(view, handle),
  );
}

/** A seat's allies. */
export function alliesOf(view: View, seat: Seat, speech: Speech): readonly Handle[] {
  return laidOut(view, seat, speech).filter((handle) => isType(view, handle, 'ally', speech));
}

/** What else lies before a seat. */
export function objectsOf(view: View, seat: Seat, speech: Speech): readonly Handle[] {
  return laidOut(view, seat, speech).filter((handle) => !isType(view, handle, 'ally', speech));
}

/** A seat's resources, those first that can still be tapped. */
export function resourcesOf(view: View, seat: Seat): readonly Handle[] {
  return [...zoneOf(view, 'resources', seat).cards, ...zoneOf(view, 'tappedResources', seat).cards];
}

/** The seats whose resources are shown one by one: of more than two players, those of the viewer. */
export function resourcesShown(view: View, near: Seat): readonly Seat[] {
  return view.seats.length > 2 ? [near] : [...view.seats.keys()];
}

function isAttached(view: View, handle: Handle): boolean {
  const host = view.cards[handle]?.host;
  return host !== undefined && view.cards[host] !== undefined;
}

/** Cards in play that attack or defend. */
export function inCombat(view: View, role: 'attacks' | 'defends'): readonly Handle[] {
  const all = [...view.seats.keys()].flatMap((seat) => zoneOf(view, 'play', seat).cards);
  return all.filter((handle) => isSet(view.cards[handle]?.now, role));
}

/** The others at the table in the order in which they take their turns after a seat. */
export function othersAfter(view: View, near: Seat): readonly Seat[] {
  const count = view.seats.length;
  return Array.from({ length: count - 1 }, (_, at) => (near + 1 + at) % count);
}
