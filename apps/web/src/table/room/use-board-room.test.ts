import { expect, test } from 'vitest';
import { coveredBy } from './use-board-room.ts';

test('parts one below another cover their heights, parts beside one another the height of the higher', () => {
  expect(coveredBy([])).toBe(0);
  expect(coveredBy([at(300, 342), at(0, 40)])).toBe(82);
  expect(coveredBy([at(0, 40), at(0, 64), at(300, 342), at(310, 330)])).toBe(106);
});

function at(top: number, bottom: number): { readonly top: number; readonly bottom: number } {
  return { top, bottom };
}
