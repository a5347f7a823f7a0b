import { expect, test } from 'vitest';
import { fitStack, type StackFormat } from './fit-stack.ts';

const formats = [
  { name: 'plate', widthLeast: 150, widthMost: 232, height: 58, gap: 6 },
  { name: 'chip', widthLeast: 128, widthMost: 190, height: 44, gap: 6 },
  { name: 'token', widthLeast: 44, widthMost: 44, height: 44, gap: 6 },
] as const satisfies readonly [StackFormat<string>, ...StackFormat<string>[]];

test('the format with the most words that has room for all', () => {
  const format = (count: number, width: number, height: number): string => fitStack(count, { width, height }, formats).format;
  expect([1, 2, 3, 4].map((count) => format(count, 235, 165))).toEqual(['plate', 'plate', 'chip', 'token']);
  expect([1, 4, 6].map((count) => format(count, 320, 165))).toEqual(['plate', 'plate', 'chip']);
  expect(format(2, 90, 165)).toBe('token');
  expect(format(9, 44, 44)).toBe('token');
});

test('plates grow with their room up to their most, and stay within it', () => {
  expect(fitStack(1, { width: 400, height: 165 }, formats)).toMatchObject({ box: { width: 232, height: 58 }, columns: 1, perColumn: 2 });
  for (const count of [1, 2, 3, 5, 8])
    for (const width of [100, 235, 400, 700]) {
      const { box, columns, perColumn, gap, format } = fitStack(count, { width, height: 165 }, formats);
      expect(perColumn * (box.height + gap) - gap).toBeLessThanOrEqual(165);
      if (format !== 'token') expect(columns * (box.width + gap) - gap).toBeLessThanOrEqual(width);
    }
});
