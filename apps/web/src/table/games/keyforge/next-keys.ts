/** What the line between two sides of KeyForge tells of each player: how near the next key is, and what reaping could add. Pure. */

import type { Handle, Seat, Speech, View } from '@crupier/protocol';
import { houseKey } from '../../../faces/factions.ts';
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

/** What of a house a player has to play or use. */
export interface HouseCards {
  readonly inHand: number;
  /** Ready creatures and artifacts. */
  readonly creatures: number;
  readonly artifacts: number;
  /** The Æmber that the ready creatures could reap, without other effects: stunned ones cannot. */
  readonly reaping: number;
}

/** What of a house, named in English or by its key, a player has in hand as far as the reader may know it, and ready. */
export function cardsOfHouse(view: View, seat: Seat, { house, speech }: { readonly house: string; readonly speech: Speech }): HouseCards {
  const key = houseKey(house);
  const of = (zone: string): readonly Handle[] =>
    zoneOf(view, zone, seat).cards.filter((handle) => housesOf(view, handle, speech).some((each) => houseKey(each) === key));
  const ready = (zone: string): readonly Handle[] => of(zone).filter((handle) => !isSet(view.cards[handle]?.now, 'exhausted'));
  const creatures = ready('line');
  return {
    inHand: of('hand').length,
    creatures: creatures.length,
    artifacts: ready('artifacts').length,
    reaping: creatures.filter((handle) => !isSet(view.cards[handle]?.now, 'stunned')).length,
  };
}
