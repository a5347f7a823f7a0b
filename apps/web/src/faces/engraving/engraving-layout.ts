/** Where the parts of an engraved face lie, at each optical size. */

import type { EngravedFacts, Face, FaceBox, FaceSize } from '../face.ts';
import { fitName } from '../fit-name.ts';
import { leastWidth, type FittedText } from '../fit-text.ts';
import type { Inks } from '../ink.ts';
import { setRules, type RulesText } from '../rules-text.ts';
import type { NameSetting, NameSettings } from '../told-measure.ts';

/** Measures that each optical size sets for itself. */
interface Measures {
  readonly inset: number;
  readonly radius: number;
  readonly frame: number;
  readonly name: { readonly size: number; readonly sizeMin: number; readonly side: number; readonly lines: number };
  /** What the cost takes of the name's width, where it is shown. */
  readonly cost: number;
  readonly head: number;
  readonly type: number;
  readonly foot: { readonly body: number; readonly bare: number };
  readonly glyph: number;
  /** Half the height of the lozenge with strength and toughness, and half its width. */
  readonly lozenge: readonly [half: number, width: number];
}

const measures: Readonly<Record<FaceSize, Measures>> = {
  tile: {
    inset: 3,
    radius: 5,
    frame: 1.5,
    name: { size: 13.5, sizeMin: 12, side: 8, lines: 3 },
    cost: 0,
    head: 8,
    type: 0,
    foot: { body: 24, bare: 6 },
    glyph: 10,
    lozenge: [11.5, 33],
  },
  board: {
    inset: 4,
    radius: 5,
    frame: 1.5,
    name: { size: 17, sizeMin: 14, side: 12, lines: 3 },
    cost: 0,
    head: 10,
    type: 0,
    foot: { body: 26, bare: 20 },
    glyph: 12,
    lozenge: [12.5, 40],
  },
  hand: {
    inset: 4,
    radius: 5,
    frame: 1.5,
    name: { size: 20, sizeMin: 16.5, side: 18, lines: 2 },
    cost: 30,
    head: 10,
    type: 19,
    foot: { body: 30, bare: 8 },
    glyph: 14,
    lozenge: [14.5, 46],
  },
  zoom: {
    inset: 6,
    radius: 8,
    frame: 2,
    name: { size: 32, sizeMin: 20, side: 36, lines: 2 },
    cost: 46,
    head: 20,
    type: 26,
    foot: { body: 44, bare: 18 },
    glyph: 20,
    lozenge: [20, 62],
  },
};

/** How names are set on faces in play. */
export const engravingNames: NameSettings = { typeface: 'title', board: nameSetting('board'), hand: nameSetting('hand') };

/** The cost stands beside the name of a face in the hand's size. */
function nameSetting(size: 'board' | 'hand'): NameSetting {
  const {
    cost,
    name: { sizeMin, side, lines },
  } = measures[size];
  return { letters: sizeMin, margin: side + cost, lines };
}

/** Where everything lies on one face. */
export interface EngravingLayout {
  readonly size: FaceSize;
  readonly width: number;
  readonly height: number;
  readonly at: Measures;
  readonly name: FittedText;
  readonly leading: number;
  /** The baseline of the name's first line. */
  readonly nameY: number;
  readonly showsCost: boolean;
  readonly hasBody: boolean;
  readonly rules: RulesText | undefined;
  readonly rulesHeight: number;
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The least width of a tile on which a name is whole. */
export function engravingTileWidth(name: string): number {
  const { sizeMin, lines, side } = measures.tile.name;
  return Math.ceil(leastWidth(name, { size: sizeMin, lines, face: 'title' }) + side);
}

/** Lays a face out. The cost stands where a card is to be played or read. */
export function layOutEngraving(
  face: Face,
  engraved: EngravedFacts,
  { box, priced }: { readonly box: FaceBox; readonly priced: boolean },
): EngravingLayout {
  const { size, width, height } = box;
  const at = measures[size];
  const zoom = size === 'zoom';
  const showsCost = (priced || zoom || size === 'hand') && engraved.cost !== '';
  const hasBody = engraved.toughness !== undefined || engraved.modifiers !== undefined;
  const name = fitName(face.name, box, { ...at.name, face: 'title', width: width - at.name.side - (showsCost ? at.cost : 0) });
  const leading = name.size * 0.95;
  const rules = zoom ? setRules(face.text, { width: width - 48, height: 190 }) : undefined;
  const rulesHeight = rules === undefined ? 0 : Math.max(40, rules.height + 18);
  const foot = hasBody ? at.foot.body : at.foot.bare;
  const x = at.inset + (zoom ? 8 : 4);
  const y = at.inset + name.lines.length * leading + at.head;
  const below = foot + rulesHeight + at.type - (zoom ? 0 : 6);
  return {
    size,
    width,
    height,
    at,
    name,
    leading,
    nameY: at.inset + (zoom ? 12 : 6) + name.size * 0.8,
    showsCost,
    hasBody,
    rules,
    rulesHeight,
    window: { x, y, width: width - x * 2, height: Math.max(18, height - at.inset - below - y) },
  };
}

/** What every part of an engraved face is drawn from. */
export interface EngravingPartProps {
  readonly face: Face;
  readonly engraved: EngravedFacts;
  readonly layout: EngravingLayout;
  readonly inks: Inks;
}
