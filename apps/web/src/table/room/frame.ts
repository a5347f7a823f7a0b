/** The frame of a table: how its three regions lie in a window of a given size, and the unit in which they are measured. */

/** How board, hand and dealer lie: beside each other, one below the other, or as on a phone held upright or on its side. */
export type FrameMode = 'wide' | 'tall' | 'phone' | 'land';

/** A window's frame. */
export interface Frame {
  /** Of the window, in pixels. */
  readonly height: number;
  readonly mode: FrameMode;
  /** What text, controls and the dealer's column are multiplied by: they grow together on large screens. */
  readonly unit: number;
  /** How many times the usual size text has, 1–2: cards show less at once to show it larger, as far as they have room. */
  readonly text: number;
  /** Whether cards begin at the sizes of small screens. */
  readonly small: boolean;
  /** Whether fingers are the likelier pointer: targets have at least 44 pixels. */
  readonly touch: boolean;
  /** The height of the hand's region in pixels; phones have heights of their own (`steady-room.ts`). */
  readonly hand: number;
}

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The frame of a window, for text of so many times the usual size. */
export function frameOf(width: number, height: number, text = 1): Frame {
  const mode = modeOf(width, height);
  const unit = mode === 'wide' ? clamp(1, Math.min(width / 1440, height / 860), 1.8) : 1;
  const hand = { wide: clamp(132 * unit, height * 0.205, 250 * unit), tall: 144, phone: 134, land: 68 }[mode];
  return { height, mode, unit, text, small: mode === 'phone' || mode === 'land', touch: mode !== 'wide', hand };
}

function modeOf(width: number, height: number): FrameMode {
  if (width >= 1000 && width / height >= 1.15) return 'wide';
  if (height < 500) return 'land';
  return width >= 700 ? 'tall' : 'phone';
}
