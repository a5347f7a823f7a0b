/** The frame of the pages around the table: how bar, main column, slip and doors lie in a window. */

/** How the parts lie: beside each other, the slip below, or as on a phone with the doors at the bottom. */
export type HouseMode = 'wide' | 'tall' | 'phone';

/** A window's frame. Text size zooms the layout: larger text is laid out as a smaller window. */
export interface HouseFrame {
  readonly mode: HouseMode;
  /** Whether games lie as bands below each other and not as columns. */
  readonly bands: boolean;
  /** Whether there is little room beside the right column. */
  readonly narrow: boolean;
  /** Whether what lies beside each other on a phone stands below each other. */
  readonly slim: boolean;
  /** Whether the page scrolls as a whole, the slip first. */
  readonly flow: boolean;
  /** What one rem is multiplied by: the window's unit and the text size. */
  readonly zoom: number;
}

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The frame of a window in pixels, for text of so many times the usual size. */
export function houseFrameOf(windowWidth: number, windowHeight: number, text = 1): HouseFrame {
  const [width, height] = [windowWidth / text, windowHeight / text];
  const mode = modeOf(width, height);
  const unit = mode === 'wide' ? clamp(1, Math.min(width / 1440, height / 860), 1.8) : 1;
  const narrow = mode === 'wide' && width < 1200;
  return {
    mode,
    bands: mode !== 'wide' || narrow,
    narrow,
    slim: width < 340,
    flow: height < 600 || width < 300,
    zoom: unit * text,
  };
}

function modeOf(width: number, height: number): HouseMode {
  if (width >= 1000 && width / height >= 1.15) return 'wide';
  return width >= 700 ? 'tall' : 'phone';
}
