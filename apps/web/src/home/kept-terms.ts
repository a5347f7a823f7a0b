/** What a reader has agreed for tables with others: clock, absences, spectators. Kept in this browser, for the next table. */

import { tableTerms, type TableTerms } from '@crupier/protocol';
import { createStore } from '../parts/store.ts';

const key = 'crupier.terms';

/** Reads what was kept; what is not valid is as nothing. */
export function parseTerms(text: string | null): TableTerms {
  if (text === null) return {};
  try {
    const parsed = tableTerms.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : {};
  } catch (error) {
    console.warn('The kept terms could not be read and are as at first.', error);
    return {};
  }
}

/** The terms of the reader's next table with others. */
export const keptTerms = createStore<TableTerms>(parseTerms(typeof window === 'undefined' ? null : localStorage.getItem(key)));

keptTerms.watch(() => {
  try {
    localStorage.setItem(key, JSON.stringify(keptTerms.read()));
  } catch (error) {
    console.warn('This browser keeps no more: the terms last until the page is closed.', error);
  }
});
