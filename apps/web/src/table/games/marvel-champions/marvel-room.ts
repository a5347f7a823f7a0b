/** Sets the rows of Marvel Champions into the room there is: the villain's, and one of each hero that is open. */

import { fitRows, type Room, type RowFit, type RowWish } from '../../room/fit-rows.ts';

/** What lies in the row of a hero. */
export interface HeroCards {
  /** The identity and the allies. */
  readonly friendly: number;
  readonly engaged: number;
  /** Upgrades, supports and what is attached to the identity. */
  readonly beside: number;
  /** The most cards that are attached to one of the others. */
  readonly attached: number;
}

/** How what lies beside a hero stands: as chips in columns, as chips below the cards, or as emblems in columns. */
export type BesideStyle = 'columns' | 'below' | 'emblems';

/** A hero's row as it fits. */
export interface HeroFit {
  readonly row: RowFit;
  readonly style: BesideStyle;
  /** How many stand below each other in a column. */
  readonly perColumn: number;
  /** Of a chip, in units of the drawing. */
  readonly chipWidth: number;
}

/** The side of an emblem and the height of a chip, between two of them, and around the dotted line, in pixels at the least unit. */
const emblem = 44;
const between = 8;
const dotted = 40;
/** What chips below the cards leave around them. */
const belowPadding = 6;
const aside = 24;
/** The least chip and the largest, in units of the drawing. */
const chipLeast = 108;
const chipMost = 170;
/** How much better a style must set the cards to be taken before one that shows more. */
const clearly = 0.04;

/** How many chips or emblems have room below each other. */
export function perColumn(height: number, unit: number): number {
  return Math.max(1, Math.floor((height + between * unit) / ((emblem + between) * unit)));
}

/** The width of a chip beside a row, in units of the drawing. */
function chipWidthIn({ width, unit }: Room): number {
  return Math.round(Math.max(chipLeast, Math.min(chipMost, (width * 0.125) / unit)));
}

/** The width of chips below a row: as wide as lets the most stand in a line. */
function chipWidthBelow(count: number, { width, unit }: Room): number {
  const perLine = Math.max(1, Math.floor((width / unit + between) / (chipLeast + between)));
  const each = (width / unit + between) / Math.max(1, Math.min(count, perLine)) - between;
  return Math.floor(Math.min(chipMost, each));
}

/** The width that columns take, with what stands between them. */
function columnsWidth(count: number, rows: number, each: number): number {
  return Math.ceil(count / rows) * (each + between);
}

/** What is chosen for a hero: a style, and of columns how many stand below each other in one. */
interface Chosen {
  readonly style: BesideStyle;
  readonly rows: number;
}

/** The row of a hero with what lies beside it; `below` is what that takes of the height. */
function wishOf(cards: HeroCards, { style, rows }: Chosen, room: Room): { readonly wish: RowWish; readonly below: number } {
  const { unit } = room;
  const columns = {
    columns: columnsWidth(cards.beside, rows, chipWidthIn(room)) * unit,
    emblems: columnsWidth(cards.beside, rows, emblem) * unit,
    below: 0,
  }[style];
  const perLine = Math.max(1, Math.floor((room.width + between * unit) / ((chipLeast + between) * unit)));
  const below = style === 'below' ? (Math.ceil(cards.beside / perLine) * (emblem + between) + belowPadding) * unit : 0;
  // In two lines, an odd number on either side of the dotted line leaves a place free there.
  const odd = cards.friendly % 2 === 1 && cards.engaged % 2 === 1 && cards.friendly + cards.engaged > 3 ? 1 : 0;
  const count = cards.friendly + cards.engaged + odd;
  return { wish: { count, attached: cards.attached, beside: columns + aside * unit + (cards.engaged > 0 ? dotted * unit : 0) }, below };
}

const styles: readonly BesideStyle[] = ['columns', 'below', 'emblems'];

/** The rows of a table whose heroes have what lies beside them in some styles. */
function fitInStyles(
  heroes: readonly HeroCards[],
  styles: readonly BesideStyle[],
  room: Room,
): { readonly chosen: readonly Chosen[]; readonly rows: readonly RowFit[]; readonly worth: number } {
  let chosen = styles.map((style): Chosen => ({ style, rows: perColumn(room.height / (heroes.length + 1), room.unit) }));
  for (;;) {
    const wishes = chosen.map((each, at) => wishOf(heroes[at] ?? noCards, each, room));
    const below = wishes.reduce((sum, wish) => sum + wish.below, 0);
    const rows = fitRows([{ count: 1 }, ...wishes.map(({ wish }) => wish)], { ...room, height: Math.max(0, room.height - below) });
    // A column is no higher than its row: where it would be, there are more of them.
    const lower = chosen.map((each, at) => ({ ...each, rows: Math.min(each.rows, perColumn(rows[at + 1]?.height ?? 0, room.unit)) }));
    if (lower.every((each, at) => each.rows === chosen[at]?.rows))
      return { chosen, rows, worth: rows.reduce((sum, row) => sum + row.worth, 0) };
    chosen = lower;
  }
}

const noCards: HeroCards = { friendly: 0, engaged: 0, beside: 0, attached: 0 };

/** Every choice of a style for each hero, those that show more first. */
function choicesFor(heroes: readonly HeroCards[]): readonly (readonly BesideStyle[])[] {
  return heroes.reduce<readonly (readonly BesideStyle[])[]>(
    (choices, { beside }) => choices.flatMap((choice) => (beside === 0 ? ['columns' as const] : styles).map((style) => [...choice, style])),
    [[]],
  );
}

/**
 * The villain's row and those of the open heroes: in the styles in which cards are set best; of styles that are nearly as good, in those
 * that show more.
 */
export function fitTable(
  heroes: readonly HeroCards[],
  room: Room,
): { readonly villain: RowFit | undefined; readonly heroes: readonly HeroFit[] } {
  const tried = choicesFor(heroes).map((choice) => fitInStyles(heroes, choice, room));
  const best = Math.max(...tried.map(({ worth }) => worth));
  const taken = tried.find(({ worth }) => worth >= best - clearly * (heroes.length + 1));
  const [villain, ...rows] = taken?.rows ?? [];
  return {
    villain,
    heroes: rows.map((row, at) => {
      const { style, rows: perEach } = taken?.chosen[at] ?? { style: 'columns', rows: 1 };
      const chipWidth = style === 'below' ? chipWidthBelow(heroes[at]?.beside ?? 0, room) : chipWidthIn(room);
      return { row, style, perColumn: perEach, chipWidth };
    }),
  };
}

/** The scheme in landscape that stands beside the villain. */
export interface VillainFit {
  readonly villain: RowFit;
  /** The factor of the main scheme's drawing. */
  readonly scheme: number;
  /** How what is attached to the villain and what lies beside it stands, and in columns of how many. */
  readonly style: 'columns' | 'emblems';
  readonly perColumn: number;
  readonly chipWidth: number;
}

const schemeMost = 1.6;
/** Piles, a boost card, and the gaps of the villain's row, in pixels at the least unit. */
const pilesWidth = 84;
const boostWidth = 76;
const gaps = 80;
const schemeWidth = 196;
const schemeHeight = 116;

/** What lies in the villain's row. */
export interface VillainCards {
  readonly attached: number;
  readonly beside: number;
  readonly hasBoost: boolean;
}

/** The villain's row: chips as wide as the room allows, or emblems. */
export function fitVillain({ attached, beside, hasBoost }: VillainCards, villain: RowFit, { width, unit }: Room): VillainFit {
  const height = villain.fit.height * villain.fit.scale;
  const scheme = Math.max(0.6, Math.min(height / schemeHeight, schemeMost * unit, (width * 0.28) / schemeWidth));
  const rows = perColumn(height, unit);
  const taken = (pilesWidth + gaps + (hasBoost ? boostWidth : 0)) * unit + schemeWidth * scheme + villain.fit.width * villain.fit.scale;
  const columns = Math.ceil(attached / rows) + Math.ceil(beside / rows);
  const each = Math.floor((width - taken) / Math.max(1, columns) / unit) - between;
  return {
    villain,
    scheme,
    style: each < chipLeast ? 'emblems' : 'columns',
    perColumn: rows,
    chipWidth: Math.min(190, Math.max(chipLeast, each)),
  };
}
