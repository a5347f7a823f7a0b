import { expect, test } from 'vitest';
import { placeSigns, type SignBox } from './poster-signs.tsx';

const heart: SignBox = { x: 44, y: 20, width: 30, height: 30 };

function placesIn(width: number, height: number, widths: readonly number[], taken: readonly SignBox[] = [heart]): readonly string[] {
  const room = { from: [5, 5] as const, width, height, row: 20 };
  return placeSigns(widths, room, taken).map((box) => (box === undefined ? 'none' : `${box.x} ${box.y}`));
}

test('signs stand beside each other while there is room', () => {
  expect(placesIn(100, 60, [20, 20], [])).toEqual(['5 5', '28 5']);
});

test('a sign that would touch what is taken goes past it, or to the next row', () => {
  expect(placesIn(76, 92, [20, 20])).toEqual(['5 5', '5 28']);
  expect(placesIn(120, 92, [20, 20])).toEqual(['5 5', '75 5']);
});

test('signs that find no place are left out, the first ones never for the sake of later ones', () => {
  expect(placesIn(44, 44, [29, 20, 20], [{ x: 15, y: 2, width: 27, height: 27 }])).toEqual(['none', 'none', 'none']);
  expect(placesIn(44, 50, [29, 20], [])).toEqual(['5 5', '5 28']);
});

test('no two signs and nothing that is taken overlap, however narrow the card is', () => {
  for (let width = 44; width <= 150; width += 3)
    for (let height = 44; height <= 150; height += 7) {
      const placed = placeSigns([29, 29, 20, 20, 20, 20], { from: [5, 5], width, height, row: 20 }, [heart]);
      const boxes = [heart, ...placed.filter((box) => box !== undefined)];
      const clashes = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (other) =>
              one.x < other.x + other.width &&
              other.x < one.x + one.width &&
              one.y < other.y + other.height &&
              other.y < one.y + one.height,
          ),
      );
      expect([width, height, clashes]).toEqual([width, height, []]);
    }
});
