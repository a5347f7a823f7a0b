import type { SeenCard, SeenZone, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { withHandsOpen } from './open-hands.ts';

const card = (definition: string): SeenCard => ({ definition, owner: 0, controller: 0, now: {} });

function viewOf(viewer: number, zones: readonly SeenZone[], cards: View['cards']): View {
  return { viewer, table: {}, seats: [], zones, cards };
}

const hand = (seat: number, cards: readonly string[]): SeenZone => ({ kind: 'hand', seat, count: cards.length, cards });
const deck: SeenZone = { kind: 'deck', seat: 1, count: 9, cards: [] };

test('every hand is as its own seat sees it; everything else is as the one seat sees it', () => {
  const near = viewOf(0, [hand(0, ['a1']), hand(1, ['x1', 'x2']), deck], { a1: card('ana') });
  const far = viewOf(1, [hand(0, ['y1']), hand(1, ['b1', 'b2']), { ...deck, cards: ['b3'] }], {
    b1: card('bo'),
    b2: card('bea'),
    b3: card('top'),
  });
  expect(withHandsOpen(near, [near, far])).toEqual(
    viewOf(0, [hand(0, ['a1']), hand(1, ['b1', 'b2']), deck], { a1: card('ana'), b1: card('bo'), b2: card('bea') }),
  );
});
