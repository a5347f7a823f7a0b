/** Where the parts of a poster lie, at each optical size. */

import type { Face, FaceBox, FaceSize, PosterFacts } from '../face.ts';
import { fitName } from '../fit-name.ts';
import { leastWidth, type FittedText } from '../fit-text.ts';
import type { Inks } from '../ink.ts';
import { setRules, type RulesText } from '../rules-text.ts';

/** Measures that each optical size sets for itself. */
interface Measures {
  readonly inset: number;
  readonly radius: number;
  readonly frame: number;
  /** From the frame to the words of the plate. */
  readonly side: number;
  readonly name: { readonly size: number; readonly sizeMin: number; readonly side: number; readonly lines: number };
  /** What the plate leaves above the name, and how far its upper edge falls from left to right. */
  readonly head: number;
  readonly slope: number;
  readonly ribbon: number;
  readonly type: number;
  /** What stands below the words: the powers, or nothing. */
  readonly foot: { readonly powers: number; readonly bare: number };
  /** Of a power: its figure, its mark, and what follows it. */
  readonly power: { readonly size: number; readonly mark: number; readonly gap: number; readonly rise: number };
  readonly heart: number;
  /** The radius of the cost's disc and of a resource. */
  readonly cost: number;
  readonly resource: number;
}

const measures: Readonly<Record<FaceSize, Measures>> = {
  tile: {
    inset: 3,
    radius: 6,
    frame: 1.5,
    side: 5,
    name: { size: 13, sizeMin: 12, side: 14, lines: 2 },
    head: 6,
    slope: 6,
    ribbon: 5,
    type: 0,
    foot: { powers: 23, bare: 6 },
    power: { size: 15, mark: 10, gap: 6, rise: 5 },
    heart: 27,
    cost: 12,
    resource: 8,
  },
  board: {
    inset: 4,
    radius: 7,
    frame: 1.5,
    side: 6,
    name: { size: 15, sizeMin: 14, side: 18, lines: 3 },
    head: 7,
    slope: 7,
    ribbon: 6,
    type: 0,
    foot: { powers: 26, bare: 6 },
    power: { size: 18, mark: 12, gap: 8, rise: 6 },
    heart: 30,
    cost: 14,
    resource: 9,
  },
  hand: {
    inset: 4,
    radius: 7,
    frame: 1.5,
    side: 8,
    name: { size: 17, sizeMin: 14, side: 26, lines: 3 },
    head: 9,
    slope: 9,
    ribbon: 7,
    type: 19,
    foot: { powers: 34, bare: 8 },
    power: { size: 22, mark: 15, gap: 11, rise: 9 },
    heart: 36,
    cost: 14,
    resource: 9,
  },
  zoom: {
    inset: 6,
    radius: 12,
    frame: 2,
    side: 16,
    name: { size: 27, sizeMin: 20, side: 40, lines: 2 },
    head: 14,
    slope: 16,
    ribbon: 11,
    type: 26,
    foot: { powers: 54, bare: 10 },
    power: { size: 30, mark: 20, gap: 16, rise: 14 },
    heart: 50,
    cost: 22,
    resource: 13,
  },
};

/** Where everything lies on one poster. */
export interface PosterLayout {
  readonly size: FaceSize;
  readonly width: number;
  readonly height: number;
  readonly letters: number;
  readonly at: Measures;
  readonly name: FittedText;
  readonly leading: number;
  /** The baseline of the name's first line, and that of the line with the type. */
  readonly nameY: number;
  readonly typeY: number;
  readonly rules: RulesText | undefined;
  /** The upper edge of the plate. */
  readonly plateY: number;
  /** The corner of the heart's or the threat's box. */
  readonly heart: { readonly x: number; readonly y: number };
  readonly artHeight: number;
}

/** The least width of a tile on which a name is whole. */
export function posterTileWidth(name: string): number {
  const { sizeMin, lines, side } = measures.tile.name;
  return Math.ceil(leastWidth(name, { size: sizeMin, lines }) + side);
}

/** Lays a poster out in its box: where that is low, the picture gives way, and then lines of the name. */
export function layOutPoster(face: Face, poster: PosterFacts, box: FaceBox): PosterLayout {
  const { size, width, height } = box;
  const at = measures[size];
  const zoom = size === 'zoom';
  const name = fitName(face.name, box, { ...at.name, width: width - at.name.side });
  const leading = name.size * 1.04;
  const rules = zoom ? setRules(face.text, { width: width - 44, height: 200 }) : undefined;
  const rulesHeight = rules === undefined ? 0 : Math.max(44, rules.height + 22);
  const foot = poster.powers.length > 0 || poster.hitPoints !== undefined ? at.foot.powers : at.foot.bare;
  const plate = name.lines.length * leading + at.head + at.type + foot + rulesHeight;
  const plateY = height - at.inset - plate;
  const nameY = plateY + at.slope * 0.55 + at.ribbon + name.size * 0.86 + (zoom ? 3 : 1);
  return {
    ...box,
    at,
    name,
    leading,
    nameY,
    typeY: nameY + (name.lines.length - 1) * leading + at.type * 0.88,
    rules,
    plateY,
    heart: { x: width - at.inset - at.heart - (zoom ? 12 : 3), y: Math.max(at.inset, plateY - at.heart * 0.62) },
    artHeight: Math.max(16, plateY - at.inset + at.slope + 14),
  };
}

/** What every part of a poster is drawn from. */
export interface PosterPartProps {
  readonly face: Face;
  readonly poster: PosterFacts;
  readonly layout: PosterLayout;
  readonly inks: Inks;
}
