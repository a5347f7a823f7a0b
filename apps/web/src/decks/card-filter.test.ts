import { expect, test } from 'vitest';
import { everything, filterOf, filtersIn, queryOf, withValue, type CardFilter } from './card-filter.ts';

test.each<CardFilter>([
  everything,
  { words: 'ñandú & co', facts: { house: ['mars', 'dis'], traits: ['A: B'] }, playable: 'no', rule: 'KF-TAUNT-1', sort: 'power' },
])('a filter is written into an address and read again: %#', (filter) => {
  expect(filterOf(queryOf(filter).toString())).toEqual(filter);
});

test('what an address says that is no filter is left out', () => {
  expect(filterOf('f=&f=house&playable=maybe&colour=red')).toEqual(everything);
  expect([filtersIn(everything), filtersIn({ ...everything, facts: { a: ['b'], c: [] }, playable: 'yes', rule: 'r' })]).toEqual([0, 3]);
});

test('a value is wanted besides the others of its fact, or no longer', () => {
  const one = withValue(withValue(everything, 'house', 'mars'), 'house', 'dis');
  expect(one.facts).toEqual({ house: ['mars', 'dis'] });
  expect(withValue(one, 'house', 'mars').facts).toEqual({ house: ['dis'] });
});
