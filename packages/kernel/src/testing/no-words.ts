import type { CoreState, Manners, Meanings } from '../rules.ts';

/** The words of a game whose cards say nothing. It has no wordings: it walks, and does not speak. */
export function words<S extends CoreState>(): Meanings<S> {
  return {
    nouns: {},
    qualities: {},
    stats: {},
    tallies: {},
    verbs: {},
    occasions: {},
    relations: {},
    measures: {},
    states: {},
    rules: {},
    lists: {},
    durations: {},
    counted: [],
    headers: [],
  };
}

/** The manners of such a game, which nothing asks for. */
export function manners<S extends CoreState>(): Manners<S> {
  return {
    ownerOf: () => 0,
    mayFollow: () => false,
    announces: false,
    ifDoneAsks: 'events',
    grantFact: () => ({ kind: 0, source: 0, card: 0, other: 0, seat: 0, amount: 0, value: 0 }),
  };
}
