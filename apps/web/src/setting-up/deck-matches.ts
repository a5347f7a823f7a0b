/** With which of the decks that are kept in this browser which match was begun: nobody else knows it. */

import type { MatchSummary } from '@crupier/protocol';
import { createStore } from '../parts/store.ts';
import { keptDecks } from './kept-decks.ts';

/** A match that was begun with a kept deck. */
export interface DeckMatch {
  readonly match: string;
  /** The id of the deck. */
  readonly deck: string;
  /** The seat that had it, from 0; undefined where only one seat is the reader's. */
  readonly seat?: number;
}

/** How a deck has fared. */
export interface DeckRecord {
  /** Matches that are over. */
  readonly matches: number;
  readonly wins: number;
}

const key = 'crupier.deckMatches';
/** So many are kept; beyond, the oldest are forgotten. */
const KEPT_MAX = 500;

/** Reads what was kept; what is not valid is left out. */
export function parseDeckMatches(text: string | null): readonly DeckMatch[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(readOne) : [];
  } catch (error) {
    console.warn('The matches of decks could not be read.', error);
    return [];
  }
}

function readOne(value: unknown): readonly DeckMatch[] {
  const { match, deck, seat } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof match !== 'string' || typeof deck !== 'string') return [];
  return [{ match, deck, ...(typeof seat === 'number' && { seat }) }];
}

const inBrowser = typeof localStorage !== 'undefined';

/** All of them, the oldest first. */
export const deckMatches = createStore(parseDeckMatches(inBrowser ? localStorage.getItem(key) : null));

/** Notes a match that was begun: what the server was sent as the deck of each seat of the reader's, or of the one seat that they took. */
export function noteDecks(match: string, texts: readonly (string | undefined)[] | string): void {
  const kept = keptDecks.read();
  const idOf = (text: string | undefined): string | undefined => kept.find((deck) => deck.text !== '' && deck.text === text)?.id;
  const seats = typeof texts === 'string' ? [{ text: texts }] : texts.map((text, seat) => ({ text, seat }));
  const noted = seats.flatMap(({ text, ...seat }): readonly DeckMatch[] => {
    const deck = idOf(text);
    return deck === undefined ? [] : [{ match, deck, ...seat }];
  });
  if (noted.length === 0) return;
  deckMatches.change((before) => [...before, ...noted].slice(-KEPT_MAX));
  try {
    localStorage.setItem(key, JSON.stringify(deckMatches.read()));
  } catch (error) {
    console.warn('This browser keeps no more: the match is not counted for its deck.', error);
  }
}

/** How each deck has fared in the reader's matches, by its id: decks without a match that is over are left out. */
export function recordsOf(noted: readonly DeckMatch[], matches: readonly MatchSummary[]): ReadonlyMap<string, DeckRecord> {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const records = new Map<string, DeckRecord>();
  for (const { match: id, deck, seat } of noted) {
    const { outcome, seats = [] } = byId.get(id) ?? {};
    if (outcome === undefined) continue;
    const own = seat === undefined ? [...seats.keys()].filter((at) => seats[at]?.mine === true) : [seat];
    const before = records.get(deck) ?? { matches: 0, wins: 0 };
    const won = own.some((at) => outcome.winners.includes(at));
    records.set(deck, { matches: before.matches + 1, wins: before.wins + Number(won) });
  }
  return records;
}
