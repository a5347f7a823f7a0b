/** What a reader chose for their last table of a game: the next one begins with it. Kept in this browser. */

import { nameMax } from '../preferences/preferences.ts';
import type { DeckChoice } from './deck-choice.ts';
import { levels, otherKinds, type OtherWish, type TableWish } from './table-wish.ts';

/** The most seats of any game. */
const seatsMax = 8;

/** What is remembered of a wish. */
export type KeptWish = Partial<TableWish>;

/** Reads what was kept; whatever is not valid, or no deck of the game any more, is left out. Of decks only the ready ones are remembered. */
export function parseWish(text: string | null, decks: ReadonlySet<string>): KeptWish {
  const { seats, teams, bestOf, mine, others } = readRecord(text);
  const deck = readDeck(mine, decks);
  const read = Array.isArray(others) ? others.map((each) => readOther(each, decks)) : [];
  const known = read.flatMap((each) => (each === undefined ? [] : [each]));
  return {
    ...(isCount(seats) && seats > 0 && { seats }),
    ...(isCount(teams) && { teams }),
    ...((bestOf === 1 || bestOf === 3) && { bestOf }),
    ...(deck !== undefined && { mine: deck }),
    ...(known.length > 0 && known.length === read.length && { others: known }),
  };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= seatsMax;
}

function readDeck(value: unknown, decks: ReadonlySet<string>): (DeckChoice & { readonly kind: 'ready' }) | undefined {
  const { kind, name } = recordOf(value);
  return kind === 'ready' && typeof name === 'string' && decks.has(name) ? { kind, name } : undefined;
}

function readOther(value: unknown, decks: ReadonlySet<string>): OtherWish | undefined {
  const { kind: wantedKind, level: wantedLevel, deck: wantedDeck, name } = recordOf(value);
  const kind = otherKinds.find((each) => each === wantedKind);
  const level = levels.find((each) => each === wantedLevel);
  const deck = readDeck(wantedDeck, decks);
  if (kind === undefined || level === undefined || deck === undefined) return undefined;
  return { kind, level, deck, name: typeof name === 'string' ? name.slice(0, nameMax) : '' };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function readRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text ?? '{}'));
  } catch (error) {
    console.warn('The kept choice could not be read and is as at first.', error);
    return {};
  }
}

function keyOf(game: string): string {
  return `crupier.wish.${game}`;
}

/** The wish that was kept for a game. */
export function keptWish(game: string, decks: readonly string[]): KeptWish {
  return parseWish(localStorage.getItem(keyOf(game)), new Set(decks));
}

/** Keeps a wish for the next table of a game. */
export function keepWish(game: string, chosen: TableWish): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(chosen));
  } catch (error) {
    console.warn('This browser keeps no more: the choice is forgotten with the page.', error);
  }
}
