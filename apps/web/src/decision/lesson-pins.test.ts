import { expect, test } from 'vitest';
import { pinStyles } from './lesson-pins.ts';

test('each card has the numbers of the points that speak of it', () => {
  const same = (text: string): string => text;
  expect(pinStyles(['a', 'b'], same).split('\n')).toEqual([
    ".table .card[data-card='a']::after { content: '1' / ''; }",
    ".table .card[data-card='b']::after { content: '2' / ''; }",
  ]);
  expect(pinStyles(['a', 'a'], same)).toBe(".table .card[data-card='a']::after { content: '1 2' / ''; }");
  expect(pinStyles([undefined, 'b'], same)).toContain("'2'");
  expect(pinStyles([undefined], same)).toBe('');
});
