import { expect, test } from 'vitest';
import { formatRoute, parseRoute, type Route } from './route.ts';

test.each<Route>([
  { kind: 'home' },
  { kind: 'learn' },
  { kind: 'new', game: 'inferno', choice: '' },
  { kind: 'new', game: 'keyforge', choice: 'friend' },
  { kind: 'match', match: 'a_B-9' },
  { kind: 'join', match: 'm', invitation: 'x y' },
  { kind: 'replay', match: 'm', at: undefined, seat: undefined },
  { kind: 'replay', match: 'm', at: 12, seat: 1 },
  { kind: 'decks', game: '', view: 'cards', arg: '' },
  { kind: 'decks', game: '', view: 'mine', arg: '' },
  { kind: 'decks', game: 'keyforge', view: 'mine', arg: '' },
  { kind: 'decks', game: 'keyforge', view: 'cards', arg: 'q=a%20b&f=house:mars' },
  { kind: 'decks', game: 'inferno', view: 'deck', arg: 'ready:Ruta en llamas' },
])('an address leads back to where it came from: %o', (route) => {
  expect(parseRoute(formatRoute(route))).toEqual(route);
});

test('an address that cannot be read is taken as it is', () => {
  expect(parseRoute('#/decks/keyforge/cards/%E0%A4%A')).toEqual({ kind: 'decks', game: 'keyforge', view: 'cards', arg: '%E0%A4%A' });
  expect(parseRoute('#/decks/keyforge/nowhere')).toMatchObject({ view: 'cards' });
});

test('an address that leads nowhere leads to the start', () => {
  for (const hash of ['', '#', '#/', '#/match', '#/join/m', '#/elsewhere/9']) expect(parseRoute(hash)).toEqual({ kind: 'home' });
});
