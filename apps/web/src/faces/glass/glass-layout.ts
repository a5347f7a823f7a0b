/** Where the parts of a glass face lie, at each optical size. */

import type { Inks } from '../ink.ts';
import type { Face, FaceBox, FaceSize } from '../face.ts';
import { fitName } from '../fit-name.ts';
import { leastWidth, type FittedText } from '../fit-text.ts';
import { setRules, type RulesText } from '../rules-text.ts';
import type { NameSetting, NameSettings } from '../told-measure.ts';

/** Measures that each optical size sets for itself. */
interface Measures {
  readonly inset: number;
  readonly radius: number;
  readonly spine: number;
  readonly spineGap: number;
  readonly glyph: number;
  readonly glyphTop: number;
  readonly bonus: number;
  readonly power: number;
  readonly shield: number;
  readonly frame: number;
  readonly name: {
    readonly size: number;
    readonly sizeMin: number;
    readonly side: number;
    readonly lines: number;
    readonly leading: number;
  };
}

const measures: Readonly<Record<FaceSize, Measures>> = {
  tile: {
    inset: 4,
    radius: 7,
    spine: 17,
    spineGap: 3,
    glyph: 13,
    glyphTop: 9,
    bonus: 11,
    power: 14,
    shield: 23,
    frame: 1.5,
    name: { size: 12.5, sizeMin: 12, side: 9, lines: 3, leading: 1 },
  },
  board: {
    inset: 4,
    radius: 7,
    spine: 21,
    spineGap: 3,
    glyph: 15,
    glyphTop: 9,
    bonus: 13,
    power: 17,
    shield: 26,
    frame: 1.5,
    name: { size: 14, sizeMin: 14, side: 11, lines: 3, leading: 1.06 },
  },
  hand: {
    inset: 4,
    radius: 7,
    spine: 27,
    spineGap: 3,
    glyph: 19,
    glyphTop: 9,
    bonus: 16,
    power: 20,
    shield: 30,
    frame: 1.5,
    name: { size: 16, sizeMin: 14, side: 16, lines: 3, leading: 1.06 },
  },
  zoom: {
    inset: 6,
    radius: 12,
    spine: 46,
    spineGap: 6,
    glyph: 30,
    glyphTop: 14,
    bonus: 22,
    power: 31,
    shield: 46,
    frame: 2,
    name: { size: 26, sizeMin: 20, side: 36, lines: 2, leading: 1.06 },
  },
};

/** How names are set on faces in play. */
export const glassNames: NameSettings = { typeface: 'ui', board: nameSetting('board'), hand: nameSetting('hand') };

function nameSetting(size: 'board' | 'hand'): NameSetting {
  const {
    spine,
    name: { sizeMin, side, lines },
  } = measures[size];
  return { letters: sizeMin, margin: spine + side, lines };
}

/** Where everything lies on one face. */
export interface GlassLayout {
  readonly size: FaceSize;
  readonly width: number;
  readonly height: number;
  /** The smallest letters. */
  readonly letters: number;
  readonly at: Measures;
  readonly name: FittedText;
  readonly leading: number;
  readonly nameTop: number;
  readonly typeHeight: number;
  readonly rules: RulesText | undefined;
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

function footHeight(face: Face, size: FaceSize): number {
  if (face.power !== undefined) return { tile: 25, board: 27, hand: 32, zoom: 52 }[size];
  return { tile: 8, board: 27, hand: 8, zoom: 14 }[size];
}

/** The least width of a tile on which a name is whole. */
export function glassTileWidth(name: string): number {
  const {
    spine,
    name: { sizeMin, lines, side },
  } = measures.tile;
  return Math.ceil(leastWidth(name, { size: sizeMin, lines }) + spine + side);
}

/** Lays a face out in its box: where that is low, the window gives way, and then lines of the name. */
export function layOut(face: Face, box: FaceBox): GlassLayout {
  const { size, width, height } = box;
  const at = measures[size];
  const zoom = size === 'zoom';
  const name = fitName(face.name, box, { ...at.name, width: width - at.spine - at.name.side });
  const leading = name.size * at.name.leading;
  const typeHeight = { tile: 0, board: 0, hand: 19, zoom: 26 }[size];
  const rules = zoom ? setRules(face.text, { width: width - at.inset - at.spine - 22, height: 214 }) : undefined;
  const rulesHeight = rules === undefined ? 0 : Math.max(40, rules.height + 18);
  const nameTop = height - at.inset - footHeight(face, size) - rulesHeight - typeHeight - name.lines.length * leading - (zoom ? 12 : 6);
  const x = at.inset + at.spine;
  const y = at.inset + (zoom ? 8 : 5);
  const window = { x, y, width: width - at.inset - x - (zoom ? 8 : 4), height: Math.max(18, nameTop - y - (zoom ? 4 : 2)) };
  return { ...box, at, name, leading, nameTop, typeHeight, rules, window };
}

/** What every part of a glass face is drawn from. */
export interface GlassPartProps {
  readonly face: Face;
  readonly layout: GlassLayout;
  readonly inks: Inks;
}
