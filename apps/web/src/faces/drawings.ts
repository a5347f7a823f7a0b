/** Shapes drawn for this project: glyphs of houses (24-grid), patterns, and marks for values (16-grid). */

/** Glyphs of houses and paths on a 24-unit grid. */
export const glyphs = {
  peaks: 'M1 21L8 5l4 8 4-10 7 18z',
  horns: 'M2 2c1 6 4 8 7 8h6c3 0 6-2 7-8 2 8-1 14-6 15l-4 6-4-6C3 16 0 10 2 2z',
  hex: 'M12 1l10 5.5v11L12 23 2 17.5v-11zM12 8l-4 2.2v4L12 16.5l4-2.3v-4z',
  orbit: 'M12 8a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM11 1h2v6h-2zM5 2l2-1 2 6-2 1zM19 2l-2-1-2 6 2 1z',
  cross: 'M9 1h6l-1 8 9-1v8l-9-1 1 8H9l1-8-9 1V8l9 1z',
  moon: 'M16 2A10.5 10.5 0 1 0 22 17 9 9 0 0 1 16 2z',
  leaf: 'M21 2C8 2 2 8 3 17l-1 5 2-1 3-4c9 2 14-4 14-15zM8 15c2-4 5-6 9-8-3 3-6 5-8 9z',
  arch: 'M2 22V11a10 10 0 0 1 20 0v11h-5V11a5 5 0 0 0-10 0v11z',
  star: 'M12 1l2.5 8.5L23 12l-8.5 2.5L12 23l-2.5-8.5L1 12l8.5-2.5z',
  wave: 'M1 9c4-7 7-7 11 0s7 7 11 0v5c-4 7-7 7-11 0s-7-7-11 0zM1 18c4-4 7-4 11 0s7 4 11 0v4H1z',
  coin: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM9 9h6v6H9z',
  ghost: 'M12 1c6 0 8 5 8 9v13l-4-3-4 3-4-3-4 3V10c0-4 2-9 8-9zM8 8v4h3V8zM13 8v4h3V8z',
  feather: 'M21 2C11 2 5 8 5 15l-3 6 2 1 3-5c8 0 13-5 14-15z',
  loop: 'M12 3a9 9 0 1 1-8.5 6l4 1A5 5 0 1 0 12 7v4L5 5.5 12 0z',
  ring: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  burst: 'M12 0l2 7 5-5-2 7 7-1-6 4 6 4-7-1 2 7-5-5-2 7-2-7-5 5 2-7-7 1 6-4-6-4 7 1-2-7 5 5z',
  spiral:
    'M12 2a10 10 0 1 0 10 10h-3a7 7 0 1 1-7-7 5 5 0 0 1 5 5 3.5 3.5 0 0 1-3.5 3.5A2 2 0 0 1 11.5 11V8a5 5 0 0 0-2.5 4 5 5 0 0 0 5 4.5A6.5 6.5 0 0 0 20 10a8 8 0 0 0-8-8z',
  hourglass: 'M4 1h16v3l-6 8 6 8v3H4v-3l6-8-6-8z',
  crown: 'M2 20L1 6l6 5 5-9 5 9 6-5-1 14zM3 21h18v2H3z',
  ringdot: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  spark: 'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z',
  triangle: 'M12 2l10 19H2z',
  columns: 'M3 3h7v18H3zM14 3h7v18h-7z',
  chevrons: 'M12 2l10 9v4l-10-8-10 8v-4zM12 10l10 9v3l-10-8-10 8v-3z',
  shield: 'M12 1l9 4v7c0 6-4 9-9 11-5-2-9-5-9-11V5z',
  disc: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  dash: 'M2 9h20v6H2z',
  saltire: 'M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z',
} as const;
/** One of the glyphs of factions. */
export type GlyphName = keyof typeof glyphs;

/** A woven pattern: the side of its square tile, its path, and whether that is stroked or filled. */
export interface Pattern {
  readonly tile: number;
  readonly path: string;
  readonly stroked: boolean;
}

const stroked = (tile: number, path: string): Pattern => ({ tile, path, stroked: true });
const filled = (tile: number, path: string): Pattern => ({ tile, path, stroked: false });

/** The patterns by name. */
export const patterns = {
  zigzag: stroked(12, 'M0 9l3-6 3 6 3-6 3 6'),
  horns: stroked(12, 'M1 2c1 5 3 6 5 6s4-1 5-6M6 8v4'),
  hex: stroked(12, 'M3 0l3 2v4L3 8 0 6V2zM9 6l3 2v4l-3 2-3-2V8z'),
  arcs: stroked(12, 'M0 12A6 6 0 0 1 12 12M3 12a3 3 0 0 1 6 0'),
  plus: stroked(10, 'M5 2v6M2 5h6'),
  slashes: stroked(7, 'M0 7L7 0'),
  leaves: stroked(12, 'M6 1c4 3 4 7 0 10-4-3-4-7 0-10z'),
  meander: stroked(12, 'M0 10H9V3H3v4h3'),
  stars: filled(12, 'M6 1l1.2 3.8L11 6 7.2 7.2 6 11 4.8 7.2 1 6l3.8-1.2z'),
  waves: stroked(12, 'M0 6c3-5 4-5 6 0s3 5 6 0'),
  bricks: stroked(12, 'M0 0H12M0 6H12M3 0V6M9 6V12'),
  wisps: stroked(12, 'M2 10c0-4 4-3 4-6s4-2 4 1'),
  scales: stroked(12, 'M0 6a6 6 0 0 1 12 0M-6 12a6 6 0 0 1 12 0M6 12a6 6 0 0 1 12 0'),
  grid: stroked(8, 'M0 4H8M4 0V8'),
  shards: stroked(12, 'M0 12L4 2l3 6 5-8'),
  spirals: stroked(12, 'M6 6a2 2 0 1 1 2 2 4 4 0 1 1 2-6'),
  bones: stroked(12, 'M3 1v10M1 2h4M1 10h4M9 -5v10M7 4h4'),
  flutes: stroked(9, 'M1 0V9M4 0V9M5.5 0V9'),
  dots: filled(8, 'M4 2.5a1.5 1.5 0 1 0 .01 0z'),
  rays: stroked(12, 'M6 12L0 0M6 12V0M6 12L12 0'),
  chevron: stroked(10, 'M0 8L5 3 10 8'),
  bars: stroked(8, 'M2 0V8M5 0V8'),
  lines: stroked(6, 'M0 3H6'),
  hatch: stroked(8, 'M0 8L8 0M0 0L8 8'),
} as const satisfies Readonly<Record<string, Pattern>>;
/** One of the patterns. */
export type PatternName = keyof typeof patterns;

/** Marks on a 16-unit grid: values, states and what can be done. */
export const marks = {
  aember: 'M8 0l7 4.5v7L8 16l-7-4.5v-7zM8 3.5v9l4-2.7V6.2z',
  armor: 'M8 0l6.5 2.5V8c0 4-3 6.5-6.5 8-3.5-1.5-6.5-4-6.5-8V2.5z',
  drop: 'M8 0c2.5 4 6 6.5 6 10a6 6 0 0 1-12 0C2 6.5 5.5 4 8 0z',
  key: 'M5 1a4 4 0 0 0-1 7.9V15h2.5v-2H9v-2.5H6.5V9A4 4 0 0 0 5 1zm0 2.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  arrow: 'M1 6.8h8.5V3l6 5-6 5V9.2H1z',
  check: 'M1.5 8.5L4 6l2.7 2.7L12.5 3 15 5.5 6.7 13.8z',
  turned: 'M9 1.5h5.5v13H9zM1.5 8l5-4v2.5H8v3H6.5V12z',
  sword: 'M14.5 1.5l-1 4-6 6 1.5 1.5-1.5 1.5-2-2L3 15l-2-2 2.500-2.500-2-2L3 7l1.500 1.500 6-6z',
  target:
    'M7 0h2v3.1A5 5 0 0 1 12.9 7H16v2h-3.1A5 5 0 0 1 9 12.9V16H7v-3.1A5 5 0 0 1 3.1 9H0V7h3.1A5 5 0 0 1 7 3.1zm1 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  play: 'M3 1l11 7-11 7z',
  bolt: 'M10 0L2.5 9.2H7L5.5 16 13.5 6H8.6z',
  hand: 'M5.5 2.500h2v-2H10v2h2v2h2V11l-2.500 5H5l-3.500-6 1.500-1.500 2.500 2z',
  cards: 'M1 4h8v11H1zM7 1h8v11h-4V3H7z',
  away: 'M1 1h9v3H4v8h6v3H1zM9 4l6 4-6 4V9.500H6v-3h3z',
  plus: 'M6 1h4v5h5v4h-5v5H6v-5H1V6h5z',
  flame: 'M8.5 0c1 4 5 5 5 10A5.5 5.5 0 0 1 8 16a5.5 5.5 0 0 1-5.5-6C2.500 7 4.500 6 5 3.500 6 4.500 6.500 5.5 6.500 7 8 5.5 9 3 8.500 0z',
  reap: 'M8 0l7 4.5v7L8 16l-7-4.5v-7zM8 3.5v9l4-2.7V6.2z',
  use: 'M5.5 2.500h2v-2H10v2h2v2h2V11l-2.500 5H5l-3.500-6 1.500-1.500 2.500 2z',
  discard: 'M3 0h10v5H3zM6 6.500h4V10h4l-6 6-6-6h4z',
  recover: 'M8 2.500V0l4.500 4L8 8V5.500a3.500 3.500 0 1 0 3.500 3.500h3A6.500 6.500 0 1 1 8 2.500z',
  blade: 'M8 0l2.6 4v6H5.4V4zM3 10.5h10v2H9.5V16h-3v-3.5H3z',
  eye: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  cure: 'M5.7 1h4.6v4.7H15v4.6h-4.7V15H5.7v-4.7H1V5.7h4.7z',
  plot: 'M2.5 0h11v2.5L9.5 8l4 5.5V16h-11v-2.5l4-5.5-4-5.5z',
  heart:
    'M8 15C3 11.5.5 9 .5 5.5.5 3 2.5 1.2 4.6 1.2 6.2 1.2 7.4 2.2 8 3.3c.6-1.1 1.8-2.1 3.4-2.1 2.1 0 4.1 1.8 4.1 4.3C15.5 9 13 11.5 8 15z',
  mind: 'M8 .5a5.5 5.5 0 0 1 3 10.1V12H5v-1.4A5.5 5.5 0 0 1 8 .5zM5.2 13h5.6v1.3H5.2zM6 15h4v1H6z',
  fist: 'M2 5.5h2.5v-3H7v3h.5v-4H10v4h.5v-3H13v3h1.5V11l-2.5 5H5l-3-5z',
  wild: 'M8 0l1.7 5 5.2-1-3.5 4 3.5 4-5.2-1L8 16l-1.7-5-5.2 1 3.5-4-3.5-4 5.2 1z',
  flip: 'M2 7a6 6 0 0 1 10-4l2-2v6H8l2-2a3.5 3.5 0 0 0-5.5 2zM14 9a6 6 0 0 1-10 4l-2 2V9h6l-2 2a3.5 3.5 0 0 0 5.5-2z',
  hold: 'M4 7V5a4 4 0 0 1 8 0v2h1.5v8.5h-11V7zm2.2 0h3.6V5a1.8 1.800 0 0 0-3.600 0z',
} as const;
/** One of the marks. */
export type MarkName = keyof typeof marks;
