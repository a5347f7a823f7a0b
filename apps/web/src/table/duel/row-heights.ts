/** How high the rows of two sides are on a small screen, where they share a height. Pure. */

import { rowLeast, tokenLeast, widthEach, type Room, type RowWish } from '../room/fit-rows.ts';
import type { FrameMode } from '../room/frame.ts';

/** The least heights of rows on a small screen. */
const leastHeights = { twoLines: 100, roomy: 122 } as const;
/** From so many cards on a row of that mode has two lines. */
const twoLinesFrom: Readonly<Record<FrameMode, number>> = { phone: 7, land: 11, tall: Infinity, wide: Infinity };
/** What stays of the height for the far side. */
const farLeast = 60;

/** Whether a height is too little for two rows with all their values. */
export function isTight(height: number): boolean {
  return height < 2 * rowLeast;
}

/**
 * How high a row is on a small screen, where the rows of both sides share a height. Where that is tight, a row that can has one line.
 */
export function rowHeight(row: RowWish, room: Room, mode: FrameMode): number {
  const { height } = room;
  const isOneLine = row.count < twoLinesFrom[mode] || (isTight(height) && widthEach(row, room) >= tokenLeast);
  if (isOneLine) return Math.max(height / 2, rowLeast);
  return Math.max(height / 2, Math.min(leastHeights.roomy, height - farLeast), leastHeights.twoLines);
}
