/** The windows in which tables are measured, and the frame that each has. */
export const sizes = [
  [1366, 768, 'wide'],
  [1440, 780, 'wide'],
  [1440, 900, 'wide'],
  [1920, 1080, 'wide'],
  [2560, 1440, 'wide'],
  [820, 1180, 'tall'],
  [390, 844, 'phone'],
  [390, 664, 'phone'],
  [844, 390, 'land'],
] as const;

/** Further windows, in which tables of Marvel Champions are measured. */
export const tightSizes = [
  [1024, 768, 'wide'],
  [360, 640, 'phone'],
] as const;
