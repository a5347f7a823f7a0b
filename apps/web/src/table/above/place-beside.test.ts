import { expect, test } from 'vitest';
import { placeBeside, type Box } from './place-beside.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const large = { width: 340, height: 476 };

/** A laptop: the board with the hand below it, and the dealer at the right. */
const laptop = { board: box(0, 48, 1018, 562), dealer: box(1018, 0, 348, 768) };
/** A tablet: the dealer is below the hand. */
const tablet = { board: box(0, 48, 820, 550), dealer: box(0, 743, 820, 437) };

const meet = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const isIn = (one: Box, other: Box): boolean =>
  one.left >= other.left &&
  one.top >= other.top &&
  one.left + one.width <= other.left + other.width &&
  one.top + one.height <= other.top + other.height;

test('it lies at the right of a card that has room there, at the left of another, as high as the card', () => {
  const place = placeBeside({ ...laptop, card: box(100, 300, 120, 166) }, large);
  expect(place).toEqual({ left: 232, top: 126, ...large });
  const other = placeBeside({ ...laptop, card: box(880, 60, 120, 166) }, large);
  expect(other).toEqual({ left: 528, top: 56, ...large });
});

test('of a card of the hand it lies above, over the board', () => {
  const place = placeBeside({ ...laptop, card: box(440, 625, 100, 130) }, large);
  expect(place).toEqual({ left: 320, top: 126, ...large });
});

test('of a card at the dealer, and of one that lies nowhere, it is at the right edge of the board', () => {
  const atDealer = placeBeside({ ...laptop, card: box(1100, 500, 84, 112) }, large);
  expect(atDealer).toEqual({ left: 1018 - 8 - 340, top: 126, ...large });
  const nowhere = placeBeside({ ...laptop, card: undefined }, large);
  expect(nowhere).toEqual({ left: 1018 - 8 - 340, top: 56, ...large });
});

test('where no side has room it is smaller in its proportion, and beside the card all the same', () => {
  const card = box(318, 250, 184, 54);
  const place = placeBeside({ ...tablet, card }, large);
  expect(place.width).toBe(820 - 8 - (318 + 184 + 12));
  expect(place.width / place.height).toBeCloseTo(340 / 476);
  expect(meet(place, card)).toBe(false);
});

test.each([
  ['laptop', laptop],
  ['tablet', tablet],
])('on a %s it is never over a card of board or hand, and never outside the board', (_name, { board, dealer }) => {
  const hand = board.top + board.height;
  for (const [width, height] of [
    [64, 90],
    [120, 166],
    [232, 62],
    [300, 166],
  ] as const)
    for (let left = board.left; left + width <= board.left + board.width; left += 17)
      for (let top = board.top; top < hand + 100; top += 19) {
        const card = box(left, top, width, height);
        const place = placeBeside({ board, dealer, card }, large);
        expect(isIn(place, board)).toBe(true);
        expect(meet(place, card)).toBe(false);
        expect(place.width).toBeGreaterThan(180);
      }
});
