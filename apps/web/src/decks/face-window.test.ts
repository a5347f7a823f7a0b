import { describe, expect, test } from 'vitest';
import { faceWindow } from './face-window.ts';

const grid = { total: 2710, columns: 5, rowHeight: 200, above: 0, height: 800 };

describe('the faces that are drawn', () => {
  test.each([
    ['at the top', {}, { from: 0, to: 30, whole: 108_400, top: 0 }],
    ['where the grid lies below what is seen', { above: -300 }, { from: 0, to: 25, whole: 108_400, top: 0 }],
    ['in the middle', { above: 10_000 }, { from: 240, to: 280, whole: 108_400, top: 9600 }],
    ['at the end', { above: 108_400 - 800 }, { from: 2680, to: 2710, whole: 108_400, top: 107_200 }],
    ['beyond the end', { above: 999_999 }, { from: 2705, to: 2710, whole: 108_400, top: 108_200 }],
    ['of few', { total: 3 }, { from: 0, to: 3, whole: 200, top: 0 }],
    ['of none', { total: 0 }, { from: 0, to: 0, whole: 0, top: 0 }],
  ])('%s', (_, changed, expected) => {
    expect(faceWindow({ ...grid, ...changed })).toEqual(expected);
  });
});
