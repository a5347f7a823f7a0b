import { expect, test } from 'vitest';
import type { SeenEvent, SeenZone, View } from '@crupier/protocol';
import { movesBetween } from './moves.ts';

const zone = (kind: string, seat: number, cards: readonly string[], count = cards.length): SeenZone => ({ kind, seat, cards, count });

/** A view in which all listed cards are known, but those whose names begin with `?`. */
function viewOf(zones: readonly SeenZone[], definitions: Readonly<Record<string, string>> = {}): View {
  const cards = zones.flatMap(({ seat, cards: listed }) =>
    listed
      .filter((card) => !card.startsWith('?'))
      .map((card) => [
        card,
        { definition: definitions[card] ?? 'troll', owner: Math.max(0, seat), controller: Math.max(0, seat), now: {} },
      ]),
  );
  return { viewer: 0, table: {}, seats: [{}, {}], zones, cards: Object.fromEntries(cards) };
}

const renamed = (was: string, handle: string): SeenEvent => ({ name: 'moved', card: { handle, was, definition: 'troll' } });

test('a card that is played comes from its place in the hand, also under another name', () => {
  const before = viewOf([zone('hand', 0, ['a', 'b']), zone('line', 0, [])]);
  const after = viewOf([zone('hand', 0, ['b']), zone('line', 0, ['x'])]);
  expect(movesBetween(before, after, [renamed('a', 'x')])).toEqual([
    { kind: 'arrive', card: 'x', was: 'a', from: { zone: 'hand', seat: 0 }, to: { zone: 'line', seat: 0 } },
  ]);
});

test('a card that an opponent plays comes from the hand as a whole, and names nothing that lay there', () => {
  const before = viewOf([zone('hand', 1, ['?p1', '?p2']), zone('deck', 1, [], 20), zone('line', 1, [])]);
  const after = viewOf([zone('hand', 1, ['?p1']), zone('deck', 1, [], 20), zone('line', 1, ['x'])]);
  expect(movesBetween(before, after, [])).toEqual([
    { kind: 'arrive', card: 'x', was: undefined, from: { zone: 'hand', seat: 1 }, to: { zone: 'line', seat: 1 } },
  ]);
});

test('cards that an opponent draws are backs, counted from zone to zone', () => {
  const before = viewOf([zone('hand', 1, ['?p1']), zone('deck', 1, [], 20)]);
  const after = viewOf([zone('hand', 1, ['?p1', '?p2', '?p3']), zone('deck', 1, [], 18)]);
  const back = { kind: 'back', from: { zone: 'deck', seat: 1 }, to: { zone: 'hand', seat: 1 } };
  expect(movesBetween(before, after, [])).toEqual([back, back]);
});

test('own draws come from the deck, a destroyed card goes to the discard pile', () => {
  const before = viewOf([zone('hand', 0, []), zone('deck', 0, [], 20), zone('line', 0, ['a']), zone('discard', 0, [])]);
  const after = viewOf([zone('hand', 0, ['b']), zone('deck', 0, [], 19), zone('line', 0, []), zone('discard', 0, ['a'])]);
  expect(movesBetween(before, after, [])).toEqual([
    { kind: 'arrive', card: 'b', was: undefined, from: { zone: 'deck', seat: 0 }, to: { zone: 'hand', seat: 0 } },
    { kind: 'arrive', card: 'a', was: 'a', from: { zone: 'line', seat: 0 }, to: { zone: 'discard', seat: 0 } },
  ]);
});

test('a card that is hidden again leaves for the zone that has one more', () => {
  const before = viewOf([zone('line', 1, ['a']), zone('hand', 1, ['?p1']), zone('deck', 1, [], 20)]);
  const after = viewOf([zone('line', 1, []), zone('hand', 1, ['?p1', '?p2']), zone('deck', 1, [], 20)]);
  expect(movesBetween(before, after, [])).toEqual([{ kind: 'leave', card: 'a', to: { zone: 'hand', seat: 1 } }]);
});

test('a card that turns at its place is flipped, and one that stays does nothing', () => {
  const zones = [zone('line', 0, ['a', 'b'])];
  expect(movesBetween(viewOf(zones), viewOf(zones, { a: 'hero' }), [])).toEqual([{ kind: 'flip', card: 'a' }]);
});
