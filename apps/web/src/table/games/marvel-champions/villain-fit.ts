/** Sets the villain's row into the room there is. */

import type { Box } from './lane-formats.ts';
import { fitStack, type StackFit, type StackFormat } from './fit-stack.ts';

/** The room of a board, in pixels at a unit. */
export interface VillainRoom extends Box {
  readonly unit: number;
  /** What text is multiplied by. */
  readonly text: number;
  readonly isTall: boolean;
  /** How many heroes play. */
  readonly heroes: number;
}

/** What lies in the row. */
export interface VillainCards {
  readonly attached: number;
  /** The least widths of the names of attachments and of what lies beside the villain, in two lines, in units. */
  readonly names: { readonly attached: number; readonly beside: number };
  /** Whether the villain has a status card: its word takes a line. */
  readonly hasStatus: boolean;
  readonly beside: number;
  readonly piles: number;
  readonly hasBoost: boolean;
}

/** How attachments and side schemes stand. */
export type PlateFormat = 'plate' | 'chip' | 'token';

/** The row as it fits, in pixels. */
export interface VillainFit {
  readonly height: number;
  readonly scheme: Box;
  readonly villain: Box;
  /** The width of what is told of the villain beside the card. */
  readonly facts: number;
  readonly attached: StackFit<PlateFormat>;
  readonly beside: StackFit<PlateFormat>;
}

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The heights of the row, in units; the part of the board that it takes, and what it leaves to the gap below it. */
const heights = { least: 132, most: 236, tall: 204, tallOfMany: 170 } as const;
const parts = { wide: 0.325, tall: 0.3 } as const;
const below = 16;
/** The widths of the scheme and of the villain's facts, in units, and the parts of the board that they take. */
const schemeWidths = { least: 150, part: 0.23, most: 232, tall: 176 } as const;
const factWidths = { least: 176, part: 0.255, most: 272 } as const;
/** The least height of the scheme, in units, where larger text takes the rest. */
const schemeLeast = 60;
/** What ruler and clock take under the scheme. */
const rulerHeight = 58;
const landscape = 0.56;
const portrait = 0.72;
/** What name, hit points and powers of the villain take, and a line of statuses. */
const factLines = 94;
const statusLine = 30;
const columnGap = 16;
const pileWidths = { roomy: 78, narrow: 62 } as const;
/** Under this width of the board, in units, piles are narrow. */
const narrowUnder = 860;
const boostWidth = 78;
const touchGap = 6;

/** What a plate and a chip leave to a name, with a figure at the right and without, in units. */
const nameMargins = { plate: 68, chip: 56, figure: 40 } as const;

/** Plates of the villain's row, those with the most words first: none in which a name would be cut. */
function formatsOf(
  { unit, text }: Pick<VillainRoom, 'unit' | 'text'>,
  plateMost: number,
  name: number,
): readonly [StackFormat<PlateFormat>, ...StackFormat<PlateFormat>[]] {
  const large = unit * text;
  const gap = touchGap * unit;
  const token = (side: number): StackFormat<PlateFormat> => ({ name: 'token', widthLeast: side, widthMost: side, height: side, gap });
  return [
    { name: 'plate', widthLeast: Math.max(150, name + nameMargins.plate) * large, widthMost: plateMost * large, height: 54 * large, gap },
    { name: 'chip', widthLeast: Math.max(116, name + nameMargins.chip) * large, widthMost: plateMost * large, height: 44 * large, gap },
    token(44 * large),
    token(44 * unit),
  ];
}

/** Fits the row: its height is a part of the board's, and what lies beside the villain shares the width that the others leave. */
export function fitVillain(cards: VillainCards, room: VillainRoom): VillainFit {
  const { unit, text, isTall, width } = room;
  const height = villainHeight(room);
  const schemeWidth = isTall ? schemeWidths.tall : clamp(schemeWidths.least * unit, width * schemeWidths.part, schemeWidths.most * unit);
  const scheme = {
    width: schemeWidth,
    height: Math.min(Math.max(schemeLeast * unit, height - rulerHeight * unit * text), schemeWidth * landscape),
  };
  const villain = { width: Math.round(height * portrait), height };
  const facts = clamp(factWidths.least * unit, width * factWidths.part, factWidths.most * unit);
  const free = height - (factLines + (cards.hasStatus ? statusLine : 0)) * unit * text;
  const attached = fitStack(cards.attached, { width: facts, height: free }, formatsOf(room, 272, cards.names.attached));
  const taken =
    scheme.width + villain.width + facts + pilesWidth(cards.piles, room) + (cards.hasBoost ? boostWidth * unit : 0) + 4 * columnGap * unit;
  const beside = fitStack(cards.beside, { width: width - taken, height }, formatsOf(room, 232, cards.names.beside + nameMargins.figure));
  return { height, scheme, villain, facts, attached, beside };
}

/** The height of the row in a board. */
function villainHeight({ unit, height, isTall, heroes }: Omit<VillainRoom, 'width' | 'text'>): number {
  if (!isTall) return clamp(heights.least * unit, height * parts.wide - below * unit, heights.most * unit);
  return clamp(heights.least, height * parts.tall - below, heroes > 2 ? heights.tallOfMany : heights.tall);
}

/** Two piles stand below each other; tall boards have no room for them. */
function pilesWidth(count: number, { unit, text, width, isTall }: VillainRoom): number {
  if (isTall) return 0;
  return Math.ceil(count / 2) * (width < narrowUnder * unit ? pileWidths.narrow : pileWidths.roomy) * unit * text;
}
