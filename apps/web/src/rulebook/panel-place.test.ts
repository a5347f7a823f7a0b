import { expect, test } from 'vitest';
import { panelPlace, type PanelBox, type TableParts } from './panel-place.ts';

const box = (left: number, top: number, width: number, height: number): PanelBox => ({ left, top, width, height });

const laptop: TableParts = {
  window: { width: 1366, height: 768 },
  rem: 16,
  isSmall: false,
  bar: box(0, 0, 1366, 50),
  dealer: box(1000, 50, 366, 718),
  board: box(0, 50, 1000, 560),
  log: box(1010, 60, 346, 330),
  parts: [
    { ...box(0, 200, 490, 400), isAsked: true },
    { ...box(500, 200, 490, 400), isAsked: false },
  ],
};

test('the rulebook takes the place of a log that is 20 rem high, and of no lower one', () => {
  expect(panelPlace({ ...laptop, log: box(1010, 60, 346, 320) })).toEqual(box(1010, 60, 346, 320));
  expect(panelPlace({ ...laptop, log: box(1010, 60, 346, 319) })).toEqual(box(500, 200, 490, 400));
  expect(panelPlace({ ...laptop, log: box(1010, 60, 346, 330), rem: 20 })).toEqual(box(500, 200, 490, 400));
});

test('without a log it lies exactly over the part of the board that is not asked, where that is high enough', () => {
  expect(panelPlace({ ...laptop, log: undefined })).toEqual(box(500, 200, 490, 400));
  const low = laptop.parts.map((part) => ({ ...part, height: 13 * 16 - 1 }));
  expect(panelPlace({ ...laptop, log: undefined, parts: low })).toEqual(box(1000 - 416, 50, 416, 560));
});

test('where all is asked it is a column of the board', () => {
  const asked = laptop.parts.map((part) => ({ ...part, isAsked: true }));
  expect(panelPlace({ ...laptop, log: undefined, parts: asked }).width).toBe(416);
});

test('on a phone it covers board and hand, and the question stays', () => {
  const upright: TableParts = { ...laptop, window: { width: 390, height: 844 }, isSmall: true, bar: box(0, 0, 390, 44) };
  expect(panelPlace({ ...upright, dealer: box(0, 560, 390, 284) })).toEqual(box(0, 44, 390, 516));
  const onItsSide: TableParts = { ...upright, window: { width: 844, height: 390 } };
  expect(panelPlace({ ...onItsSide, dealer: box(560, 44, 284, 346) })).toEqual(box(0, 44, 560, 346));
  expect(panelPlace({ ...onItsSide, bar: box(560, 0, 284, 44), dealer: box(560, 44, 284, 346) })).toEqual(box(0, 0, 560, 390));
});
