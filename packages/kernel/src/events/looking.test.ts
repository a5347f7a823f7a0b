import { describe, expect, test } from 'vitest';
import type { Tiny } from '../testing/tiny-game/state/state.ts';
import { zoneOf } from '../testing/tiny-game/state/state.ts';
import { tinyTable } from '../testing/tiny-game/table.ts';
import { beginLook, endLook, lookedAt } from './looking.ts';
import { moveCard } from './zones.ts';

function looking(): { state: Tiny; a: number; b: number; c: number; table: ReturnType<typeof tinyTable> } {
  const table = tinyTable(['2 deck a=pup b=wolf c=bear']);
  return { table, state: table.match.state as Tiny, a: table.card('a'), b: table.card('b'), c: table.card('c') };
}

describe('a look', () => {
  test('is each player’s own, and the latest of a player is the present one', () => {
    const { state, a, b, c } = looking();
    beginLook(state, 0, [a, b]);
    beginLook(state, 1, [c]);
    beginLook(state, 0, [b]);
    expect([lookedAt(state, 0), lookedAt(state, 1), lookedAt(state, 2)]).toEqual([[b], [c], []]);
  });

  test('ends with the present one: those before it and others’ go on', () => {
    const { state, a, b, c, table } = looking();
    beginLook(state, 0, [a, b]);
    beginLook(state, 1, [c]);
    beginLook(state, 0, [b]);
    endLook(state, table.match.game, 0);
    expect([lookedAt(state, 0), lookedAt(state, 1)]).toEqual([[a, b], [c]]);
    endLook(state, table.match.game, 1);
    expect([lookedAt(state, 0), lookedAt(state, 1)]).toEqual([[a, b], []]);
  });

  test('shows a card until it moves', () => {
    const { state, a, b, table } = looking();
    const { game } = table.match;
    const known = (card: number): number => game.knownBy(state, card);
    beginLook(state, 0, [a, b]);
    expect([known(a), known(b)]).toEqual([1, 1]);
    moveCard(state, game, a, zoneOf('deck', 0));
    expect([known(a), known(b), lookedAt(state, 0)]).toEqual([0, 1, [b]]);
  });

  test('hides the cards anew as it ends: once, and only those that somebody can follow no longer', () => {
    const { state, a, b, c, table } = looking();
    const { game } = table.match;
    const hidings = (): readonly (number | undefined)[] => [a, b, c].map((card) => state.cards[card]?.hidings);
    (state.cards[b] as { knownTo: number }).knownTo = 1;
    beginLook(state, 0, [a, b]);
    const before = hidings();
    endLook(state, game, 0);
    expect(hidings()).toEqual([(before[0] ?? 0) + 1, before[1], before[2]]);
    expect(() => endLook(state, game, 0)).not.toThrow();
    expect(hidings()).toEqual([(before[0] ?? 0) + 1, before[1], before[2]]);
  });
});
