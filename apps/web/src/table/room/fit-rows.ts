/**
 * Sets rows of cards to the room there is. Faces keep their type; what gives way is, in this order: growth, the art, attached cards
 * (from strips to a count), the width, and at last the face itself, for a token. More room never makes a card smaller.
 */

import { lettersOfLarge, lettersOfSmall, type FaceFit } from '../../faces/face.ts';

/** A row as it would like to lie. */
export interface RowWish {
  /** How many cards lie in it. */
  readonly count: number;
  /** How high the strips of what is attached to one of them are at most, in strips of one line. */
  readonly attached?: number;
  /** What stands beside the cards, in pixels. */
  readonly beside?: number;
}

/** A row as it fits. */
export interface RowFit {
  readonly fit: FaceFit;
  readonly lines: 1 | 2;
  /** Between two cards, in pixels. */
  readonly gap: number;
  /** Between two lines, where the tabs of the lower one lie. */
  readonly lineGap: number;
  /** What the row takes, in pixels. */
  readonly height: number;
  /** How good it is: up to 1 by the size of a face, up to 2 with strips of what is attached, above where faces grow. */
  readonly worth: number;
}

/** The room that rows share. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly small: boolean;
  /** How many times the usual size text on faces should have; 1 if absent. */
  readonly text?: number;
  /** How large a face may grow, in units of its least full size, before its text is larger than usual; 1.75 if absent. */
  readonly growth?: number;
  /** How wide a face may be whose height is too little for it, in units, so that its name has room; as wide as a full face if absent. */
  readonly widest?: number;
}

interface Bounds {
  readonly base: readonly [width: number, height: number];
  readonly least: readonly [width: number, height: number];
  readonly token: readonly [width: number, height: number];
}

/** Full faces, the least faces, and the largest tokens. */
const large: Bounds = { base: [108, 150], least: [76, 92], token: [112, 110] };
const small: Bounds = { base: [84, 112], least: [74, 94], token: [96, 96] };
/** The least side of a token: what a finger hits. */
export const tokenLeast = 44;
/** What a token must keep of its drawing where larger text draws it larger: in less, values and marks cover each other. */
const tokenRoomy = [64, 84] as const;
/** From this height on a face leaves its attached cards their strips. */
const stripsFrom = 104;
const stripHeight = 25;

/** Between two lines of cards, in pixels. */
export function lineGapOf({ small: isSmall }: Pick<Room, 'small'>): number {
  return isSmall ? 10 : 16;
}

/** From this width on a face is set in the hand's optical size, in which type and traits have room. */
const handFrom = 148;
/** What a token is worth beside a face of its size. */
export const tokenWorth = 0.8;
const growthStep = 0.05;

const boundsOf = (room: Room): Bounds => (room.small ? small : large);

/** Rows of equal rights: all at one size where every card can be whole, otherwise each as its share of the height allows. */
export function fitRows(rows: readonly RowWish[], room: Room): readonly RowFit[] {
  return grownRows(rows, room) ?? rows.map((row, at) => fitRow(row, { ...room, height: shareOf(rows, at, room) }));
}

/** Between the cards of a row that lies in one line. */
function gapOf({ count }: RowWish, { unit, small: isSmall }: Room): number {
  if (isSmall) return 6;
  return (count > 7 ? 8 : 14) * unit;
}

/** What each card of a line has for a width, in pixels. */
export function widthEach(row: RowWish, room: Room, perLine = row.count, gap = gapOf(row, room)): number {
  const cards = Math.max(1, perLine);
  return (room.width - (row.beside ?? 0) - gap * (cards - 1)) / cards;
}

function heightAt(row: RowWish, factor: number, room: Room): number {
  return (boundsOf(room).base[1] + (row.attached ?? 0) * stripHeight) * factor;
}

/** All rows at the largest common factor from 1 on; undefined where there is none. */
function grownRows(rows: readonly RowWish[], room: Room): readonly RowFit[] | undefined {
  const [width, height] = boundsOf(room).base;
  const most = Math.floor(((room.growth ?? 1.75) * room.unit * textOf(room)) / growthStep);
  for (let steps = most; steps >= 1 / growthStep; steps--) {
    const factor = steps * growthStep;
    const needed = rows.reduce((sum, row) => sum + heightAt(row, factor, room), 0);
    if (needed > room.height || rows.some((row) => widthEach(row, room) < width * factor)) continue;
    const fit = wholeFace(width * factor, height * factor, room);
    return rows.map((row) => ({
      fit,
      lines: 1,
      gap: gapOf(row, room),
      lineGap: lineGapOf(room),
      height: heightAt(row, factor, room),
      worth: 2 + factor,
    }));
  }
  return undefined;
}

/** A whole face of a size in pixels, in the optical size that is meant for it; where text is larger, in less of the drawing. */
function wholeFace(width: number, height: number, room: Room): FaceFit {
  const { small: isSmall } = room;
  const letters = isSmall ? lettersOfSmall : lettersOfLarge;
  const [base] = boundsOf(room).base;
  const scale = Math.max(width / base, scaleFor(width, height, room));
  if (width >= handFrom * Math.max(1, scaleFor(width, height, room)))
    return { size: 'hand', width: 148, height: 206, scale: Math.min(width / 148, height / 206), strips: true, letters };
  const size = isSmall ? 'tile' : 'board';
  return { size, width: width / scale, height: height / scale, scale, strips: true, letters };
}

const textOf = ({ text = 1 }: Pick<Room, 'text'>): number => text;

/** How much a face is drawn larger so that its text is: never so much that its drawing has less than the least face. */
function scaleFor(width: number, height: number, room: Room): number {
  const { least } = boundsOf(room);
  return Math.max(1, Math.min(textOf(room) * (textOf(room) > 1 ? room.unit : 1), width / least[0], height / least[1]));
}

/** What a row gets of the height: as much as the others at most, but no more than it can use. */
function shareOf(rows: readonly RowWish[], at: number, room: Room): number {
  const needs = rows.map((row) => heightAt(row, 1, room));
  let free = room.height;
  let open = rows.length;
  for (const need of needs.toSorted((one, other) => one - other)) {
    const level = free / open;
    if (need > level) return Math.min(needs[at] ?? level, level);
    free -= need;
    open--;
  }
  return needs[at] ?? 0;
}

/** One row in a height of its own: the best of the settings that the room allows. */
export function fitRow(row: RowWish, room: Room): RowFit {
  const settings = [faceSetting(row, room, true), faceSetting(row, room, false), tokenSetting(row, room, 1)];
  if (row.count > 3) settings.push(tokenSetting(row, room, 2), ...((row.attached ?? 0) === 0 ? [twoLinesOfFaces(row, room)] : []));
  const [best] = settings.filter((each) => each !== undefined).toSorted((one, other) => other.worth - one.worth);
  return best ?? scrolledRow(room);
}

/** Faces in one line, with the strips of what is attached or with a count of it. */
function faceSetting(row: RowWish, room: Room, strips: boolean): RowFit | undefined {
  const attached = row.attached ?? 0;
  if (strips && attached === 0) return undefined;
  const below = strips ? attached * stripHeight : 0;
  const height = room.height - below;
  if (strips && height < stripsFrom) return undefined;
  const face = resetFace(widthEach(row, room), height, room, strips || attached === 0);
  if (face === undefined) return undefined;
  return {
    fit: face.fit,
    worth: face.worth + (strips ? 1 : 0),
    lines: 1,
    gap: gapOf(row, room),
    lineGap: lineGapOf(room),
    height: face.fit.height * face.fit.scale + below,
  };
}

function twoLinesOfFaces(row: RowWish, room: Room): RowFit | undefined {
  const gap = Math.min(8, gapOf(row, room));
  const perLine = Math.ceil(row.count / 2);
  const lineGap = lineGapOf(room);
  const face = resetFace(widthEach(row, room, perLine, gap), (room.height - lineGap) / 2, room, true);
  if (face === undefined) return undefined;
  return { ...face, lines: 2, gap, lineGap, height: face.fit.height * face.fit.scale * 2 + lineGap };
}

/** A face that is set anew in the room for one card; undefined where that is too little for any. */
function resetFace(
  width: number,
  height: number,
  room: Room,
  strips: boolean,
): { readonly fit: FaceFit; readonly worth: number } | undefined {
  const { base, least } = boundsOf(room);
  if (width < least[0] || height < least[1]) return undefined;
  const scale = scaleFor(width, height, room);
  const fit: FaceFit = {
    size: room.small ? 'tile' : 'board',
    width: Math.floor(Math.min(width / scale, room.widest ?? base[0])),
    height: Math.floor(Math.min(height / scale, base[1])),
    scale,
    strips,
    letters: room.small ? lettersOfSmall : lettersOfLarge,
  };
  return { fit, worth: Math.min(width / base[0], height / base[1], 1) };
}

/** Tokens in one line or two. */
function tokenSetting(row: RowWish, room: Room, lines: 1 | 2): RowFit | undefined {
  const gap = Math.min(room.small ? 6 : 8, gapOf(row, room));
  const width = widthEach(row, room, Math.ceil(row.count / lines), gap);
  const lineGap = lineGapOf(room);
  const height = lines === 1 ? room.height : (room.height - lineGap) / 2;
  if (width < tokenLeast || height < tokenLeast) return undefined;
  const { base } = boundsOf(room);
  const worth = tokenWorth * Math.min(width / base[0], height / base[1], 1);
  const fit = tokenFit(width, height, room);
  return { fit, worth, lines, gap, lineGap, height: fit.height * fit.scale * lines + (lines - 1) * lineGap };
}

/** A token for one card in the room that it has; never under its floor. */
export function tokenFit(width: number, height: number, room: Pick<Room, 'unit' | 'small' | 'text'>): FaceFit {
  const most = (room.small ? small : large).token;
  const usual = Math.max(1, Math.min(room.unit, width / tokenLeast, height / tokenLeast));
  const scale = Math.max(usual, Math.min(room.unit * textOf(room), width / tokenRoomy[0], height / tokenRoomy[1]));
  const side = (given: number, largest: number): number => Math.max(tokenLeast, Math.floor(Math.min(given / scale, largest)));
  return {
    size: 'token',
    width: side(width, most[0]),
    height: side(height, most[1]),
    scale,
    strips: false,
    letters: room.small ? lettersOfSmall : lettersOfLarge,
  };
}

/** More cards than have room even as tokens: the row is scrolled along. */
function scrolledRow(room: Room): RowFit {
  const fit = tokenFit(tokenLeast, room.height, room);
  return { fit, lines: 1, gap: 4, lineGap: 0, height: fit.height, worth: 0 };
}

/** One row that has the room for itself. */
export function fitLine(row: RowWish, room: Room): RowFit {
  return fitRows([row], room)[0] ?? scrolledRow(room);
}

/** The least height of a row with all its values. */
export const rowLeast = 62;
