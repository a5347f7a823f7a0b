/**
 * Fits a hero's lane: which cards lie whole, which as plates, and how large. Every mix of formats is tried at its largest size, and the one
 * that is worth most is taken. More room never gives smaller cards in the same mix, and never a mix that is worth less.
 */

import { mixesOf } from './lane-mixes.ts';
import type { Box, LaneCard, LaneCards, LaneFit, LaneMix, LaneRoom, MinionFormat, PermanentFormat } from './lane-formats.ts';

/** The least sizes of a character, in pixels: on large screens and on phones. */
export const characterLeast = { large: { width: 64, height: 64 }, small: { width: 56, height: 60 } } as const;
const characterMost = 236;
/** The width of a card in parts of its height. */
const shape = 0.72;
/** From these on, in units of the drawing, a card is drawn as a face and has its name. */
export const faceFrom = { width: 76, height: 96 } as const;
/** Heights are tried in steps, so that a little more room changes nothing. */
const step = 4;

const openText = 176;
const openHeights = { least: 128, most: 168 } as const;
const textMargin = 30;
const plate = { width: 184, height: 54 } as const;
const chip = { width: 138, wide: 178, height: 44 } as const;
const tokens = { roomy: 46, least: 44 } as const;
const minionPlate = { width: 196, height: 56 } as const;
const minionCard = { part: 0.92, width: 92, height: 104 } as const;
/** The heights of a character's plate with its name in one line and in two, in units. */
const characterPlates = [46, 62] as const;
/** What a plate leaves to its name: without the emblem's band and the margins. */
const plateMargin = { high: 65, low: 53, figured: 98 } as const;
/** The least width of a character's plate, in units. */
const plateLeast = 120;
const roomyFoot = 28;
/** What a dotted line takes, above the characters and at their side. */
const dotted = { top: 12, side: 34 } as const;
const permanentsMargin = 10;
/** The most rows of characters. */
const rowsMost = 3;

const permanentWorth: Readonly<Record<PermanentFormat, number>> = { open: 96, plate: 52, card: 40, chip: 34, token: 0, none: 0 };
const minionWorth: Readonly<Record<MinionFormat, number>> = { card: 34, plate: 16, none: 0 };
const worths = { perHeight: 1.1, heightMost: 190, top: 6, roomy: 28, nameless: -60, row: -20, plates: 92, platedChips: 24 } as const;
/** How much more another mix must be worth to take the place of the one that is shown: about as much as a format. */
const held = 40;

/** Fits a lane; undefined where not even plates and tokens have room. The mix that is shown holds until it fits no longer, or another is worth clearly more. */
export function fitLane(cards: LaneCards, room: LaneRoom, shown?: LaneMix): LaneFit | undefined {
  const fits = mixesOf(cards, room).flatMap((mix) => fitMix(cards, mix, room) ?? []);
  const rank = (fit: LaneFit): number => fit.worth + (shown !== undefined && isSameMix(fit, shown) ? held : 0);
  return fits.toSorted((one, other) => rank(other) - rank(one))[0];
}

/** Whether two lanes have the same formats in the same places. */
export function isSameMix(one: LaneMix, other: LaneMix): boolean {
  const parts = ['characters', 'minions', 'minionsAt', 'permanents', 'permanentsAt', 'isRoomy'] as const;
  return parts.every((part) => one[part] === other[part]);
}

/** The cards of a lane in which nothing else fits: emblems that flow, or one row of plates. */
export interface LaneFlow {
  readonly box: Box;
  /** The identity has more values than others: its emblem is twice as wide. */
  readonly identity: Box;
  readonly isRow: boolean;
}

/** Emblems with every value, as large as have room; where not even the least have, on phones one row of plates. */
export function fitFlow({ characters, minions, permanents }: LaneCards, { width, height, small }: LaneRoom): LaneFlow {
  const places = characters.length + minions.length + permanents.length + 1;
  const flowing = (side: number): LaneFlow => ({
    box: { width: side, height: side },
    identity: { width: 2 * side + flow.gap, height: side },
    isRow: false,
  });
  for (let side = flow.most; side >= flow.least; side -= step) {
    const rows = rowsOf(places, side, { width, gap: flow.gap }) ?? Infinity;
    if (rows * (side + flow.gap) - flow.gap <= height) return flowing(side);
  }
  return small ? { box: flow.plate, identity: flow.plate, isRow: true } : flowing(flow.least);
}

/** The sides of emblems that flow, between two of them, and the plates of one row, in pixels. */
const flow = { least: 44, most: 72, gap: 6, plate: { width: 176, height: 50 } } as const;

/** How much higher the cards of a lane may be than the smallest of its board. */
const spread = 1.22;

/** The lanes of a board: their cards differ in height by a factor of 1.22 at most. Narrow lanes count for no other. */
export function fitLanes(
  lanes: readonly {
    readonly cards: LaneCards;
    readonly room: LaneRoom;
    readonly isNarrow: boolean;
    readonly shown?: LaneMix | undefined;
  }[],
): readonly (LaneFit | undefined)[] {
  const alone = lanes.map(({ cards, room, shown }) => fitLane(cards, room, shown));
  const heights = alone.flatMap((fit, at) => (fit?.characters === 'card' && lanes[at]?.isNarrow === false ? [fit.character.height] : []));
  const heightMost = Math.min(...heights) * spread;
  return lanes.map(({ cards, room, shown }, at) => {
    const fit = alone[at];
    if (fit === undefined || fit.character.height <= heightMost) return fit;
    return fitLane(cards, { ...room, heightMost }, shown) ?? fit;
  });
}

/** A mix at its largest; undefined where it does not fit at all. */
function fitMix(cards: LaneCards, mix: LaneMix, room: LaneRoom): LaneFit | undefined {
  if (mix.characters === 'plate') return fitPlates(cards, mix, room);
  const { unit, small, heightMost = Infinity } = room;
  const least = characterLeast[small ? 'small' : 'large'].height;
  const most = Math.min(characterMost * unit, room.height - footOf(mix, room), heightMost);
  for (let height = least + Math.floor((most - least) / step) * step; height >= least; height -= step) {
    const fit = fitAt(cards, mix, room, height);
    if (fit !== undefined) return fit;
  }
  return undefined;
}

function footOf({ isRoomy }: LaneMix, { unit }: LaneRoom): number {
  return isRoomy ? Math.round(roomyFoot * unit) : 0;
}

type Gaps = Pick<LaneFit, 'gap' | 'between' | 'rowGap'>;

/** Between cards; where there is a line under the characters, tabs lie over that. */
function gapsOf({ isRoomy }: LaneMix, { unit }: LaneRoom): Gaps {
  const [gap, between, rowGap] = isRoomy ? [8, 13, 8] : [6, 8, 16];
  return { gap: Math.round(gap * unit), between: Math.round(between * unit), rowGap: Math.round(rowGap * unit) };
}

/** A mix whose characters have a height; undefined where it does not fit. */
function fitAt(cards: LaneCards, mix: LaneMix, room: LaneRoom, height: number): LaneFit | undefined {
  const { small, width } = room;
  const character = { width: Math.max(characterLeast[small ? 'small' : 'large'].width, Math.round(height * shape)), height };
  const minion = minionBox(cards, mix, room, character);
  const permanent = permanentBox(cards, mix, room, character);
  if (minion === undefined || permanent === undefined) return undefined;
  const gaps = gapsOf(mix, room);
  const foot = footOf(mix, room);
  const engaged = minionsIn(cards, mix, { room, gaps, height, minion });
  const beside = permanentsIn(cards, mix, { room, gaps, height: height + foot, permanent });
  if (engaged === undefined || beside === undefined) return undefined;
  const charactersWidth = width - engaged.width - beside.width;
  const rows = rowsOf(cards.characters.length, character.width, { width: charactersWidth, gap: gaps.between });
  const isBeside = mix.permanentsAt === 'right' && cards.permanents.length > 0;
  if (rows === undefined || rows > (isBeside ? 1 : rowsMost)) return undefined;
  const taken = engaged.height + rows * (height + foot + gaps.rowGap) - gaps.rowGap + beside.height;
  if (taken > room.height) return undefined;
  const worth = worthOf(cards, mix, { room, character, rows });
  return { ...mix, ...gaps, character, minion, permanent, foot, charactersWidth, worth };
}

/** How many rows so many cards of a width need; undefined where not even one fits. */
function rowsOf(count: number, each: number, { width, gap }: { readonly width: number; readonly gap: number }): number | undefined {
  if (each > width) return undefined;
  return Math.ceil(count / Math.max(1, Math.floor((width + gap) / (each + gap))));
}

const noBox: Box = { width: 0, height: 0 };

/** The size of a minion: a card only where its name has room. */
function minionBox({ minions }: LaneCards, { minions: format }: LaneMix, room: LaneRoom, { width, height }: Box): Box | undefined {
  const { unit } = room;
  if (format === 'none') return noBox;
  if (format === 'plate') return { width: Math.min(room.width, minionPlate.width * unit), height: minionPlate.height * unit };
  const box = { width: Math.max(minionCard.width * unit, width * minionCard.part), height: height * minionCard.part };
  const isWhole = box.height >= minionCard.height * unit && minions.every((card) => keepsName(card, box, room));
  return isWhole ? box : undefined;
}

/** The size of a permanent in its format; undefined where the format does not suit the cards or the height. */
function permanentBox(
  { permanents }: LaneCards,
  { permanents: format, isRoomy }: LaneMix,
  room: LaneRoom,
  character: Box,
): Box | undefined {
  const { unit } = room;
  switch (format) {
    case 'none':
      return noBox;
    case 'open': {
      const height = Math.min(character.height, openHeights.most * unit);
      const isWhole = permanents.every(({ textHeight }) => textHeight <= height / unit - textMargin);
      return height >= openHeights.least * unit && isWhole ? { width: height * shape + openText * unit, height } : undefined;
    }
    case 'card':
      return character.height >= 120 && permanents.every((card) => keepsName(card, character, room)) ? character : undefined;
    case 'plate':
      return fitsNames(permanents, plate.width - plateMargin.high) ? { width: plate.width * unit, height: plate.height * unit } : undefined;
    case 'chip': {
      const wide = [chip.width, chip.wide].find((each) => fitsNames(permanents, each - plateMargin.low));
      return wide === undefined ? undefined : { width: wide * unit, height: chip.height * unit };
    }
    case 'token': {
      const side = isRoomy ? tokens.roomy * unit : tokens.least;
      return { width: side, height: side };
    }
  }
}

/** How many stand below each other in a height. */
export function perColumn(height: number, each: Box, gap: number): number {
  return Math.max(1, Math.floor((height + gap) / (each.height + gap)));
}

/** Between two minions below each other: the tab of a card lies there. */
export function minionGap({ minions, gap, rowGap }: Pick<LaneFit, 'minions' | 'gap' | 'rowGap'>): number {
  return minions === 'card' ? Math.max(gap, rowGap) : gap;
}

/** Whether all names have room in two lines. */
function fitsNames(cards: readonly LaneCard[], width: number): boolean {
  return cards.every(({ nameWidths: [, two] }) => two <= width);
}

interface SidePlace {
  readonly room: LaneRoom;
  readonly gaps: Gaps;
  /** Of the characters' row. */
  readonly height: number;
}

/** What minions take of the width or of the height. */
function minionsIn(
  { minions: { length: count } }: LaneCards,
  { minions, minionsAt }: LaneMix,
  { room, gaps: { gap, rowGap }, height, minion }: SidePlace & { readonly minion: Box },
): Box | undefined {
  if (count === 0) return noBox;
  const between = minionGap({ minions, gap, rowGap });
  if (minionsAt === 'side') {
    return { width: Math.ceil(count / perColumn(height, minion, between)) * (minion.width + gap) + dotted.side * room.unit, height: 0 };
  }
  const rows = rowsOf(count, minion.width, { width: room.width, gap });
  return rows === undefined ? undefined : { width: 0, height: rows * (minion.height + between) + dotted.top * room.unit };
}

/** What permanents take of the width or of the height. */
function permanentsIn(
  { permanents: { length: count } }: LaneCards,
  { permanentsAt }: LaneMix,
  { room, gaps: { gap }, height, permanent }: SidePlace & { readonly permanent: Box },
): Box | undefined {
  if (count === 0) return noBox;
  if (permanentsAt === 'right') {
    return {
      width: Math.ceil(count / perColumn(height, permanent, gap)) * (permanent.width + gap) + permanentsMargin * room.unit,
      height: 0,
    };
  }
  const rows = rowsOf(count, permanent.width, { width: room.width, gap });
  return rows === undefined ? undefined : { width: 0, height: rows * (permanent.height + gap) };
}

/** Whether a card that is drawn as a face in a box has its whole name. */
function keepsName({ nameWidths }: LaneCard, { width, height }: Box, { unit, small }: LaneRoom): boolean {
  const [wide, high] = [width / unit, height / unit];
  const isTile = small && wide < 110;
  const lines = linesOfName(high, isTile ? 2 : 3);
  return (nameWidths[lines - 1] ?? Infinity) <= wide - (isTile ? 14 : 18);
}

/** The lines of a name on a face of a height: as `nameLines` of the faces has them. */
function linesOfName(height: number, most: 2 | 3): number {
  if (height < 104) return 1;
  return height < 132 ? 2 : most;
}

function worthOf(
  { characters }: LaneCards,
  mix: LaneMix,
  { room, character, rows }: { readonly room: LaneRoom; readonly character: Box; readonly rows: number },
): number {
  const { unit } = room;
  const isFace = character.width >= faceFrom.width * unit && character.height >= faceFrom.height * unit;
  const isNamed = isFace && characters.every((card) => keepsName(card, character, room));
  return (
    (Math.min(character.height, worths.heightMost * unit) / unit) * worths.perHeight +
    permanentWorth[mix.permanents] +
    minionWorth[mix.minions] +
    (mix.minions !== 'none' && mix.minionsAt === 'top' ? worths.top : 0) +
    (mix.isRoomy ? worths.roomy : 0) +
    (isNamed ? 0 : worths.nameless) +
    (rows - 1) * worths.row
  );
}

/** All as plates with name and values, where cards would lose their names: in one column or in two. */
function fitPlates(cards: LaneCards, mix: LaneMix, room: LaneRoom): LaneFit | undefined {
  const fits = [2, 1].flatMap((columns) => [1, 2].flatMap((lines) => fitPlatesIn({ columns, lines }, cards, mix, room) ?? []));
  return fits.toSorted((one, other) => other.worth - one.worth)[0];
}

interface PlateSetting {
  readonly columns: number;
  /** Of a name. */
  readonly lines: number;
}

function fitPlatesIn({ columns, lines }: PlateSetting, cards: LaneCards, mix: LaneMix, room: LaneRoom): LaneFit | undefined {
  const { unit, width } = room;
  const { characters, minions } = cards;
  const gaps = gapsOf(mix, room);
  const { gap } = gaps;
  const character = { width: Math.floor((width - (columns - 1) * gap) / columns), height: (characterPlates[lines - 1] ?? 0) * unit };
  const permanent = permanentBox(cards, mix, room, noBox);
  const beside = permanent && permanentsIn(cards, mix, { room, gaps, height: character.height, permanent });
  if (beside === undefined || permanent === undefined || character.width < plateLeast * unit) return undefined;
  const heightOf = (count: number): number => Math.ceil(count / columns) * (character.height + gap);
  const engaged = minions.length === 0 ? 0 : heightOf(minions.length) + dotted.top * unit;
  if (engaged + heightOf(characters.length) + beside.height > room.height + gap) return undefined;
  const forNames = character.width / unit - plateMargin.figured;
  if (![...characters, ...minions].every(({ nameWidths }) => (nameWidths[lines - 1] ?? Infinity) <= forNames)) return undefined;
  const worth = worths.plates + (mix.permanents === 'chip' ? worths.platedChips : 0);
  const minion = minions.length === 0 ? noBox : character;
  return { ...mix, ...gaps, between: gap, rowGap: gap, character, minion, permanent, foot: 0, charactersWidth: width, worth };
}
