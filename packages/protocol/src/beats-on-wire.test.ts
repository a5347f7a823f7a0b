import type { View } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { packBeats, unpackBeats } from './beats-on-wire.ts';
import { packView, unpackView } from './view-patch.ts';

const viewWith = (damage: number): View => ({
  viewer: 0,
  table: {},
  seats: [{ aember: 0 }],
  zones: [],
  cards: { one: { definition: 'one', owner: 0, controller: 0, now: damage > 0 ? { damage } : {} } },
});

test('beats travel as what changes from one to the next, and come as they were', () => {
  const beats = [1, 0, 4].map((damage, at) => ({ kind: `kind ${at}`, events: at, view: viewWith(damage) }));
  const from = packView(viewWith(2));
  const packed = packBeats(beats, from);
  expect(packed.map(({ patch }) => patch)).toEqual([
    { cards: { one: { now: { damage: 1 } } } },
    { cards: { one: { now: { damage: null } } } },
    { cards: { one: { now: { damage: 4 } } } },
  ]);
  expect(unpackBeats(packed, from).map(({ kind, events, wire }) => ({ kind, events, view: unpackView(wire) }))).toEqual(beats);
});
