import { expect, test } from 'vitest';
import { stripLines } from './strip-lines.ts';

test('strips count as one each, and as more where a name takes more lines', () => {
  expect(stripLines(['Láser', 'Escudo'], 84, true)).toBe(2);
  const long = ['Antena de Tronco Encefálico'];
  expect(stripLines(long, 160, true)).toBe(1);
  expect(stripLines(long, 84, true)).toBeGreaterThan(stripLines(long, 108, true));
});
