import type { View } from '@crupier/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffViews, packView, patchView, unpackView } from './view-patch.ts';

const view: View = {
  viewer: 0,
  table: { turn: 3, house: 'brobnar' },
  seats: [{ aember: 2 }, { aember: 0 }],
  zones: [
    { kind: 'hand', seat: 0, count: 2, cards: ['aaaaaaaa', 'bbbbbbbb'] },
    { kind: 'deck', seat: 0, count: 20, cards: [] },
    { kind: 'shared', seat: -1, count: 0, cards: [] },
  ],
  cards: { aaaaaaaa: { definition: 'one', owner: 0, controller: 0, now: { power: 3 } } },
};

const anyView: fc.Arbitrary<View> = fc
  .record({
    table: fc.dictionary(fc.constantFrom('turn', 'house', 'step'), fc.oneof(fc.integer(), fc.string(), fc.boolean())),
    aember: fc.array(fc.nat(9), { minLength: 2, maxLength: 2 }),
    zones: fc.array(fc.array(fc.constantFrom('h1', 'h2', 'h3'), { maxLength: 3 }), { minLength: 3, maxLength: 3 }),
    cards: fc.dictionary(fc.constantFrom('h1', 'h2', 'h3'), fc.nat(3)),
  })
  .map(({ table, aember, zones, cards }) => ({
    viewer: 1,
    table,
    seats: aember.map((each) => ({ aember: each })),
    zones: zones.map((list, at) => ({ kind: `zone${at}`, seat: at % 2, count: list.length, cards: list })),
    cards: Object.fromEntries(
      Object.entries(cards).map(([handle, power]) => [
        handle,
        { definition: 'one', owner: 0, controller: 0, now: power === 0 ? {} : { power } },
      ]),
    ),
  }));

describe('views on the wire', () => {
  test('packing loses nothing', () => {
    expect(unpackView(packView(view))).toEqual(view);
  });

  test('a zone shown twice is our mistake', () => {
    expect(() => packView({ ...view, zones: [...view.zones, ...view.zones] })).toThrow('hand/0');
  });

  test('a change in one zone costs that zone only', () => {
    const after: View = { ...view, zones: view.zones.map((zone) => (zone.kind === 'deck' ? { ...zone, count: 19 } : zone)) };
    expect(diffViews(packView(view), packView(after))).toEqual({ zones: { 'deck/0': { count: 19 } } });
  });

  test('nothing changed is an empty patch', () => {
    expect(diffViews(packView(view), packView(structuredClone(view)))).toEqual({});
  });

  test('a patch leads from any view to any other, and the first is left as it was', () => {
    fc.assert(
      fc.property(anyView, anyView, (from, to) => {
        const before = packView(from);
        const untouched = structuredClone(before);
        const travelled = JSON.parse(JSON.stringify(diffViews(before, packView(to)))) as Record<string, unknown>;
        expect(unpackView(patchView(before, travelled))).toEqual(to);
        expect(before).toEqual(untouched);
      }),
    );
  });
});
