import { describe, expect, test } from 'vitest';
import { lettersOfLarge } from './face.ts';
import { setStripName } from './strip-name.ts';
import { setStrip, stripsHeight } from './told-measure.ts';

describe('the name on a strip', () => {
  test('stands on one line where it has room, and on more where it has less', () => {
    const linesAt = (width: number): number => setStripName('Antena de Tronco Encefálico', lettersOfLarge, width).lines.length;
    expect([200, 100, 60].map(linesAt)).toEqual([1, 2, 3]);
  });

  test('is never cut: a word that is too long is broken', () => {
    const set = setStripName('Descombobulador', lettersOfLarge, 60);
    expect(set).toMatchObject({ cut: false, size: lettersOfLarge });
    expect(set.lines.join('')).toBe('Descombo-bulador');
  });

  test.each([74, 84, 112, 200])('is whole on a card %i units wide', (width) => {
    for (const name of ['Antena de Tronco Encefálico', 'Sandalias de Transposición', 'Descombobulador', 'Experimentación Temeraria'])
      expect(setStrip(name, width).name).toMatchObject({ cut: false });
  });
});

test('a strip is higher for each further line of its name', () => {
  const [one, two] = [setStrip('Láser', 112), setStrip('Sandalias de Transposición', 112)];
  expect(two.name.lines.length).toBe(2);
  expect(two.height).toBeGreaterThan(one.height);
  expect(stripsHeight(['Láser', 'Sandalias de Transposición'], 112)).toBe(one.height + two.height);
});
