import { expect, test } from 'vitest';
import { isPagePath, partsOfPath } from './page-paths.ts';

test.each(['/', '/rules', '/rules/', '/rules/MC-STUN-1', '/match/a_B-9', '/join/m', '/decks/inferno/random/2.483', '/replay/m/12/1'])(
  'there is a page at %s',
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each(['/elsewhere', '/match', '/join/m/secret', '/rules/a/b', '/constructor', '/learn/keyforge/more', '/assets/x.js', '/toString'])(
  'there is none at %s',
  (path) => {
    expect(isPagePath(path)).toBe(false);
  },
);

test('a part that is no encoded text is taken as it is', () => {
  expect(partsOfPath('/decks/a%20b/%E0%A4%A')).toEqual(['decks', 'a b', '%E0%A4%A']);
});
