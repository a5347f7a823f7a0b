/** What a reader has read of each table's talk, and whom they have muted. Kept in this browser. */

import type { Seat } from '@crupier/protocol';
import { createStore } from '../parts/store.ts';

const key = 'crupier.chat';
/** The most matches that are remembered: beyond, the oldest are forgotten. */
const matchesMax = 50;

/** What a reader has done with the talk of a table. */
export interface ChatMarks {
  /** The number of the last line that they have read. */
  readonly read: number;
  /** Whose lines they do not want to see. */
  readonly muted: readonly Seat[];
}

const noMarks: ChatMarks = { read: 0, muted: [] };

/** Reads what was kept; whatever is not valid is left out. */
export function parseChatMarks(text: string | null): Readonly<Record<string, ChatMarks>> {
  if (text === null) return {};
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).flatMap(([match, marks]) => (isMarks(marks) ? [[match, marks] as const] : [])));
  } catch (error) {
    console.warn('What was read of the talk could not be read and is forgotten.', error);
    return {};
  }
}

function isMarks(value: unknown): value is ChatMarks {
  if (typeof value !== 'object' || value === null || !('read' in value) || !('muted' in value)) return false;
  return Number.isInteger(value.read) && Array.isArray(value.muted) && value.muted.every((seat) => Number.isInteger(seat));
}

/** The marks by match. */
export const chatMarks = createStore(parseChatMarks(typeof window === 'undefined' ? null : localStorage.getItem(key)));

/** The marks of a match. */
export function marksOf(all: Readonly<Record<string, ChatMarks>>, match: string): ChatMarks {
  return all[match] ?? noMarks;
}

/** Changes the marks of a match. */
export function changeMarks(match: string, changed: Partial<ChatMarks>): void {
  const known = chatMarks.read();
  const others = Object.entries(known).filter(([each]) => each !== match);
  chatMarks.write(Object.fromEntries([...others.slice(1 - matchesMax), [match, { ...marksOf(known, match), ...changed }]]));
  try {
    localStorage.setItem(key, JSON.stringify(chatMarks.read()));
  } catch (error) {
    console.warn('This browser keeps no more: what was read of the talk is forgotten with the page.', error);
  }
}
