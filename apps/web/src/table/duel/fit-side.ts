/**
 * Fits a side of a duel: how the cards of its row and those beside it stand, and how large. Every mix of formats is tried, and the one that
 * is worth most is taken: words before faces, large before small, no name cut. Pure.
 */

import { lettersOfLarge } from '../../faces/face.ts';
import { leastWidth } from '../../faces/fit-text.ts';
import {
  footHeight,
  gistHeight,
  plaqueHeight,
  setStrip,
  stripsHeight,
  tokenBelow,
  tokenFaceLeast,
  toldSize,
  type NameSettings,
} from '../../faces/told-measure.ts';
import { keepsPlateName, plateHeight } from '../../faces/plate-measure.ts';
import type { BesideFormat, RowCard, RowFormat, SideCards, SideFit, SideMix, SideRoom } from './side-formats.ts';

/** The widths that are tried for the cards of a row in each format, in units. */
const rowWidths: Readonly<Record<RowFormat, readonly number[]>> = {
  told: [200, 192, 184, 176, 168, 160, 154, 148, 142, 136, 130, 124, 118, 112],
  gist: [190, 177, 164, 156, 148, 140, 132, 125, 118, 111, 104, 97, 90, 84, 78],
  face: [190, 177, 164, 156, 148, 140, 132, 125, 118, 111, 104, 97, 90, 84, 78, 74],
};
/** The least height of a face in each format. */
const faceLeast: Readonly<Record<RowFormat, number>> = { told: 80, gist: 92, face: 92 };

/** The least height of a card's face: where strips take the room of one without its text, a token stands for it. */
function leastOf(format: RowFormat, { attached }: RowCard): number {
  return format === 'told' || attached.length === 0 ? faceLeast[format] : tokenFaceLeast;
}
/** A face with its words below it that is lower than this is worth less. */
const toldRoomy = 92;
/** The greatest height of a card with its whole text, and of the others in parts of their width. */
const toldMost = 300;
const shape = 1.42;
/** How much wider a card may be than the others of its row so that its name is whole, and the names of more than one card on it. */
const widenings = [1, 1.1, 1.2, 1.32, 1.45] as const;
const moreWidenings = [...widenings, 1.6, 1.75, 1.9] as const;

/** The widths of cards beside a row, and the most columns and rows of them. */
const besideWidths: Readonly<Record<Exclude<BesideFormat, 'none'>, { readonly right: readonly number[]; readonly most: number }>> = {
  told: { right: [250, 214, 190], most: 560 },
  plate: { right: [188], most: 330 },
  chip: { right: [148], most: 220 },
};
/** Between two cards beside a row, in units. */
export const besideGap = 7;
const besideMargin = 10;
/** From this width of a side on there may be two columns beside its row. */
const twoColumnsFrom = 820;
/** Cards with their whole text that lie below a row: at least so wide, and at most so high. */
const toldBelow = { width: 230, height: 70 } as const;

const rowWorth: Readonly<Record<RowFormat, number>> = { told: 96, gist: 16, face: 0 };
const besideWorth: Readonly<Record<BesideFormat, Readonly<Record<SideMix['besideAt'], number>>>> = {
  told: { right: 46, below: 36 },
  plate: { right: 22, below: 22 },
  chip: { right: 6, below: 6 },
  none: { right: 0, below: 0 },
};
const worths = { perWidth: 0.34, widthMost: 180, perHeight: 0.42, heightMost: 170, cutName: -40, column: -10, lowTold: -14 } as const;
/** How much more another mix must be worth to take the place of the one that is shown. */
const held = 40;

/** Fits a side; undefined where not even faces have room. The mix that is shown holds until it fits no longer, or another is worth clearly more. */
export function fitSide(cards: SideCards, room: SideRoom, shown?: SideMix): SideFit | undefined {
  const rank = (fit: SideFit): number => fit.worth + (shown !== undefined && isSameMix(fit, shown) ? held : 0);
  let best: SideFit | undefined;
  for (const beside of besideSettings(cards, room)) {
    for (const format of rowFormats) {
      for (const width of rowWidths[format]) {
        const fit = fitRowIn(cards, { format, width, beside, room });
        if (fit !== undefined && (best === undefined || rank(fit) > rank(best))) best = fit;
      }
    }
  }
  return best;
}

const rowFormats: readonly RowFormat[] = ['told', 'gist', 'face'];

/** Whether two sides have the same formats in the same places. */
export function isSameMix(one: SideMix, other: SideMix): boolean {
  return one.row === other.row && one.beside === other.beside && one.besideAt === other.besideAt;
}

/** What lies beside a row in one of its formats, and what it leaves to the row. */
interface BesideSetting extends Pick<SideFit, 'beside' | 'besideAt' | 'besideWidth' | 'besideHeights' | 'columns'> {
  /** What is left of the side. */
  readonly width: number;
  readonly height: number;
}

function besideSettings(cards: SideCards, room: SideRoom): readonly BesideSetting[] {
  const { beside } = cards;
  const { width, height } = room;
  if (beside.length === 0) {
    return [{ beside: 'none', besideAt: 'right', besideWidth: 0, besideHeights: [], columns: [], width, height }];
  }
  return (['told', 'plate', 'chip'] as const).flatMap((format) => [
    ...besideWidths[format].right.flatMap((each) => besideRight(cards, { format, each, room }) ?? []),
    ...(besideBelow(cards, { format, room }) ?? []),
  ]);
}

interface BesideWish {
  readonly format: Exclude<BesideFormat, 'none'>;
  readonly room: SideRoom;
}

/** In columns at the right of the row. */
function besideRight({ beside }: SideCards, { format, each, room }: BesideWish & { readonly each: number }): BesideSetting | undefined {
  if (!beside.every((card) => keepsPlateName(card.name, format, each))) return undefined;
  const heights = beside.map((card) => plateHeight(card, format, each));
  const columns = inColumns(heights, room.height);
  if (columns === undefined || columns.length > (room.width > twoColumnsFrom ? 2 : 1)) return undefined;
  const width = room.width - columns.length * (each + besideGap) - besideMargin;
  return { beside: format, besideAt: 'right', besideWidth: each, besideHeights: heights, columns, width, height: room.height };
}

/** In one or two lines below the row. */
function besideBelow({ beside }: SideCards, { format, room }: BesideWish): readonly BesideSetting[] | undefined {
  const least = besideWidths[format].right[0] ?? 0;
  const perLine =
    format === 'told' ? beside.length : Math.max(1, Math.min(beside.length, Math.floor((room.width + besideGap) / (least + besideGap))));
  const lines = Math.ceil(beside.length / perLine);
  const each = Math.floor(Math.min(besideWidths[format].most, (room.width - (perLine - 1) * besideGap) / perLine));
  const heights = beside.map((card) => plateHeight(card, format, each));
  const high = Math.max(...heights);
  const isTold = format === 'told';
  if (lines > 2 || (isTold && (each < toldBelow.width || high > toldBelow.height))) return undefined;
  if (!beside.every((card) => keepsPlateName(card.name, format, each))) return undefined;
  const same = beside.map(() => high);
  const height = room.height - lines * (high + besideGap);
  return [
    {
      beside: format,
      besideAt: 'below',
      besideWidth: each,
      besideHeights: same,
      columns: [beside.map((_, at) => at)],
      width: room.width,
      height,
    },
  ];
}

/** So many below each other as a height has room for; undefined where one is higher than that. */
function inColumns(heights: readonly number[], height: number): readonly (readonly number[])[] | undefined {
  const columns: number[][] = [[]];
  let taken = 0;
  for (const [at, each] of heights.entries()) {
    if (each > height) return undefined;
    if (taken > 0 && taken + besideGap + each > height) {
      columns.push([]);
      taken = 0;
    }
    columns.at(-1)?.push(at);
    taken += (taken > 0 ? besideGap : 0) + each;
  }
  return columns;
}

interface RowWish {
  readonly format: RowFormat;
  readonly width: number;
  readonly beside: BesideSetting;
  readonly room: SideRoom;
}

/** The row in a format, whose cards are as wide as given, and wider where a name would be cut; undefined where it does not fit. */
function fitRowIn({ row, names }: SideCards, { format, width, beside, room }: RowWish): SideFit | undefined {
  const gap = gapOf(row.length);
  const space = beside.width - room.flanks - Math.max(0, row.length - 1) * gap;
  if (row.length * width > space) return undefined;
  const height = heightOf(row, { format, width, most: beside.height });
  const set = row.map((card) => setCard(card, { format, width, height, names }));
  const faces = set.map(({ face }) => face);
  const isRoom =
    set.reduce((sum, each) => sum + each.width, 0) <= space && row.every((card, at) => (faces[at] ?? 0) >= leastOf(format, card));
  if (!isRoom) return undefined;
  const { beside: besideFormat, besideAt, besideWidth, besideHeights, columns } = beside;
  const worth =
    rowWorth[format] +
    Math.min(width, worths.widthMost) * worths.perWidth +
    meanOf(faces.map((face) => Math.min(face, width * 1.3, worths.heightMost))) * worths.perHeight +
    set.filter(({ isCut }) => isCut).length * worths.cutName +
    besideWorth[besideFormat][besideAt] +
    (columns.length > 1 ? worths.column : 0) +
    (format === 'told' && Math.min(...faces) < toldRoomy ? worths.lowTold : 0);
  return {
    row: format,
    beside: besideFormat,
    besideAt,
    widths: set.map((each) => each.width),
    height,
    gap,
    besideWidth,
    besideHeights,
    columns,
    worth,
  };
}

function gapOf(count: number): number {
  if (count > 7) return 8;
  return count > 5 ? 10 : 13;
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? worths.heightMost : values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** The height of a row's cards: as much as there is, but no more than their format can use. */
function heightOf(
  row: readonly RowCard[],
  { format, width, most }: { readonly format: RowFormat; readonly width: number; readonly most: number },
): number {
  const below = Math.max(0, ...row.map(({ attached, hasFoot }) => stripsHeight(attached, width) + (hasFoot ? footHeight : 0)));
  if (format === 'told') return Math.min(most, toldMost);
  return Math.min(most, Math.floor(width * shape + (format === 'gist' ? gistHeight : 0) + below));
}

interface CardWish {
  readonly format: RowFormat;
  readonly width: number;
  readonly height: number;
  readonly names: NameSettings;
}

/** A card of a row: its width, what is left to its face, and whether a name on it is cut. */
function setCard(card: RowCard, wish: CardWish): { readonly width: number; readonly face: number; readonly isCut: boolean } {
  const hasStrips = card.attached.length > 0 && wish.format !== 'told';
  for (const widening of hasStrips ? moreWidenings : widenings) {
    const width = Math.floor(wish.width * widening);
    const face = faceHeight(card, { ...wish, width });
    const isRoom = !hasStrips || face >= leastOf(wish.format, card);
    if (isRoom && keepsNames(card, { ...wish, width }, face)) return { width, face, isCut: false };
  }
  return { width: wish.width, face: faceHeight(card, wish), isCut: true };
}

function faceHeight({ text, attached, hasFoot }: RowCard, { format, width, height }: CardWish): number {
  const words = { told: plaqueHeight(text, width), gist: text.length > 0 ? gistHeight : 0, face: 0 };
  return height - words[format] - stripsHeight(attached, width) - (hasFoot ? footHeight : 0);
}

function keepsNames({ name, attached }: RowCard, { width, names }: CardWish, face: number): boolean {
  if (attached.some((each) => setStrip(each, width).name.cut)) return false;
  const { typeface } = names;
  if (face < tokenBelow) return nameWidth(name, { letters: lettersOfLarge, lines: 1, face: 'ui' }) <= width - tokenMargin;
  const { letters, margin, lines } = names[toldSize(width, face)];
  return nameWidth(name, { letters, lines: Math.min(lines, linesOfName(face)), face: typeface }) <= width - margin;
}

/** What a token takes of its width beside its name, with damage on it. */
const tokenMargin = 42;

/** The lines of a name on a face of a height: as `nameLines` of the faces has them. */
function linesOfName(height: number): number {
  if (height < 104) return 1;
  return height < 132 ? 2 : 3;
}

/** The least widths of names that were measured: a table measures the same cards at every step. */
const measured = new Map<string, number>();

interface NameWish {
  readonly letters: number;
  readonly lines: number;
  readonly face: NameSettings['typeface'];
}

function nameWidth(name: string, { letters, lines, face }: NameWish): number {
  const key = [face, letters, lines, name].join(' ');
  const known = measured.get(key);
  if (known !== undefined) return known;
  const width = leastWidth(name, { size: letters, lines, face });
  measured.set(key, width);
  return width;
}
