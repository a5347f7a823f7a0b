import type { CoreState, Vocabulary } from '../rules.ts';

/** The vocabulary of a game whose cards say nothing. */
export function words<S extends CoreState>(): Vocabulary<S> {
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
    units: {},
    whose: { friendly: { en: '', es: ['', '', '', ''] }, enemy: { en: '', es: ['', '', '', ''] } },
    lists: {},
    counted: {},
    durations: {},
    headers: {},
    ownerOf: () => 0,
    mayFollow: () => false,
    announces: false,
    ifDoneAsks: 'events',
    grantFact: () => ({ kind: 0, source: 0, card: 0, other: 0, seat: 0, amount: 0, value: 0 }),
  };
}
