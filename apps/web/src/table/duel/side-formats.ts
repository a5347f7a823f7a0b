/** What a side of a duel is fitted from, and what it comes to. Measures are units of the drawing unless they are said to be pixels. */

import type { NameSettings } from '../../faces/told-measure.ts';

/** A card in a row as its side has to know it. */
export interface RowCard {
  readonly name: string;
  readonly text: readonly string[];
  /** The names of the cards that are attached to it. */
  readonly attached: readonly string[];
  /** Whether states, Æmber or counters lie on it, which have a line of their own. */
  readonly hasFoot: boolean;
}

/** A card beside the row: an artifact or an object. */
export interface BesideCard {
  readonly name: string;
  readonly text: readonly string[];
}

/** What lies on a side. */
export interface SideCards {
  readonly row: readonly RowCard[];
  readonly beside: readonly BesideCard[];
  readonly names: NameSettings;
}

/** The room of a side, in units. */
export interface SideRoom {
  readonly width: number;
  readonly height: number;
  /** What flanks take of the width. */
  readonly flanks: number;
}

/** How the cards of a row stand: with their whole text, with one line of it, or as faces. */
export type RowFormat = 'told' | 'gist' | 'face';
/** How the cards beside a row stand: with their whole text, with one line, or with their names; `none` where there are none. */
export type BesideFormat = 'told' | 'plate' | 'chip' | 'none';

/** The formats of a side. */
export interface SideMix {
  readonly row: RowFormat;
  readonly beside: BesideFormat;
  readonly besideAt: 'right' | 'below';
}

/** A side as it fits. */
export interface SideFit extends SideMix {
  /** Of the cards in the row, in their order: one whose name would be cut is wider. */
  readonly widths: readonly number[];
  readonly height: number;
  readonly gap: number;
  /** Of a card beside the row. Heights of told ones are their own. */
  readonly besideWidth: number;
  readonly besideHeights: readonly number[];
  /** The cards beside the row by columns, as indexes; one column where they lie below it. */
  readonly columns: readonly (readonly number[])[];
  readonly worth: number;
}
