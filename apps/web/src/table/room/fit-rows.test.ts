import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitRows, tokenLeast, type Room, type RowWish } from './fit-rows.ts';
import { frameOf } from './frame.ts';

const wish = fc.record({
  count: fc.integer({ min: 0, max: 14 }),
  attached: fc.integer({ min: 0, max: 4 }),
  beside: fc.constantFrom(0, 52),
});
const rows = fc.array(wish, { minLength: 1, maxLength: 3 });
const room = fc.record({
  width: fc.integer({ min: 280, max: 2400 }),
  height: fc.integer({ min: 60, max: 1400 }),
  unit: fc.constantFrom(1, 1.26, 1.8),
  small: fc.boolean(),
});

/** How good each row is. */
function worths(wishes: readonly RowWish[], given: Room): readonly number[] {
  return fitRows(wishes, given).map(({ worth }) => worth);
}

describe('rows in the room there is', () => {
  test.each(['width', 'height'] as const)('more %s never makes a card worse', (side) => {
    fc.assert(
      fc.property(rows, room, fc.integer({ min: 1, max: 300 }), (wishes, given, more) => {
        const before = worths(wishes, given);
        const after = worths(wishes, { ...given, [side]: given[side] + more });
        for (const [at, worth] of after.entries()) expect(worth + 1e-9).toBeGreaterThanOrEqual(before[at] ?? 0);
      }),
      { numRuns: 400, seed: 11 },
    );
  });

  test('no face is under its floor, and no token under what a finger hits', () => {
    fc.assert(
      fc.property(rows, room, (wishes, given) => {
        for (const { fit } of fitRows(wishes, given)) {
          const leastFace = given.small ? [74, 94] : [76, 92];
          const floor = fit.size === 'token' ? [tokenLeast, tokenLeast] : leastFace;
          expect(fit.width).toBeGreaterThanOrEqual(floor[0] ?? 0);
          expect(fit.height).toBeGreaterThanOrEqual(floor[1] ?? 0);
          expect(fit.scale).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 400, seed: 12 },
    );
  });

  test('rows whose tokens have room lie within it', () => {
    fc.assert(
      fc.property(rows, room, (wishes, given) => {
        const fits = fitRows(wishes, given);
        const height = fits.reduce((sum, each) => sum + each.height, 0);
        if (given.height >= wishes.length * tokenLeast) expect(height).toBeLessThanOrEqual(given.height + 1e-6);
        for (const [at, { fit, lines, gap, worth }] of fits.entries()) {
          const cards = Math.ceil((wishes[at]?.count ?? 0) / lines);
          const taken = cards * fit.width * fit.scale + (cards - 1) * gap + (wishes[at]?.beside ?? 0);
          if (worth > 0) expect(taken).toBeLessThanOrEqual(given.width + 1e-6);
        }
      }),
      { numRuns: 400, seed: 13 },
    );
  });

  const laptop: Room = { width: 980, height: 400, unit: 1, small: false };
  test('growth gives way first, then the art, then strips, then the width, then the face', () => {
    const fitOf = (count: number, attached: number, height: number): ReturnType<typeof fitRows>[number] => {
      const [fit] = fitRows([{ count, attached }], { ...laptop, height });
      if (fit === undefined) throw new Error('One row is one fit.');
      return fit;
    };
    expect(fitOf(4, 0, 400).fit.scale).toBeGreaterThan(1);
    expect(fitOf(8, 0, 120).fit).toMatchObject({ size: 'board', width: 108, height: 120 });
    expect(fitOf(8, 2, 180).fit).toMatchObject({ size: 'board', strips: true, height: 130 });
    expect(fitOf(8, 2, 140).fit).toMatchObject({ size: 'board', strips: false, height: 140 });
    expect(fitOf(12, 0, 140).fit).toMatchObject({ size: 'token' });
    expect(fitOf(11, 0, 140).fit).toMatchObject({ size: 'board', width: 81 });
  });

  test('a row that needs little leaves the rest of the height to others', () => {
    const [low, high] = fitRows([{ count: 9 }, { count: 9, attached: 3 }], { ...laptop, height: 360 });
    expect([low?.height, high?.height]).toEqual([150, 210]);
  });
});

test.each([
  [1366, 768, 'wide', 1],
  [1440, 780, 'wide', 1],
  [1440, 900, 'wide', 1],
  [1920, 1080, 'wide', 1.256],
  [2560, 1440, 'wide', 1.674],
  [820, 1180, 'tall', 1],
  [390, 844, 'phone', 1],
  [390, 664, 'phone', 1],
  [844, 390, 'land', 1],
] as const)('a window of %i × %i is %s', (width, height, mode, unit) => {
  const frame = frameOf(width, height);
  expect(frame.mode).toBe(mode);
  expect(frame.unit).toBeCloseTo(unit, 2);
});

describe('faces where text is twice as large', () => {
  const scaleOf = (width: number, height: number, text: number, count = 3): number =>
    fitRows([{ count }], { width, height, unit: 1, small: false, text })[0]?.fit.scale ?? 0;

  test('are drawn twice as large where they have the room, and otherwise as far as the least face allows', () => {
    expect(scaleOf(900, 320, 2)).toBeGreaterThanOrEqual(1.99);
    expect(scaleOf(900, 160, 2)).toBeGreaterThan(1.3);
    expect(scaleOf(900, 160, 1)).toBeLessThan(1.1);
  });

  test('keep their floor', () => {
    fc.assert(
      fc.property(rows, room, (wishes, given) => {
        for (const { fit } of fitRows(wishes, { ...given, text: 2 })) {
          const least = given.small ? 74 : 76;
          expect(fit.width + 1e-9).toBeGreaterThanOrEqual(fit.size === 'token' ? tokenLeast : least - 1);
        }
      }),
      { numRuns: 200, seed: 12 },
    );
  });
});
