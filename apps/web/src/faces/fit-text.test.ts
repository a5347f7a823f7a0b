import { describe, expect, test } from 'vitest';
import type { FaceBox } from './face.ts';
import { fitName, leastOfName } from './fit-name.ts';
import { fitText, leastWidth } from './fit-text.ts';
import { textWidth } from './measure.ts';

describe('a name in a space', () => {
  test('stands as it is where it fits', () => {
    expect(fitText('Flaxia', { size: 14, width: 90 })).toEqual({ lines: ['Flaxia'], size: 14, stretch: 100, cut: false });
  });

  test('is set narrower before it takes another line', () => {
    const fitted = fitText('Señor del Foso', { size: 14, width: 84, lines: 2 });
    expect(fitted.lines).toEqual(['Señor del Foso']);
    expect(fitted.stretch).toBeLessThan(100);
  });

  test('takes lines of even length', () => {
    expect(fitText('Mecánico de Titanes', { size: 14, width: 76, lines: 3 }).lines).toEqual(['Mecánico', 'de Titanes']);
  });

  test('gets smaller only where the space allows it, and never below the least size', () => {
    const fitted = fitText('Guantelete de Mando', { size: 16, sizeMin: 14, width: 118 });
    expect(fitted.size).toBeLessThan(16);
    expect(fitted.size).toBeGreaterThanOrEqual(14);
  });

  test('ends with an ellipsis where nothing helps, and says so', () => {
    const fitted = fitText('Extraordinariamente', { size: 14, width: 60 });
    expect(fitted.cut).toBe(true);
    expect(fitted.lines[0]?.endsWith('…')).toBe(true);
  });

  test('fits into its least width, and into no less', () => {
    for (const name of ['Spider-Man', 'Mecánico de Titanes', 'Duendecillo del Polvo'])
      for (const lines of [1, 2, 3]) {
        const width = leastWidth(name, { size: 14, lines });
        expect(fitText(name, { size: 15, sizeMin: 14, lines, width }).cut).toBe(false);
        expect(fitText(name, { size: 15, sizeMin: 14, lines, width: width - 0.1 }).cut).toBe(true);
      }
  });

  test('never reaches over the space', () => {
    for (const name of ['Campeón Anafiel', 'Duendecillo del Polvo', 'Arreglo Chapucero', 'Æmberímetro']) {
      const fitted = fitText(name, { size: 14, width: 77, lines: 3 });
      for (const line of fitted.lines) expect(textWidth(line, 'ui', fitted.size, fitted.stretch)).toBeLessThanOrEqual(77);
    }
  });
});

test('accented letters are as wide as their own advance, unknown ones as wide as a wide letter', () => {
  expect(textWidth('ñ', 'ui', 100)).toBeCloseTo(textWidth('n', 'ui', 100), 0);
  expect(textWidth('漢', 'ui', 100)).toBeGreaterThan(0);
});

describe('a name on a face', () => {
  const box: FaceBox = { size: 'hand', width: 100, height: 170, scale: 2, letters: 14 };
  const space = { size: 16, sizeMin: 14, lines: 1, width: 70 };

  test('is cut at the usual size, and keeps to letters of that size in a line more where the face is drawn larger', () => {
    expect(fitName('Guantelete de Mando', { ...box, scale: 1 }, space).cut).toBe(true);
    const fitted = fitName('Guantelete de Mando', box, space);
    expect(fitted).toMatchObject({ lines: ['Guantelete', 'de Mando'], cut: false });
    const narrow = fitName('Guantelete de Mando', box, { ...space, width: 40 });
    expect(narrow).toMatchObject({ lines: ['Guantelete', 'de Mando'], cut: false });
    expect(narrow.size).toBeLessThan(14);
    expect(narrow.size).toBeGreaterThanOrEqual(7);
  });

  test('has its long words broken where it would be cut otherwise', () => {
    const space = { size: 14, sizeMin: 14, lines: 3, width: 62 };
    const usual = { ...box, scale: 1 };
    expect(fitName('Pulso Electromagnético', usual, space)).toMatchObject({ lines: ['Pulso', 'Electro-', 'magnético'], cut: false });
    expect(fitName('Pulso Electromagnético', usual, { ...space, width: 20 }).cut).toBe(true);
  });

  test('has letters as a face of the usual size has them, and never larger ones', () => {
    expect(leastOfName({ scale: 2, letters: 14 })).toBe(7);
    expect(leastOfName({ scale: 0.5, letters: 14 })).toBe(14);
    expect(leastOfName({ scale: 1, letters: 16 }, 14)).toBe(14);
  });
});
