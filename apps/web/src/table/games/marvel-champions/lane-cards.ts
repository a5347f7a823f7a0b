/** What lies in a hero's lane, as it is fitted. */

import type { Handle, Seat, Speech, View } from '@crupier/protocol';
import { leastWidth } from '../../../faces/fit-text.ts';
import { lettersOfLarge, lettersOfSmall } from '../../../faces/face.ts';
import { openTextHeight } from '../../../faces/poster/poster-plate.tsx';
import type { LaneCard, LaneCards } from './lane-formats.ts';
import { besideHero, engagedWith, friendlyOf } from './marvel-reading.ts';

/** The handles of a lane, by where they lie. */
export interface LaneHandles {
  readonly characters: readonly Handle[];
  readonly minions: readonly Handle[];
  readonly permanents: readonly Handle[];
}

/** What lies in a seat's lane. */
export function laneHandles(view: View, seat: Seat, speech: Speech): LaneHandles {
  return { characters: friendlyOf(view, seat, speech), minions: engagedWith(view, seat), permanents: besideHero(view, seat, speech) };
}

/** Cards as their lane has to know them: the measures of names and texts. */
export function laneCards({ characters, minions, permanents }: LaneHandles, view: View, speech: Speech, small: boolean): LaneCards {
  const measured = (handle: Handle): LaneCard => cardAt(handle, view, speech, small);
  return { characters: characters.map(measured), minions: minions.map(measured), permanents: permanents.map(measured) };
}

/** The least width in which every name of some cards has room in two lines, in units of the drawing. */
export function widestName(handles: readonly Handle[], view: View, speech: Speech): number {
  return Math.max(0, ...handles.map((handle) => cardAt(handle, view, speech, false).nameWidths[1]));
}

function cardAt(handle: Handle, view: View, speech: Speech, small: boolean): LaneCard {
  const sheet = speech.card(view.cards[handle]?.definition ?? '');
  if (sheet === undefined) return unknown;
  return measure(sheet.name[speech.language], sheet.text[speech.language], small ? lettersOfSmall : lettersOfLarge);
}

/** A card whose name nobody knows. */
const unknown: LaneCard = { nameWidths: [0, 0, 0], textHeight: 0 };

/** The measures of cards that were measured, by name, size and text: a table measures the same cards at every step. */
const measures = new Map<string, LaneCard>();

function measure(name: string, text: readonly string[], letters: number): LaneCard {
  const key = [name, letters, ...text].join('\n');
  const known = measures.get(key);
  if (known !== undefined) return known;
  const widthIn = (lines: number): number => leastWidth(name, { size: letters, lines });
  const made: LaneCard = { nameWidths: [widthIn(1), widthIn(2), widthIn(3)], textHeight: openTextHeight(text) };
  measures.set(key, made);
  return made;
}
