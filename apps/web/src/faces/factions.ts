/** What tells a faction at a glance, be it a house, a path or an aspect: hue, pattern, glyph and pinta. Colour is never the only carrier. */

import type { GlyphName, PatternName } from './drawings.ts';

/** The mark inside each break of the frame line. */
export type PintaMark = 'none' | 'dot' | 'ring' | 'diamond' | 'bar' | 'cross';

/** The signs of one faction. */
export interface FactionSigns {
  /** Hue of its ink, 0–360, in oklch. */
  readonly hue: number;
  /** Chroma of its ink, in oklch. */
  readonly chroma: number;
  readonly pattern: PatternName;
  readonly glyph: GlyphName;
  /** How often the frame line is broken at the top, 0–3. */
  readonly breaks: number;
  readonly mark: PintaMark;
  /** How far the second ink's hue lies from the first. */
  readonly spot: number;
}

const signs = (
  ink: readonly [hue: number, chroma: number, spot: number],
  pattern: PatternName,
  glyph: GlyphName,
  pinta: readonly [breaks: number, mark: PintaMark],
): FactionSigns => ({ hue: ink[0], chroma: ink[1], spot: ink[2], pattern, glyph, breaks: pinta[0], mark: pinta[1] });

const houses: Readonly<Record<string, FactionSigns>> = {
  brobnar: signs([38, 0.15, 40], 'zigzag', 'peaks', [1, 'bar']),
  dis: signs([348, 0.15, -60], 'horns', 'horns', [1, 'diamond']),
  logos: signs([222, 0.12, 130], 'hex', 'hex', [2, 'dot']),
  mars: signs([142, 0.15, -70], 'arcs', 'orbit', [2, 'ring']),
  sanctum: signs([78, 0.08, 170], 'plus', 'cross', [1, 'cross']),
  shadows: signs([292, 0.05, -90], 'slashes', 'moon', [2, 'none']),
  untamed: signs([122, 0.13, -60], 'leaves', 'leaf', [1, 'ring']),
  saurian: signs([62, 0.13, 160], 'meander', 'arch', [3, 'bar']),
  staralliance: signs([262, 0.14, 120], 'stars', 'star', [3, 'diamond']),
  unfathomable: signs([190, 0.1, 110], 'waves', 'wave', [2, 'bar']),
  ekwidon: signs([52, 0.1, 140], 'bricks', 'coin', [3, 'none']),
  geistoid: signs([285, 0.1, 100], 'wisps', 'ghost', [3, 'dot']),
  skyborn: signs([238, 0.1, 150], 'scales', 'feather', [1, 'dot']),
  redemption: signs([15, 0.14, 70], 'grid', 'loop', [2, 'cross']),
};

/** The paths of Inferno. */
const paths: Readonly<Record<string, FactionSigns>> = {
  chaos: signs([36, 0.17, 30], 'shards', 'burst', [1, 'bar']),
  madness: signs([312, 0.15, -90], 'spirals', 'spiral', [2, 'ring']),
  death: signs([172, 0.075, -60], 'bones', 'hourglass', [3, 'none']),
  power: signs([88, 0.12, -50], 'flutes', 'crown', [1, 'diamond']),
  neutral: signs([70, 0.015, 20], 'dots', 'ringdot', [0, 'none']),
};

/** The aspects of Marvel Champions, and what else its cards are classified as. */
const aspects: Readonly<Record<string, FactionSigns>> = {
  hero: signs([45, 0.1, 190], 'rays', 'spark', [1, 'diamond']),
  aggression: signs([26, 0.17, 40], 'chevron', 'triangle', [1, 'bar']),
  justice: signs([92, 0.13, 150], 'bars', 'columns', [2, 'none']),
  leadership: signs([252, 0.14, 165], 'stars', 'chevrons', [2, 'dot']),
  protection: signs([152, 0.12, -60], 'scales', 'shield', [3, 'none']),
  pool: signs([350, 0.15, 60], 'dots', 'disc', [3, 'dot']),
  basic: signs([235, 0.025, 60], 'lines', 'dash', [0, 'none']),
  encounter: signs([312, 0.075, 90], 'hatch', 'saltire', [1, 'cross']),
  campaign: signs([195, 0.05, 90], 'grid', 'ring', [2, 'cross']),
};

/** For a card of no faction, or of one that has no signs yet. */
const noFaction: FactionSigns = signs([175, 0.02, 60], 'dots', 'ring', [0, 'none']);

/** The names of the houses that have signs. */
export const houseNames: readonly string[] = Object.keys(houses);
/** The names of the paths. */
export const pathNames: readonly string[] = Object.keys(paths);
/** The names of the aspects and the other classifications of Marvel Champions. */
export const aspectNames: readonly string[] = Object.keys(aspects);

/** The name that signs and styles know a house by: spaces and hyphens do not matter. */
export function houseKey(house: string): string {
  return house.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** The signs of a house, a path or an aspect, or plain ones. */
export function signsOf(faction: string): FactionSigns {
  return houses[houseKey(faction)] ?? paths[faction] ?? aspects[faction] ?? noFaction;
}

/** Whether a name is that of a house with signs. */
export function isHouse(name: string): boolean {
  return houses[houseKey(name)] !== undefined;
}
