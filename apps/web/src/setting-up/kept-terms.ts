/** What a reader has agreed for tables with others: clock, absences, spectators. Kept in this browser by game, for its next table. */

import { awayCourses, guestSeatCounts, timeUps, type TableTerms } from '@crupier/protocol';
import { createStore, type Store } from '../parts/store.ts';

/** The clocks that are offered, by their keys: seconds for each question, or for the whole match with what each answer adds. */
export const clocks = {
  none: undefined,
  'move-60': { kind: 'move', seconds: 60 },
  'move-180': { kind: 'move', seconds: 180 },
  'bank-1500': { kind: 'bank', seconds: 1500, increment: 10 },
  'bank-3600': { kind: 'bank', seconds: 3600, increment: 15 },
} as const satisfies Readonly<Record<string, TableTerms['clock']>>;
/** How long somebody may be away, in minutes. */
export const minutesAway = [1, 3, 10] as const;
/** How much later spectators see what happens. */
export const delays = {
  none: undefined,
  'entries-20': { kind: 'entries', count: 20 },
  'minutes-5': { kind: 'minutes', count: 5 },
  'minutes-15': { kind: 'minutes', count: 15 },
} as const satisfies Readonly<Record<string, TableTerms['delay']>>;

/** Reads what was kept; what is none of what is offered is as nothing. */
export function parseTerms(text: string | null): TableTerms {
  const kept = readRecord(text);
  const away = awayCourses.flatMap((course) => minutesAway.map((minutes) => ({ minutes, course })));
  const known = {
    clock: sameAs(Object.values(clocks), kept['clock']),
    timeUp: sameAs(timeUps, kept['timeUp']),
    away: sameAs(away, kept['away']),
    delay: sameAs(Object.values(delays), kept['delay']),
    guestSeats: sameAs(guestSeatCounts, kept['guestSeats']),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** The one of some values that says the same as one that was kept. */
function sameAs<T>(values: readonly T[], kept: unknown): T | undefined {
  return values.find((value) => JSON.stringify(value, sortedKeys) === JSON.stringify(kept, sortedKeys));
}

/** Writes the fields of a record in one order. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)));
}

function readRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    console.warn('The kept terms could not be read and are as at first.', error);
    return {};
  }
}

const stores = new Map<string, Store<TableTerms>>();

/** The terms of the reader's next table of a game with others. What was agreed for one game says nothing of another. */
export function keptTerms(game: string): Store<TableTerms> {
  const known = stores.get(game);
  if (known !== undefined) return known;
  const key = `crupier.terms.${game}`;
  const store = createStore(parseTerms(localStorage.getItem(key)));
  store.watch(() => {
    try {
      localStorage.setItem(key, JSON.stringify(store.read()));
    } catch (error) {
      console.warn('This browser keeps no more: the terms last until the page is closed.', error);
    }
  });
  stores.set(game, store);
  return store;
}
