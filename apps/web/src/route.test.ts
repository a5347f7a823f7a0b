import { isPagePath } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { formatRoute, parseRoute, type Route } from './route.ts';

const routes: readonly Route[] = [
  { kind: 'home' },
  { kind: 'learn', game: '' },
  { kind: 'learn', game: 'keyforge' },
  { kind: 'settings' },
  { kind: 'rules', at: '', query: '' },
  { kind: 'rules', at: 'MC-STUN-1', query: '' },
  { kind: 'rules', at: '', query: '¿puede defender? 100%&más' },
  { kind: 'new', game: 'inferno', choice: '' },
  { kind: 'new', game: 'keyforge', choice: 'friend' },
  { kind: 'new', game: 'marvel-champions', choice: 'scenario=klaw,difficulty=expert' },
  { kind: 'match', match: 'a_B-9' },
  { kind: 'join', match: 'm', invitation: 'x y' },
  { kind: 'replay', match: 'm', at: undefined, seat: undefined },
  { kind: 'replay', match: 'm', at: 12, seat: 1 },
  { kind: 'decks', game: '', view: 'cards', arg: '' },
  { kind: 'decks', game: '', view: 'mine', arg: '' },
  { kind: 'decks', game: 'keyforge', view: 'mine', arg: '' },
  { kind: 'decks', game: 'keyforge', view: 'cards', arg: 'q=a%20b&f=house:mars' },
  { kind: 'decks', game: 'marvel-champions', view: 'card', arg: '01005' },
  { kind: 'decks', game: 'inferno', view: 'deck', arg: 'ready:Ruta en llamas' },
  { kind: 'decks', game: 'inferno', view: 'import', arg: 'NHggSW1w' },
  { kind: 'decks', game: 'inferno', view: 'random', arg: '2.483920' },
];

test.each(routes)('an address leads back to where it came from: %o', (route) => {
  expect(parseRoute(formatRoute(route, 'path'))).toEqual(route);
  expect(parseRoute(formatRoute(route, 'fragment'))).toEqual(route);
});

test.each(routes)('the server answers the path of %o', (route) => {
  const { pathname, hash } = new URL(formatRoute(route, 'path'), 'http://localhost');
  expect(isPagePath(pathname)).toBe(true);
  expect(hash.startsWith('#/')).toBe(false);
});

test('a card has a short address of its own', () => {
  expect(formatRoute({ kind: 'decks', game: 'keyforge', view: 'card', arg: 'anger' }, 'path')).toBe('/cards/keyforge/anger');
});

test('what a server must not be told stands behind the #', () => {
  expect(formatRoute({ kind: 'join', match: 'm', invitation: 'Q2x' })).toBe('/join/m#Q2x');
  expect(formatRoute({ kind: 'decks', game: 'inferno', view: 'import', arg: 'NHgg' })).toBe('/decks/inferno/import#NHgg');
});

test.each<readonly [string, Route]>([
  ['/#/match/a_B-9', { kind: 'match', match: 'a_B-9' }],
  ['/rules#/join/m/Q2x', { kind: 'join', match: 'm', invitation: 'Q2x' }],
  ['/site/index.html#/replay/m/12/1', { kind: 'replay', match: 'm', at: 12, seat: 1 }],
  ['#/decks/keyforge/cards/q%3Da', { kind: 'decks', game: 'keyforge', view: 'cards', arg: 'q=a' }],
  ['#/decks', { kind: 'decks', game: '', view: 'cards', arg: '' }],
  ['#/new/keyforge/friend', { kind: 'new', game: 'keyforge', choice: 'friend' }],
  ['#/decks/inferno/import/NHgg', { kind: 'decks', game: 'inferno', view: 'import', arg: 'NHgg' }],
])('a link from before there were paths leads where it led: %s', (address, route) => {
  expect(parseRoute(address)).toEqual(route);
});

test('an address that cannot be read is taken as it is', () => {
  expect(parseRoute('#/decks/keyforge/cards/%E0%A4%A')).toEqual({ kind: 'decks', game: 'keyforge', view: 'cards', arg: '%E0%A4%A' });
  expect(parseRoute('/decks/keyforge/nowhere')).toMatchObject({ view: 'cards' });
  expect(parseRoute('/decks/keyforge/deck/%E0%A4%A')).toMatchObject({ view: 'deck', arg: '%E0%A4%A' });
});

test('behind the # an address that leads nowhere leads to the start; a path does not', () => {
  for (const address of ['', '#', '/', '/#', '#/', '/#/match', '#/join/m', '#/elsewhere/9'])
    expect(parseRoute(address)).toEqual({ kind: 'home' });
  for (const path of ['/elsewhere/9', '/match', '/join', '/rules/a/b']) expect(parseRoute(path)).toEqual({ kind: 'nowhere' });
  expect(parseRoute('/join/m')).toEqual({ kind: 'join', match: 'm', invitation: '' });
});
