/** The heights of a phone's table that no question changes: a question that comes or goes sets no card anew. */

import type { Frame } from './frame.ts';

/** The bar, and a sheet that is folded to one line, in pixels; `--sheet` of the styles is the same. */
const barHeight = 44;
const sheetHeight = (scale: number): number => 28 + 36 * scale;
/** A phone's hand that is folded, and one that needs one row only, in pixels. */
const foldedHeight = 62;
const oneRowHeight = 92;
/** More cards than these lie in two rows on a phone. */
const oneRowMax = 4;

/** In how many rows a hand lies. */
export function handRows({ mode }: Frame, count: number, isOpen: boolean): 1 | 2 {
  return mode === 'phone' && isOpen && count > oneRowMax ? 2 : 1;
}

/** The height of a hand's region, in pixels. Only a phone held upright folds it: elsewhere that gives the board nothing it needs. */
export function handHeight(frame: Frame, count: number, isOpen: boolean): number {
  if (frame.mode !== 'phone') return frame.hand;
  if (!isOpen) return foldedHeight;
  return count <= oneRowMax ? oneRowHeight : frame.hand;
}

/** The least height of a phone's sheet, in pixels: as high as a folded one, and higher by what a folded hand gives up. */
export function leastSheet(frame: Frame, count: number, { isOpen, scale }: { readonly isOpen: boolean; readonly scale: number }): number {
  return sheetHeight(scale) + handHeight(frame, count, true) - handHeight(frame, count, isOpen);
}

/** The height of a phone's board while the sheet is folded, in pixels; undefined where no question changes the board's height. */
export function steadyBoard(frame: Frame, count: number, scale: number): number | undefined {
  if (frame.mode !== 'phone') return undefined;
  return frame.height - barHeight - handHeight(frame, count, true) - sheetHeight(scale);
}
