import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';
import { parseRoute } from './route.ts';

const page = (address: string): string => pageOf(parseRoute(address));

test.each([
  ['/cards/keyforge?q=a', '/cards/keyforge?q=b'],
  ['/replay/m/1', '/replay/m/2/1'],
  ['/rules?q=a', '/rules?q=b'],
])('%s and %s are the same page', (one, other) => {
  expect(page(one)).toBe(page(other));
});

test.each([
  ['/', '/learn'],
  ['/rules', '/rules/MC-STUN-1'],
  ['/match/a', '/match/b'],
  ['/match/a', '/replay/a'],
  ['/decks/inferno/deck/a', '/decks/inferno/deck/b'],
])('%s and %s are two pages', (one, other) => {
  expect(page(one)).not.toBe(page(other));
});
