/** The heights of a phone's table that no question changes: a question that comes or goes sets no card anew. */

import { handChipSize } from '../../faces/face.ts';
import type { Frame } from './frame.ts';

/** The bar, and a sheet that is folded to one line, in pixels; `--sheet` of the styles is the same. */
const barHeight = 44;
const sheetHeight = (scale: number): number => 28 + 36 * scale;

/** How the cards of a hand lie: as faces that are fitted to the hand, as faces of one size, or as chips. */
export type HandFormat = 'fitted' | 'faces' | 'chips';

/** A face in the hand of a phone, in pixels. */
export const handFace = { width: 96, height: 112 } as const;
/** What marks take above each row of a phone's hand, and what stays free below it, in pixels. */
const above = 18;
const below = 4;
/** Under this height of the window a phone's hand is always one of chips, in pixels. */
const facesFrom = 700;

/** How the cards of a hand lie. On small screens each has its name, so that more of them than have room are scrolled along. */
export function handFormat({ mode, small, height, text }: Frame, isOpen: boolean): HandFormat {
  if (!small) return 'fitted';
  return mode === 'phone' && isOpen && !isLow({ mode, height }) && text === 1 ? 'faces' : 'chips';
}

/** Whether a phone is so low that a hand opens in its player's turn alone. */
export function isLow({ mode, height }: Pick<Frame, 'mode' | 'height'>): boolean {
  return mode === 'phone' && height < facesFrom;
}

/** In how many rows a hand of chips lies: on a low phone in two while it is open, whose room a question takes. */
export function chipRows({ mode, text }: Frame, isOpen: boolean): 1 | 2 {
  return mode === 'phone' && isOpen && text === 1 ? 2 : 1;
}

/** The height of a hand's region, in pixels. Only a phone held upright folds it: elsewhere that gives the board nothing it needs. */
export function handHeight(frame: Frame, isOpen: boolean): number {
  if (frame.mode === 'wide' || frame.mode === 'tall') return frame.hand;
  if (handFormat(frame, isOpen) === 'faces') return above + below + handFace.height;
  const rows = chipRows(frame, isOpen);
  return above + below + rows * handChipSize[1] * frame.text + (rows - 1) * above;
}

/** The least height of a phone's sheet, in pixels: as high as a folded one, and higher by what a folded hand gives up. */
export function leastSheet(frame: Frame, { isOpen, scale }: { readonly isOpen: boolean; readonly scale: number }): number {
  return sheetHeight(scale) + handHeight(frame, true) - handHeight(frame, isOpen);
}

/** The height of a phone's board while the sheet is folded, in pixels; undefined where no question changes the board's height. */
export function steadyBoard(frame: Frame, scale: number): number | undefined {
  if (frame.mode !== 'phone') return undefined;
  return frame.height - barHeight - handHeight(frame, true) - sheetHeight(scale);
}
