/** The windows of four sorts of device. */

/** A size that tables are played at. */
export type Size = keyof typeof windows;

/** Width and height of each window, in pixels. */
export const windows = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;

/** How a browser is opened on a device. What is held in the hand is touched, where `touch` does not say otherwise. */
export function deviceOf(size: Size, touch: boolean = size === 'phone' || size === 'tablet'): DeviceOptions {
  return { viewport: windows[size], hasTouch: touch, isMobile: size === 'phone' };
}

/** What a browser is told of a device. */
export interface DeviceOptions {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  readonly isMobile: boolean;
}
