/** The turn at which the reader last saw each match. Kept in this browser, for the list of matches to go on with. */

import { createStore } from '../parts/store.ts';

const key = 'crupier.turns';
/** The most matches that are remembered: beyond, the oldest are forgotten. */
const matchesMax = 50;

/** Reads what was kept; whatever is not valid is left out. */
export function parseTurns(text: string | null): Readonly<Record<string, number>> {
  if (text === null) return {};
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, number] => Number.isInteger(entry[1])));
  } catch (error) {
    console.warn('The kept turns could not be read and are forgotten.', error);
    return {};
  }
}

/** The turns by match. */
export const leftTurns = createStore(parseTurns(typeof window === 'undefined' ? null : localStorage.getItem(key)));

/** Remembers the turn of a match. */
export function noteTurn(match: string, turn: number): void {
  const known = leftTurns.read();
  if (known[match] === turn) return;
  const others = Object.entries(known).filter(([each]) => each !== match);
  leftTurns.write(Object.fromEntries([...others.slice(1 - matchesMax), [match, turn]]));
  try {
    localStorage.setItem(key, JSON.stringify(leftTurns.read()));
  } catch (error) {
    console.warn('This browser keeps no more: turns are forgotten with the page.', error);
  }
}
