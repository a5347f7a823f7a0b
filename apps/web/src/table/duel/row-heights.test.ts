import { expect, test } from 'vitest';
import { rowLeast, type Room } from '../room/fit-rows.ts';
import { rowHeight } from './row-heights.ts';

test('on a phone a long row has two lines, and one where room is tight and one is enough', () => {
  const of = (height: number): Room => ({ width: 374, height, unit: 1, small: true });
  expect(rowHeight({ count: 7 }, of(200), 'phone')).toBeGreaterThanOrEqual(100);
  expect(rowHeight({ count: 7 }, of(100), 'phone')).toBe(rowLeast);
  expect(rowHeight({ count: 8 }, of(100), 'phone')).toBe(100);
  expect(rowHeight({ count: 5 }, of(200), 'phone')).toBe(100);
});
