import type { GameSummary } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { firstWish, fullWish, type TableWish } from './table-wish.ts';
import { chosenSeats, wayOf, withDeck, withWay } from './ways.ts';

const game: GameSummary = { id: 'marvel-champions', name: { en: '', es: '' }, seats: { min: 1, max: 4 }, decks: [] };
const source = { decks: ['a', 'b', 'c', 'd'] };
const alone = fullWish(game, firstWish(source), source);

function wished(changed: Partial<TableWish>, before = alone): TableWish {
  return fullWish(game, { ...before, ...changed }, source);
}

test('who plays alone plays on their own; with bots or friends there is another seat of theirs', () => {
  expect(wayOf(alone)).toBe('here');
  for (const way of ['bot', 'friend'] as const) {
    const wish = wished(withWay(game, alone, way));
    expect([wish.others.map(({ kind }) => kind), wayOf(wish)]).toEqual([[way], way]);
  }
});

test('seats that are added are of the way that was chosen, and those of friends have no deck here', () => {
  const two = wished(withWay(game, alone, 'friend'));
  const four = wished({ seats: 4 }, two);
  expect(four.others.map(({ kind }) => kind)).toEqual(['friend', 'friend', 'friend']);
  expect(chosenSeats(four)).toEqual([0]);
  const mixed = { ...four, others: four.others.map((other, at) => ({ ...other, kind: at === 1 ? ('bot' as const) : other.kind })) };
  expect([wayOf(mixed), chosenSeats(mixed)]).toEqual([undefined, [0, 2]]);
});

test('a deck that another seat has is exchanged for this seat’s', () => {
  const two = wished({ seats: 2, ...withWay(game, { ...alone, seats: 2 }, 'here') });
  const after = { ...two, ...withDeck(two, 0, { kind: 'ready', name: 'b' }) };
  expect([after.mine, after.others[0]?.deck]).toEqual([
    { kind: 'ready', name: 'b' },
    { kind: 'ready', name: 'a' },
  ]);
});
