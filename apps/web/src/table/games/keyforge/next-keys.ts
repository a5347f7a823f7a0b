/** What the line between two sides of KeyForge tells of each player: how near the next key is, and what reaping could add. Pure. */

import type { Handle, Seat, Speech, View } from '@crupier/protocol';
import { isSet, readList, readNumber, readText, zoneOf } from '../../scene/reading.ts';

/** How near a player is to a key, by what lies on the table. */
export interface NextKey {
  readonly aember: number;
  /** What a key costs this player now. */
  readonly cost: number;
  /** The most Æmber that the ready creatures of one house could reap this turn or the next, without other effects. */
  readonly reaping: number;
}

/** How near a player is to the next key. */
export function nextKeyOf(view: View, seat: Seat, speech: Speech): NextKey {
  const values = view.seats[seat];
  return { aember: readNumber(values, 'aember'), cost: readNumber(values, 'keyCost'), reaping: reapingOf(view, seat, speech) };
}

function reapingOf(view: View, seat: Seat, speech: Speech): number {
  const isActive = readNumber(view.table, 'active') === seat;
  const chosen = readText(view.table, 'house');
  const houses = isActive && chosen !== '' ? [chosen] : readList(view.seats[seat], 'houses');
  const ready = zoneOf(view, 'line', seat).cards.filter((handle) => canReap(view, handle, isActive));
  return Math.max(0, ...houses.map((house) => ready.filter((handle) => housesOf(view, handle, speech).includes(house)).length));
}

/** In a player's own turn only ready creatures; before it all, which are readied at the end of the turn in which they were used. */
function canReap(view: View, handle: Handle, isActive: boolean): boolean {
  const now = view.cards[handle]?.now;
  return !isSet(now, 'stunned') && !(isActive && isSet(now, 'exhausted'));
}

/** The houses of a card as they are now, or the one that is printed. */
function housesOf(view: View, handle: Handle, speech: Speech): readonly string[] {
  const card = view.cards[handle];
  if (card?.now['houses'] !== undefined) return readList(card.now, 'houses');
  return [readText(card?.now, 'house') || readText(speech.card(card?.definition ?? '')?.facts, 'house')];
}

/** What of a house is ready to be used. */
export interface ReadyCards {
  readonly creatures: number;
  readonly artifacts: number;
}

/** How many creatures and artifacts of a house a player has ready. */
export function readyOf(view: View, seat: Seat, { house, speech }: { readonly house: string; readonly speech: Speech }): ReadyCards {
  const ready = (zone: string): number =>
    zoneOf(view, zone, seat).cards.filter(
      (handle) => !isSet(view.cards[handle]?.now, 'exhausted') && housesOf(view, handle, speech).includes(house),
    ).length;
  return { creatures: ready('line'), artifacts: ready('artifacts') };
}
